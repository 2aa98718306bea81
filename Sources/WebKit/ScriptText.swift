/// The text that an older web view makes of a script's value.
enum ScriptText {
    /// Numbers, texts and truth values as JavaScript's `String` makes text of them; for everything else, and for exceptions, the empty text.
    static func text(_ answer: [String: Any]) -> String {
        guard answer["exceptionDetails"] == nil, let result = answer["result"] as? [String: Any] else { return "" }
        switch result["type"] as? String {
        case "string": return result["value"] as? String ?? ""
        case "boolean": return (result["value"] as? Bool).map(String.init) ?? ""
        case "number":
            let text = result["description"] as? String ?? ""
            return text == "-0" ? "0" : text
        default: return ""
        }
    }
}
