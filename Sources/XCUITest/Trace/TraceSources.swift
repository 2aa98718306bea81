internal import Foundation

/// Names and lines of the tests' sources.
final class TraceSources: @unchecked Sendable {
    /// The project's folder.
    private let root: String
    private var files: [String: (name: String, lines: [Substring])] = [:]
    private static let longestLine = 500

    init(root: String) { self.root = root }

    /// The path relative to the project. A build compiles links to the sources.
    func name(of path: String) -> String { file(path).name }

    /// The line without its indentation; nil if the source is not there any more.
    func text(of path: String, line: Int) -> String? {
        let lines = file(path).lines
        guard lines.indices.contains(line - 1) else { return nil }
        return String(lines[line - 1].trimmingCharacters(in: .whitespaces).prefix(Self.longestLine))
    }

    private func file(_ path: String) -> (name: String, lines: [Substring]) {
        if let known = files[path] { return known }
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let folder = root.isEmpty ? "" : URL(fileURLWithPath: root).resolvingSymlinksInPath().path + "/"
        let name = !folder.isEmpty && real.hasPrefix(folder) ? String(real.dropFirst(folder.count)) : (real as NSString).lastPathComponent
        let text = (try? String(contentsOfFile: real, encoding: .utf8)) ?? ""
        let file = (name, text.split(separator: "\n", omittingEmptySubsequences: false))
        files[path] = file
        return file
    }
}
