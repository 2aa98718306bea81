public import Foundation

/// A pair of what the user types and what is meant: a text replacement, or a name.
///
/// > Source: Apple, UILexiconEntry. > Isolation: any thread.
open class UILexiconEntry: NSObject, NSCopying, @unchecked Sendable {
    /// The text to insert.
    public let documentText: String
    /// The text that the user types.
    public let userInput: String

    package init(documentText: String, userInput: String) {
        (self.documentText, self.userInput) = (documentText, userInput)
        super.init()
    }

    /// Returns the entry itself, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The words that the device adds to a keyboard's own.
///
/// > Source: Apple, UILexicon. > Isolation: any thread.
open class UILexicon: NSObject, NSCopying, @unchecked Sendable {
    /// The pairs of words.
    public let entries: [UILexiconEntry]

    package init(entries: [UILexiconEntry]) {
        self.entries = entries
        super.init()
    }

    /// Returns the lexicon itself, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
