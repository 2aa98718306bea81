internal import Foundation

/// A parsed date format: its fields in order, each with its suffix if it stands alone ("d日", "y年").
///
/// > Contract: Unicode technical standard 35, date field symbols.
struct DatePattern: Hashable, Sendable {
    struct Part: Hashable, Sendable {
        /// The field's first letter, such as "y".
        var symbol: Character
        /// The field alone, as a format.
        var format: String
    }

    private(set) var parts: [Part] = []

    init(_ format: String) {
        var pieces = Self.pieces(of: format)[...]
        while let piece = pieces.popFirst() {
            guard case .field(let text) = piece, let symbol = text.first else { continue }
            var part = Part(symbol: symbol, format: text)
            if case .literal(let literal)? = pieces.first { part.format += Self.attached(literal) }
            parts.append(part)
        }
        joinEra()
    }

    /// A locale's format for a set of fields.
    init(template: String, locale: Locale) { self.init(DatePattern.format(template, locale)) }

    static func format(_ template: String, _ locale: Locale) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    private enum Piece {
        case field(String)
        case literal(String)
    }

    private static func pieces(of format: String) -> [Piece] {
        var pieces: [Piece] = []
        var literal = ""
        var field = ""
        var isQuoted = false
        func endField() {
            if !field.isEmpty { pieces.append(.field(field)) }
            field = ""
        }
        func endLiteral() {
            if !literal.isEmpty { pieces.append(.literal(literal)) }
            literal = ""
        }
        for character in format {
            if character == "'" {
                endField()
                isQuoted.toggle()
            } else if !isQuoted, character.isASCII, character.isLetter {
                endLiteral()
                if field.first != character { endField() }
                field.append(character)
            } else {
                endField()
                literal.append(character)
            }
        }
        endField()
        endLiteral()
        return pieces
    }

    /// The part of the text after a field that belongs to it: letters and full stops up to the first space, as a quoted literal.
    private static func attached(_ literal: String) -> String {
        let text = literal.prefix { !$0.isWhitespace && !",،、:()/-\u{200F}\u{200E}".contains($0) }
        return text.isEmpty ? "" : "'\(text)'"
    }

    /// A year is displayed together with its era.
    private mutating func joinEra() {
        guard let era = parts.firstIndex(where: { $0.symbol == "G" }), let year = parts.firstIndex(where: { "yYuU".contains($0.symbol) })
        else { return }
        let joined =
            era < year
            ? parts[era].format + (era + 1 == year && parts[year].format.contains("'") ? "" : " ") + parts[year].format
            : parts[year].format + " " + parts[era].format
        parts[year].format = joined
        parts.remove(at: era)
    }
}
