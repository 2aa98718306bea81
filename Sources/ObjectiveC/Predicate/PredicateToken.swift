import Foundation

/// A token of a predicate's format string.
enum PredicateToken: Equatable {
    case name(String)
    case number(Double, isInteger: Bool)
    case text(String)
    case variable(String)
    /// `%@`, `%K`, `%d` and similar ones; identified by the letter.
    case argument(Character)
    case symbol(String)

    private static let symbols = ["==", "!=", "<>", ">=", "=>", "<=", "=<", "&&", "||", "**", ":="]
    private static let lengths: Set<Character> = ["l", "h", "q", "z", "t", "j"]

    /// Nil for a string that cannot be tokenized.
    static func tokens(of format: String) -> [PredicateToken]? {
        var tokens: [PredicateToken] = []
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                guard let text = quoted(&rest) else { return nil }
                tokens.append(.text(text))
            } else if first.isNumber {
                guard let number = number(&rest) else { return nil }
                tokens.append(number)
            } else if first.isLetter || first == "_" || first == "@" {
                tokens.append(.name(word(&rest)))
            } else if first == "$" || first == "#" {
                rest.removeFirst()
                let name = word(&rest)
                guard !name.isEmpty else { return nil }
                tokens.append(first == "$" ? .variable(name) : .name(name))
            } else if first == "%" {
                rest.removeFirst()
                while let letter = rest.first, lengths.contains(letter) { rest.removeFirst() }
                guard let letter = rest.popFirst() else { return nil }
                tokens.append(.argument(letter))
            } else if let symbol = symbols.first(where: { rest.hasPrefix($0) }) {
                tokens.append(.symbol(symbol))
                rest.removeFirst(symbol.count)
            } else {
                tokens.append(.symbol(String(rest.removeFirst())))
            }
        }
        return tokens
    }

    private static func quoted(_ rest: inout Substring) -> String? {
        let quote = rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == quote { return text }
            guard character == "\\" else {
                text.append(character)
                continue
            }
            guard let escaped = rest.popFirst() else { return nil }
            text.append(["n": "\n", "t": "\t", "r": "\r"][escaped] ?? escaped)
        }
        return nil
    }

    private static func number(_ rest: inout Substring) -> PredicateToken? {
        var text = String(rest.prefix { $0.isNumber })
        rest.removeFirst(text.count)
        var isInteger = true
        if rest.first == ".", rest.dropFirst().first?.isNumber == true {
            let fraction = rest.dropFirst().prefix { $0.isNumber }
            text += "." + fraction
            rest.removeFirst(fraction.count + 1)
            isInteger = false
        }
        if let mark = rest.first, mark == "e" || mark == "E" {
            let digits = rest.dropFirst().drop { $0 == "-" || $0 == "+" }.prefix { $0.isNumber }
            if !digits.isEmpty {
                let exponent = rest[rest.startIndex..<digits.endIndex]
                text += exponent
                rest.removeFirst(exponent.count)
                isInteger = false
            }
        }
        return Double(text).map { .number($0, isInteger: isInteger) }
    }

    private static func word(_ rest: inout Substring) -> String {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" }
        rest.removeFirst(word.count)
        return String(word)
    }
}
