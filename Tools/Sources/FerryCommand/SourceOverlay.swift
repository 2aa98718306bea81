import Foundation
import SourceRewriter

/// The rewritten sources of a package, shown to the compiler at the originals' paths by a virtual file system overlay.
///
/// Diagnostics, debug information and coverage keep the originals' paths.
struct SourceOverlay {
    /// The overlay description for `-vfsoverlay`. > Parameters: folder: as in `init`.
    static func file(in folder: String) -> String { folder + "/overlay.yaml" }
    /// Columns that moved, by path.
    private(set) var columns: [String: ColumnMap] = [:]
    /// Lines of the original text for compiler excerpts, by path.
    private(set) var originals: [String: String] = [:]
    /// Files that did not change but whose rewritten text did, because of a declaration in another file.
    private(set) var changedByOthers: [String] = []
    private(set) var diagnostics: [RewriteDiagnostic] = []

    /// Writes below `folder` what changed since the last build. `additions` are appended to some files' text.
    init(of files: [String], adding additions: [String: String] = [:], selectors: FrameworkSelectors, into folder: String) throws {
        let file = Self.file(in: folder)
        var texts: [(path: String, text: String)] = []
        var index = DeclarationIndex(framework: selectors)
        for path in files {
            guard let data = FileManager.default.contents(atPath: path) else { throw CommandFailure("cannot read \(path)") }
            let text = String(decoding: data, as: UTF8.self)
            texts.append((path, text))
            index.add(source: text)
        }
        let rewriter = SourceRewriter(index: index)
        try FileManager.default.createDirectory(atPath: folder + "/sources", withIntermediateDirectories: true)
        let stateFile = folder + "/sources.json"
        let known =
            FileManager.default.contents(atPath: stateFile).flatMap { try? JSONDecoder().decode([String: Entry].self, from: $0) } ?? [:]
        var entries: [String: Entry] = [:]
        var roots: [[String: String]] = []
        for (path, text) in texts {
            let rewritten = rewriter.rewrite(text, path: path)
            let added = additions[path] ?? ""
            let output = added.isEmpty ? rewritten?.text : (rewritten?.text ?? text) + added
            let entry = Entry(original: ContentHash.of(text), rewritten: output.map { ContentHash.of($0) })
            entries[path] = entry
            if let before = known[path], before.original == entry.original, before.rewritten != entry.rewritten {
                changedByOthers.append(path)
            }
            guard let output else { continue }
            if let rewritten {
                diagnostics += rewritten.diagnostics
                columns[path] = rewritten.columns
                originals[path] = text
            }
            let place = "\(folder)/sources/\(ContentHash.of(path))-\((path as NSString).lastPathComponent)"
            if known[path]?.rewritten != entry.rewritten || !FileManager.default.fileExists(atPath: place) {
                try output.write(toFile: place, atomically: true, encoding: .utf8)
            }
            roots.append(["type": "file", "name": path, "external-contents": place])
        }
        let overlay: [String: Any] = ["version": 0, "case-sensitive": "true", "use-external-names": "false", "roots": roots]
        let data = try JSONSerialization.data(withJSONObject: overlay, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
        if FileManager.default.contents(atPath: file) != data { try data.write(to: URL(fileURLWithPath: file), options: .atomic) }
        try JSONEncoder().encode(entries).write(to: URL(fileURLWithPath: stateFile), options: .atomic)
    }

    private struct Entry: Codable {
        var original: String
        var rewritten: String?
    }
}
