/// A piece of Swift source with one colour. > Units: UTF-16, as text views and attributed strings count.
struct SwiftToken: Equatable {
    enum Kind { case plain, keyword, type, number, string, comment, attribute }

    var kind: Kind
    var range: Range<Int>
}

/// Splits Swift source into tokens that cover all of it. It knows no grammar: a capital letter makes a type.
struct SwiftTokenizer {
    private let units: [Unicode.Scalar]
    /// Where each scalar begins in UTF-16, and the end.
    private let offsets: [Int]
    private var at = 0
    private var tokens: [SwiftToken] = []

    static func tokens(of text: String) -> [SwiftToken] {
        var tokenizer = SwiftTokenizer(text)
        tokenizer.readCode(untilParenthesis: false)
        return tokenizer.tokens
    }

    private init(_ text: String) {
        units = Array(text.unicodeScalars)
        offsets = units.reduce(into: [0]) { $0.append(($0.last ?? 0) + UTF16.width($1)) }
    }

    private static let keywords: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "convenience", "default",
        "defer", "deinit", "didSet", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func",
        "get",
        "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated",
        "open",
        "operator", "override", "private", "protocol", "public", "repeat", "required", "rethrows", "return", "self", "Self", "set", "some",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak",
        "where",
        "while", "willSet",
    ]

    // MARK: Code

    /// Reads to the end, or to the parenthesis that closes an interpolation, which is left.
    private mutating func readCode(untilParenthesis: Bool) {
        var depth = 0
        while at < units.count {
            let start = at
            switch units[at] {
            case "/" where next("//"): readWhile { $0 != "\n" }; add(.comment, from: start)
            case "/" where next("/*"): readBlockComment()
            case "\"": readString(hashes: 0)
            case "#": readHash()
            case "@": at += 1; readWhile(Self.isWordUnit); add(.attribute, from: start)
            case let unit where Self.isDigit(unit): readNumber()
            case let unit where Self.isWordUnit(unit) || unit == "`": readWord()
            case ")" where untilParenthesis && depth == 0: return
            case let unit:
                if unit == "(" { depth += 1 }
                if unit == ")" { depth -= 1 }
                at += 1
                add(.plain, from: start)
            }
        }
    }

    private mutating func readWord() {
        let start = at
        if units[at] == "`" {
            at += 1
            readWhile { $0 != "`" && $0 != "\n" }
            if at < units.count { at += 1 }
            return add(.plain, from: start)
        }
        readWhile(Self.isWordUnit)
        let word = String(String.UnicodeScalarView(units[start..<at]))
        // After a point it is a member, whatever its name.
        let isMember = start > 0 && units[start - 1] == "."
        if Self.keywords.contains(word), !isMember || word == "init" || word == "self" {
            add(.keyword, from: start)
        } else {
            add(word.first?.isUppercase == true ? .type : .plain, from: start)
        }
    }

    private mutating func readNumber() {
        let start = at
        readWhile { Self.isWordUnit($0) }
        // A point belongs to the number if a digit follows: not in 0..<3.
        if at + 1 < units.count, units[at] == ".", Self.isDigit(units[at + 1]) {
            at += 1
            readWhile { Self.isWordUnit($0) }
        }
        add(.number, from: start)
    }

    private mutating func readBlockComment() {
        let start = at
        var depth = 0
        repeat {
            if next("/*") {
                depth += 1
                at += 2
            } else if next("*/") {
                depth -= 1
                at += 2
            } else {
                at += 1
            }
        } while depth > 0 && at < units.count
        at = min(at, units.count)
        add(.comment, from: start)
    }

    // MARK: Strings

    /// A raw string, or a directive such as `#selector`.
    private mutating func readHash() {
        let start = at
        readWhile { $0 == "#" }
        let hashes = at - start
        if at < units.count, units[at] == "\"" {
            at = start
            readString(hashes: hashes)
        } else {
            readWhile(Self.isWordUnit)
            add(.attribute, from: start)
        }
    }

    private mutating func readString(hashes: Int) {
        var start = at
        let tail = Array(repeating: Unicode.Scalar("#"), count: hashes)
        at += hashes
        let quotes: [Unicode.Scalar] = next("\"\"\"") ? ["\"", "\"", "\""] : ["\""]
        at += quotes.count
        while at < units.count {
            if next(quotes + tail) {
                at += quotes.count + hashes
                break
            }
            if units[at] == "\n", quotes.count == 1 { break }
            guard next(["\\"] + tail) else {
                at += 1
                continue
            }
            at += 1 + hashes
            guard at < units.count else { break }
            guard units[at] == "(" else {
                at += 1
                continue
            }
            at += 1
            add(.string, from: start)
            readCode(untilParenthesis: true)
            start = at
        }
        add(.string, from: start)
    }

    // MARK: Units

    private mutating func readWhile(_ isPart: (Unicode.Scalar) -> Bool) {
        while at < units.count, isPart(units[at]) { at += 1 }
    }

    private func next(_ text: String) -> Bool { next(Array(text.unicodeScalars)) }

    private func next(_ wanted: [Unicode.Scalar]) -> Bool { units[at...].starts(with: wanted) }

    /// Neighbours of one kind are one token.
    private mutating func add(_ kind: SwiftToken.Kind, from start: Int) {
        guard at > start else { return }
        if let last = tokens.last, last.kind == kind {
            tokens[tokens.count - 1].range = last.range.lowerBound..<offsets[at]
        } else {
            tokens.append(SwiftToken(kind: kind, range: offsets[start]..<offsets[at]))
        }
    }

    private static func isDigit(_ unit: Unicode.Scalar) -> Bool { ("0"..."9").contains(unit) }

    private static func isWordUnit(_ unit: Unicode.Scalar) -> Bool {
        isDigit(unit) || ("a"..."z").contains(unit) || ("A"..."Z").contains(unit) || unit == "_" || !unit.isASCII
    }
}
