import Foundation
import SourceRewriter

/// The rewritten sources of a package, shown to the compiler at the originals' paths by a virtual file system overlay.
///
/// Diagnostics, debug information and coverage keep the originals' paths.
struct SourceOverlay {
    /// The overlay description for `-vfsoverlay`. > Parameters: folder: as in `init`.
    static func file(in folder: String) -> String { folder + "/overlay.yaml" }
    /// Files that did not change but whose rewritten text did, because of a declaration in another file.
    private(set) var changedByOthers: [String] = []
    private(set) var diagnostics: [RewriteDiagnostic] = []
    /// Files of SwiftUI only, which are not compiled; those that did not change since the last build are not named again.
    private(set) var leftOut: [String] = []
    /// Declarations that use SwiftUI in files with other code, by file; told once, like files.
    private(set) var leftOutDeclarations: [(path: String, names: [String])] = []
    /// Modules of Apple's that Ferry lacks, with the files that import them; told at each build, since what uses them does not compile.
    private(set) var absentImports: [String: [String]] = [:]
    /// A hash of what other files can depend on in the text that the compiler reads, by path.
    private(set) var interfaces: [String: String] = [:]
    private let rewriter: SourceRewriter
    /// Files that are rewritten.
    private var rewritten: Set<String> = []

    /// Writes below `folder` what changed since the last build. `additions` are appended to some files' text.
    ///
    /// > Parameters: tools: identifies the frameworks and the program that rewrites: with others, every file is read again. unpackagedFolder:
    /// files below it are no package's. portableFolders: packages that keep their own conditions.
    /// relaxedTestFolders: of tests before Swift 6. preview: nil for an ordinary build. absentModules: imports of them are left out.
    init(
        of files: [String], adding additions: [String: String] = [:], generating generated: [String: String] = [:],
        selectors: FrameworkSelectors, tools: [String] = [], unpackagedFolder: String? = nil, portableFolders: [String] = [],
        relaxedTestFolders: [String] = [], preview: PreviewRewrite? = nil, absentModules: Set<String> = [],
        moduleNames: ModuleNames = ModuleNames(), into folder: String
    ) throws {
        let renamed = moduleNames.places.flatMap { [$0.folder, $0.own] + $0.compiled.values.sorted() }
        let tools = tools + portableFolders + relaxedTestFolders + absentModules.sorted() + renamed + moduleNames.folders
        try FileManager.default.createDirectory(atPath: folder + "/sources", withIntermediateDirectories: true)
        let stored = State(storedIn: folder)
        let known = stored ?? State(tools: tools)
        var state = State(tools: tools)
        // What an unreadable state was about is unknown.
        if stored == nil, FileManager.default.fileExists(atPath: State.file(in: folder)) { changedByOthers = files }
        var texts: [(path: String, text: String, entry: Entry?)] = []
        var parsed = ParsedFiles()
        var index = DeclarationIndex(framework: selectors)
        var isSameIndex = known.tools == tools && known.entries.count == files.count
        for path in files {
            guard let data = FileManager.default.contents(atPath: path) else { throw CommandFailure("cannot read \(path)") }
            // Generated code is rewritten like the file's own.
            let text = String(decoding: data, as: UTF8.self) + (generated[path] ?? "")
            let original = ContentHash.of(text)
            let entry = known.entries[path]
            let declarations: DeclarationIndex
            if let entry, entry.original == original, known.tools == tools {
                declarations = entry.declarations
            } else {
                declarations = parsed.source(path, text).index
                isSameIndex = isSameIndex && entry?.declarations == declarations
            }
            state.entries[path] = Entry(original: original, added: ContentHash.of(additions[path] ?? ""), declarations: declarations)
            texts.append((path, text, entry))
            // The app's code meets the classes of such a package as Linux has them.
            if !portableFolders.contains(where: { path.hasPrefix($0 + "/") }) {
                index.merge(declarations, module: moduleNames.module(of: path))
            }
        }
        rewriter = SourceRewriter(
            index: index, unpackagedFolder: unpackagedFolder, portableFolders: portableFolders, relaxedTestFolders: relaxedTestFolders,
            preview: preview, absentModules: absentModules, moduleNames: moduleNames)
        for (path, text, before) in texts {
            guard var entry = state.entries[path] else { continue }
            let place = "\(folder)/sources/\(ContentHash.of(path))-\((path as NSString).lastPathComponent)"
            if isSameIndex, let before, before.original == entry.original, before.added == entry.added, !before.isRefused,
                before.overlay == nil || FileManager.default.fileExists(atPath: place)
            {
                entry = before
            } else {
                let added = additions[path] ?? ""
                let rewritten = rewriter.rewrite(parsed.source(path, text), path: path)
                let isLonger = !added.isEmpty || generated[path] != nil
                let output = isLonger ? (rewritten?.text ?? text) + added : rewritten?.text
                entry.isRewritten = rewritten != nil
                if rewritten?.isLeftOut == true { leftOut.append(path) }
                entry.absentImports = rewritten?.absentImports ?? []
                if let names = rewritten?.leftOutDeclarations, !names.isEmpty { leftOutDeclarations.append((path, names)) }
                entry.overlay = output.map { ContentHash.of($0) }
                entry.isRefused = rewritten?.diagnostics.isEmpty == false
                diagnostics += rewritten?.diagnostics ?? []
                let interface = output.map { ParsedSource($0) } ?? parsed.source(path, text)
                entry.interface = String(interface.interfaceHash, radix: 16)
                if let before, before.original == entry.original, before.overlay != entry.overlay { changedByOthers.append(path) }
                if let output, before?.overlay != entry.overlay || !FileManager.default.fileExists(atPath: place) {
                    try output.write(toFile: place, atomically: true, encoding: .utf8)
                }
            }
            for module in entry.absentImports { absentImports[module, default: []].append(path) }
            parsed.forget(path)
            state.entries[path] = entry
            interfaces[path] = entry.interface
            if entry.isRewritten { rewritten.insert(path) }
            if entry.overlay != nil { state.places[path] = place }
        }
        if state.places != known.places || !FileManager.default.fileExists(atPath: Self.file(in: folder)) {
            try Self.write(state.places, to: Self.file(in: folder))
        }
        try state.store(in: folder)
    }

