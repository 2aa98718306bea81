/// The lines of a source around one of them.
public struct SourceExcerpt: Equatable, Sendable {
    /// The number of the first line, counted from 1.
    public var first: Int
    public var lines: [String]
    /// The line that is meant.
    public var marked: Int

    private static let context = 3
    private static let longestLine = 300

    /// Nil if the text has no such line.
    public init?(of text: String, line: Int) {
        let all = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard line >= 1, line <= all.count else { return nil }
        first = max(1, line - Self.context)
        let last = min(all.count, line + Self.context)
        lines = all[(first - 1)..<last].map { line in String(line.prefix(Self.longestLine)).filter { $0 != "\r" } }
        marked = line
    }
}
