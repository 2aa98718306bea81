internal import Foundation

/// A query, as a value: comparisons such as `title == "*tea*"cd`, joined by `&&`, `||` and brackets.
indirect enum SearchExpression: Hashable {
    case comparison(key: String, pattern: String, isEqual: Bool, flags: Set<Character>)
    case both(SearchExpression, SearchExpression)
    case either(SearchExpression, SearchExpression)

    /// Selects what an item says in an attribute, with `*` for any characters. `**` as the key stands for all attributes.
    func selects(_ item: IndexedItem) -> Bool {
        switch self {
        case .both(let left, let right): return left.selects(item) && right.selects(item)
        case .either(let left, let right): return left.selects(item) || right.selects(item)
        case .comparison(let key, let pattern, let isEqual, let flags):
            let name = key.hasPrefix("kMDItem") ? Self.attribute(key) : key
            let values =
                name == "**" || name == "*"
                ? item.attributes.sorted { $0.key < $1.key }.map(\.value) : [item.attributes[name]].compactMap { $0 }
            let isFound = values.flatMap(\.words).contains { Self.matches($0, pattern, flags) }
            return isFound == isEqual
        }
    }

    /// `kMDItemTitle` as `title`.
    private static func attribute(_ key: String) -> String {
        let name = key.dropFirst("kMDItem".count)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// > Parameters: flags: `c` without case, `d` without accents, `w` by the beginnings of words.
    static func matches(_ text: String, _ pattern: String, _ flags: Set<Character>) -> Bool {
        var options: String.CompareOptions = []
        if flags.contains("c") { options.insert(.caseInsensitive) }
        if flags.contains("d") { options.insert(.diacriticInsensitive) }
        func plain(_ text: String) -> String { text.folding(options: options, locale: nil) }
        let parts = plain(pattern).split(separator: "*", omittingEmptySubsequences: false).map(String.init)
        let whole = plain(text)
        guard flags.contains("w") else { return matches(whole, parts) }
        // From the beginning of each word; the pattern may end within the text.
        let open = parts.last == "" ? parts : parts + [""]
        let starts = whole.indices.filter { index in
            index == whole.startIndex || !whole[whole.index(before: index)].isLetter && whole[index].isLetter
        }
        return starts.contains { matches(String(whole[$0...]), open) }
    }

    /// The parts in their order: the first at the beginning, the last at the end.
    private static func matches(_ text: String, _ parts: [String]) -> Bool {
        guard parts.count > 1, let first = parts.first, let last = parts.last else { return text == parts.first }
        guard text.hasPrefix(first), text.hasSuffix(last), text.count >= first.count + last.count else { return false }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.range(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}

/// Reads queries.
struct SearchParser {
    /// Why a text is no query, with the place of the character.
    struct Failure: Error, Equatable {
        let reason: String
        let place: Int
    }
    private let text: [Character]
    private var index = 0
    /// Brackets deeper than this are refused: a query comes from an app's user.
    private static let deepest = 64

    static func expression(_ text: String) throws(Failure) -> SearchExpression {
        var parser = SearchParser(text)
        let expression = try parser.either(0)
        parser.skip()
        guard parser.index == parser.text.count else { throw parser.failure("text after the query") }
        return expression
    }

    private init(_ text: String) { self.text = Array(text) }

    private func failure(_ reason: String) -> Failure { Failure(reason: reason, place: index) }
    private mutating func skip() { while index < text.count, text[index].isWhitespace { index += 1 } }

    private mutating func take(_ token: String) -> Bool {
        skip()
        let characters = Array(token)
        guard index + characters.count <= text.count, Array(text[index..<index + characters.count]) == characters else { return false }
        index += characters.count
        return true
    }

    private mutating func either(_ depth: Int) throws(Failure) -> SearchExpression {
        var result = try both(depth)
        while take("||") { result = .either(result, try both(depth)) }
        return result
    }

    private mutating func both(_ depth: Int) throws(Failure) -> SearchExpression {
        var result = try term(depth)
        while take("&&") { result = .both(result, try term(depth)) }
        return result
    }

    private mutating func term(_ depth: Int) throws(Failure) -> SearchExpression {
        if take("(") {
            guard depth < Self.deepest else { throw failure("too many brackets") }
            let inner = try either(depth + 1)
            guard take(")") else { throw failure("a bracket is missing") }
            return inner
        }
        skip()
        let start = index
        while index < text.count, text[index].isLetter || text[index].isNumber || "_*".contains(text[index]) { index += 1 }
        let key = String(text[start..<index])
        guard !key.isEmpty else { throw failure("the name of an attribute is missing") }
        let isEqual = take("==")
        guard isEqual || take("!=") else { throw failure("only == and != are known") }
        let pattern = try quoted()
        let flags = index
        while index < text.count, "cdwt".contains(text[index]) { index += 1 }
        return .comparison(key: key, pattern: pattern, isEqual: isEqual, flags: Set(text[flags..<index]))
    }

    private mutating func quoted() throws(Failure) -> String {
        skip()
        guard index < text.count, text[index] == "\"" || text[index] == "'" else { throw failure("a quoted text is missing") }
        let quote = text[index]
        index += 1
        var result = ""
        while index < text.count, text[index] != quote {
            if text[index] == "\\", index + 1 < text.count { index += 1 }
            result.append(text[index])
            index += 1
        }
        guard index < text.count else { throw failure("the quoted text does not end") }
        index += 1
        return result
    }
}