    /// What rewriting did to a file: columns that moved, and the original text for excerpts. Nil for a file that the compiler reads as it is.
    func source(of path: String) -> DiagnosticFilter.Source? {
        guard rewritten.contains(path), let data = FileManager.default.contents(atPath: path) else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        return rewriter.rewrite(text, path: path).map { DiagnosticFilter.Source(columns: $0.columns, text: text) }
    }

    private static func write(_ places: [String: String], to file: String) throws {
        let roots = places.keys.sorted().map { ["type": "file", "name": $0, "external-contents": places[$0] ?? ""] }
        let overlay: [String: Any] = ["version": 0, "case-sensitive": "true", "use-external-names": "false", "roots": roots]
        let data = try JSONSerialization.data(withJSONObject: overlay, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
        if FileManager.default.contents(atPath: file) != data { try data.write(to: URL(fileURLWithPath: file), options: .atomic) }
    }

    /// What is known of a file from the last build.
    private struct Entry: Codable {
        /// Hash of its text.
        var original: String
        /// Hash of the text that was appended.
        var added: String
        var declarations: DeclarationIndex
        var isRewritten = false
        /// Hash of the text that the compiler gets instead; nil if that is the original.
        var overlay: String?
        var interface = ""
        /// It has constructs that are not supported, which are reported at each build.
        var isRefused = false
        /// Modules that Ferry lacks, whose imports were left out.
        var absentImports: [String] = []
    }

    private struct State: Codable {
        var tools: [String]
        var entries: [String: Entry] = [:]
        /// The files that the compiler reads instead, by path.
        var places: [String: String] = [:]

        init(tools: [String]) { self.tools = tools }

        init?(storedIn folder: String) {
            guard let data = FileManager.default.contents(atPath: Self.file(in: folder)),
                let known = try? JSONDecoder().decode(Self.self, from: data)
            else { return nil }
            self = known
        }

        func store(in folder: String) throws {
            try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: Self.file(in: folder)), options: .atomic)
        }

        static func file(in folder: String) -> String { folder + "/sources.json" }
    }

    /// Syntax trees, which take a hundred times the size of their text: those of a big app are made again rather than kept.
    private struct ParsedFiles {
        private var sources: [String: ParsedSource] = [:]
        private var size = 0
        private static let limit = 4 << 20

        mutating func source(_ path: String, _ text: String) -> ParsedSource {
            if let known = sources[path] { return known }
            let source = ParsedSource(text)
            if size < Self.limit {
                sources[path] = source
                size += text.utf8.count
            }
            return source
        }

        mutating func forget(_ path: String) { sources[path] = nil }
    }
}
