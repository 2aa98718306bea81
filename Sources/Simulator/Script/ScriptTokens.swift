/// One word of a script's line.
struct ScriptToken: Hashable {
    enum Kind: Hashable {
        case word(String)
        case quoted(String)
    }
    var kind: Kind
    /// Counted from 1.
    var column: Int
}

/// Why a line cannot be split into words.
struct ScriptTokenError: Error {
    var column: Int
    var message: String
}

/// Splits a line into words and quoted texts; `#` starts a comment. Escapes in quoted texts: `\"`, `\\`, `\n` and `\t`.
struct ScriptTokens {
    private let characters: [Character]
    private var index = 0

    static func tokens(of line: String) throws(ScriptTokenError) -> [ScriptToken] {
        var scanner = ScriptTokens(characters: Array(line))
        var tokens: [ScriptToken] = []
        while let token = try scanner.next() { tokens.append(token) }
        return tokens
    }

    private init(characters: [Character]) { self.characters = characters }

    private mutating func next() throws(ScriptTokenError) -> ScriptToken? {
        while index < characters.count, characters[index].isWhitespace { index += 1 }
        guard index < characters.count, characters[index] != "#" else { return nil }
        let column = index + 1
        // Phones and word processors type curly quotes.
        if "\"“”".contains(characters[index]) { return ScriptToken(kind: .quoted(try quoted()), column: column) }
        var word = ""
        while index < characters.count, !characters[index].isWhitespace {
            word.append(characters[index])
            index += 1
        }
        return ScriptToken(kind: .word(word), column: column)
    }

    private mutating func quoted() throws(ScriptTokenError) -> String {
        let opening = index
        index += 1
        var text = ""
        while index < characters.count {
            let character = characters[index]
            index += 1
            if character == "\\" {
                text.append(try escaped())
            } else if character == "\"" || (character == "”" && characters[opening] != "\"") {
                guard index == characters.count || characters[index].isWhitespace else {
                    throw ScriptTokenError(column: index + 1, message: "a space must follow the closing quote")
                }
                return text
            } else {
                text.append(character)
            }
        }
        throw ScriptTokenError(column: opening + 1, message: "this quote is never closed")
    }

    private mutating func escaped() throws(ScriptTokenError) -> Character {
        guard index < characters.count else { throw ScriptTokenError(column: index, message: "nothing follows the backslash") }
        defer { index += 1 }
        switch characters[index] {
        case "n": return "\n"
        case "t": return "\t"
        case "\"", "\\": return characters[index]
        default: throw ScriptTokenError(column: index, message: "\\\(characters[index]) is not an escape; write \\\\ for a backslash")
        }
    }
}
