/// The Objective-C name of a Swift declaration.
///
/// The rules are the compiler's: the first label is appended in sentence case, after "With" unless it starts with a preposition or
/// the base name ends with one; each further label is a separate piece.
public enum SelectorName {
    /// The selector of a method. A label of "_" counts as none.
    public static func method(base: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false) -> String {
        var pieces = labels
        if isAsync {
            pieces.append("completionHandler")
        } else if isThrowing {
            pieces.append("error")
        }
        guard let first = pieces.first else { return base }
        if labels.isEmpty {
            return base + (isAsync ? "WithCompletionHandler:" : "AndReturnError:")
        }
        var name = base
        if first != "_" {
            let joins = !prepositions.contains(firstWord(of: first)) && !prepositions.contains(lastWord(of: base))
            name += (joins ? "With" : "") + capitalized(first)
        }
        name += ":"
        for piece in pieces.dropFirst() { name += (piece == "_" ? "" : piece) + ":" }
        return name
    }

    public static func setter(of property: String) -> String {
        "set" + capitalized(property) + ":"
    }

    private static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func firstWord(of text: String) -> String {
        text.prefix(1).lowercased() + text.dropFirst().prefix { !$0.isUppercase }
    }

    private static func lastWord(of text: String) -> String {
        guard let start = text.lastIndex(where: \.isUppercase) else { return text }
        return text[start...].lowercased()
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in",
        "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when",
        "with", "within",
    ]
}
