public import Foundation

/// How words and letters are compared in a search.
///
/// > Contract: UIKit, UITextSearchOptions.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
    /// Which part of a word has to be the text.
    public enum WordMatchMethod: Int, Sendable {
        /// Any part.
        case contains = 0
        /// The beginning.
        case startsWith = 1
        /// The whole word.
        case fullWord = 2
    }

    /// Which part of a word has to be the text.
    open private(set) var wordMatchMethod: WordMatchMethod
    /// How letters are compared.
    open private(set) var stringCompareOptions: NSString.CompareOptions

    init(_ method: WordMatchMethod = .contains, _ options: NSString.CompareOptions = [.caseInsensitive, .diacriticInsensitive]) {
        (wordMatchMethod, stringCompareOptions) = (method, options)
        super.init()
    }

    /// Creates options that find any part of a word, with the very letters.
    public override init() {
        (wordMatchMethod, stringCompareOptions) = (.contains, [])
        super.init()
    }
}

/// How a found text is marked.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// Not at all.
    case normal = 0
    /// As one of those found.
    case found = 1
    /// As the one that the user is at.
    case highlighted = 2
}
