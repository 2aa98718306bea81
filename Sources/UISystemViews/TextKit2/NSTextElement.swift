public import Foundation

/// A unit of a content manager's text, which is laid out by itself: usually a paragraph.
///
/// > Source: Apple, NSTextElement. > Isolation: the content manager's.
open class NSTextElement: NSObject {
    /// The manager of the text; held weakly.
    open weak var textContentManager: NSTextContentManager?
    /// The element's range in the text; nil until it belongs to one.
    open var elementRange: NSTextRange?
    /// The elements inside this one: none, unless a subclass has some.
    open var childElements: [NSTextElement] { [] }
    /// The element around this one: none, unless a subclass has one.
    open var parent: NSTextElement? { nil }
    /// Whether the element has text that is laid out; true unless a subclass stands for a group only.
    open var isRepresentedElement: Bool { true }

    /// Creates an element of a text.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }
}

/// A paragraph, with the character that ends it.
///
/// > Source: Apple, NSTextParagraph
open class NSTextParagraph: NSTextElement {
    private let text: NSAttributedString
    /// The paragraph's text, with the character that ends it.
    open var attributedString: NSAttributedString { text }

    /// Creates a paragraph of a text, or an empty one.
    public init(attributedString: NSAttributedString?) {
        text = attributedString.map { NSAttributedString(attributedString: $0) } ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }
    /// Creates an empty paragraph.
    public override init(textContentManager: NSTextContentManager?) {
        text = NSAttributedString(string: "")
        super.init(textContentManager: textContentManager)
    }

    /// The length of the characters that end the paragraph. > Units: UTF-16.
    private var separatorLength: Int {
        let units = Array(attributedString.string.utf16.suffix(2))
        guard let last = units.last, TextParagraphs.isSeparator(last) else { return 0 }
        return units == [0x0D, 0x0A] ? 2 : 1
    }

    private var separatorStart: (any NSTextLocation)? {
        elementRange.flatMap { textContentManager?.location($0.endLocation, offsetBy: -separatorLength) }
    }
    /// The paragraph's range without the character that ends it; nil outside of a text.
    open var paragraphContentRange: NSTextRange? {
        guard let elementRange, let separatorStart else { return nil }
        return NSTextRange(location: elementRange.location, end: separatorStart)
    }
    /// The range of the character that ends the paragraph, empty if there is none; nil outside of a text.
    open var paragraphSeparatorRange: NSTextRange? {
        guard let elementRange, let separatorStart else { return nil }
        return NSTextRange(location: separatorStart, end: elementRange.endLocation)
    }
}
