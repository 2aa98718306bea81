/// When a capital comes next without shift. Raw values are those of `UITextAutocapitalizationType`.
package enum Autocapitalization: Int, Hashable, Sendable {
    case none, words, sentences, all

    /// - Parameter text: what stands before the caret; the end of it is enough.
    package func shouldCapitalize(after text: String) -> Bool {
        switch self {
        case .none: return false
        case .all: return true
        case .words: return text.last?.isWhitespace ?? true
        case .sentences:
            guard let last = text.last else { return true }
            if last.isNewline { return true }
            guard last.isWhitespace else { return false }
            // Quotes and brackets may close what a full stop ended.
            let rest = text.drop(whileLast: \.isWhitespace).drop(whileLast: { "\"'”’)]»".contains($0) })
            guard let end = rest.last else { return true }
            return ".!?…。！？؟".contains(end)
        }
    }
}

extension StringProtocol {
    fileprivate func drop(whileLast predicate: (Character) -> Bool) -> SubSequence {
        var rest = self[...]
        while let last = rest.last, predicate(last) { rest = rest.dropLast() }
        return rest
    }
}
