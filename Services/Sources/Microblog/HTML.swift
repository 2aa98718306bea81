/// Text in HTML.
enum HTML {
    /// Also for attributes in double quotes.
    static func escape(_ text: String) -> String {
        // Most texts have nothing to escape.
        guard text.utf8.contains(where: { entity($0) != nil }) else { return text }
        var escaped = ""
        for character in text.unicodeScalars {
            if character.isASCII, let entity = entity(UInt8(character.value)) {
                escaped += entity
            } else {
                escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }

    /// What stands for an ASCII character that a text cannot have as it is; nil for all others.
    private static func entity(_ character: UInt8) -> String? {
        switch Unicode.Scalar(character) {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&#39;"
        default: nil
        }
    }
}
