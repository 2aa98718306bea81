import SourceRewriter

/// Compiler output as if the originals had been compiled: columns that the rewriting moved go back, excerpts show the user's own lines.
struct DiagnosticFilter {
    private let columns: [String: ColumnMap]
    private let lines: [String: [Substring]]
    /// Path prefixes that stand for others, for a package made up around a plain folder.
    private let aliases: [(prefix: String, original: String)]
    private var file: String?
    private var headerLine = 0
    private var excerptLine = 0
    /// The compiler says the same once for each job that meets it.
    private var told: Set<String> = []
    private var isRepeating = false
    /// Errors in what the rewriting added. They follow from others as a rule, and are of use when they stand alone.
    private(set) var generatedCodeErrors: [String] = []

    init(columns: [String: ColumnMap], originals: [String: String], aliases: [(prefix: String, original: String)] = []) {
        self.columns = columns
        self.aliases = aliases
        lines = originals.mapValues { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    }

    /// The line to show, or nil when the user has no use for it.
    mutating func line(_ text: String) -> String? {
        if let header = Header(text) {
            file = header.path
            (headerLine, excerptLine) = (header.line, 0)
            let column = columns[header.path]?.originalColumn(line: header.line, column: header.column) ?? header.column
            let shown = "\(original(of: header.path)):\(header.line):\(column): \(header.rest)"
            isRepeating = !told.insert(shown).inserted
            if columns[header.path] != nil, header.rest.contains("'@const' value should be") || header.rest.contains("@section attribute") {
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
            guard let own = lines[file] else { return text }
            // Beyond the end stands what was made for a line of the file: the header names it.
            let shown = number <= own.count ? number : headerLine
            guard (1...own.count).contains(shown), shown != excerptLine else { return nil }
            excerptLine = shown
            return "\(shown) | \(own[shown - 1])"
        }
        guard gutter.isEmpty, let map = columns[file], map.moves(line: excerptLine) else { return text }
        return mark(text, bar, map)
    }

    /// A line of marks under an excerpt: `   |        `- error: …`.
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
    /// Where the first of several texts stands.
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
