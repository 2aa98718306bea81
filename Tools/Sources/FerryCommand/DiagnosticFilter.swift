import SourceRewriter

/// Maps compiler output back to the originals: columns that the rewriting moved are shifted back, excerpts show the user's own lines.
struct DiagnosticFilter {
    /// What rewriting did to a file.
    struct Source {
        var columns: ColumnMap
        /// The original text.
        var text: String
    }

    private let source: (String) -> Source?
    /// The files that were asked for, with the lines of their original text.
    private var known: [String: (source: Source, lines: [Substring])?] = [:]
    /// Path prefixes and their replacements, for a package synthesized around a plain folder.
    private let aliases: [(prefix: String, original: String)]
    private var file: String?
    private var headerLine = 0
    private var excerptLine = 0
    /// Diagnostics already printed: the compiler repeats one for each job that meets it.
    private var told: Set<String> = []
    private var isRepeating = false
    /// Errors in code that the rewriting added. Usually they follow from other errors; they are useful only when there are no others.
    private(set) var generatedCodeErrors: [String] = []

    /// > Parameters: source: nil for a file that was not rewritten; it is called once for a file that a diagnostic is about.
    init(aliases: [(prefix: String, original: String)] = [], source: @escaping (String) -> Source?) {
        self.aliases = aliases
        self.source = source
    }

    private mutating func rewritten(_ path: String) -> (source: Source, lines: [Substring])? {
        if let known = known[path] { return known }
        let found = source(path).map { ($0, $0.text.split(separator: "\n", omittingEmptySubsequences: false)) }
        known[path] = .some(found)
        return found
    }

    /// The line to show, or nil if it does not help the user.
    mutating func line(_ text: String) -> String? {
        if let header = Header(text) {
            file = header.path
            (headerLine, excerptLine) = (header.line, 0)
            let columns = rewritten(header.path)?.source.columns
            let column = columns?.originalColumn(line: header.line, column: header.column) ?? header.column
            let shown = "\(original(of: header.path)):\(header.line):\(column): \(header.rest)"
            isRepeating = !told.insert(shown).inserted
            if columns != nil, header.rest.contains("'@const' value should be") || header.rest.contains("@section attribute") {
                generatedCodeErrors.append(shown)
                isRepeating = true
            }
            return isRepeating ? nil : shown
        }
        if isRepeating {
            isRepeating = !text.isEmpty && (text.contains("|") || text.allSatisfy(\.isWhitespace) || text.hasPrefix(" "))
            return nil
        }
        guard let file, let bar = text.firstIndex(of: "|") else { return text }
        let gutter = text[..<bar].trimmingSpaces
        if let number = Int(gutter) {
            guard let own = rewritten(file)?.lines else { return text }
            // Lines after the end of the file are generated code; the header names the line they were generated for.
            let shown = number <= own.count ? number : headerLine
            guard (1...own.count).contains(shown), shown != excerptLine else { return nil }
            excerptLine = shown
            return "\(shown) | \(own[shown - 1])"
        }
        guard gutter.isEmpty, let map = rewritten(file)?.source.columns, map.moves(line: excerptLine) else { return text }
        return mark(text, bar, map)
    }

    /// A line that marks columns under an excerpt: `   |        `- error: …`.
    private func mark(_ text: String, _ bar: String.Index, _ map: ColumnMap) -> String {
        let marks = text[text.index(after: bar)...].dropFirst()
        let column = marks.utf8.prefix { $0 == UInt8(ascii: " ") }.count + 1
        let moved = map.originalColumn(line: excerptLine, column: column)
        return text[...bar] + " " + String(repeating: " ", count: max(moved - 1, 0)) + marks.drop { $0 == " " }
    }

    private func original(of path: String) -> String {
        for alias in aliases where path.hasPrefix(alias.prefix) { return alias.original + path.dropFirst(alias.prefix.count) }
        return path
    }

    /// `path:line:column: error: …`
    private struct Header {
        var path: String
        var line: Int
        var column: Int
        var rest: Substring

        init?(_ text: String) {
            guard text.hasPrefix("/"), let kind = text.firstRange(of: [": error: ", ": warning: ", ": note: "]) else { return nil }
            let place = text[..<kind.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else { return nil }
            path = place.dropLast(2).joined(separator: ":")
            (self.line, self.column) = (line, column)
            rest = text[text.index(kind.lowerBound, offsetBy: 2)...]
        }
    }
}

extension String {
    /// The range of the first of several texts.
    fileprivate func firstRange(of texts: [String]) -> Range<String.Index>? {
        texts.compactMap { firstRange(of: $0) }.min { $0.lowerBound < $1.lowerBound }
    }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring {
        let start = drop { $0 == " " }
        return start.prefix { $0 != " " }.count == start.count ? start : start[..<(start.firstIndex(of: " ") ?? start.endIndex)]
    }
}
