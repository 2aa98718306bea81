public import Foundation

/// An item in a text view that responds to taps.
///
/// > Contract: UIKit, UITextItem
public final class UITextItem: NSObject {
    /// What a text item is.
    public enum Content {
        /// Text with a link attribute, or text detected as a link.
        case link(URL)
        /// An attachment in the text.
        case textAttachment(NSTextAttachment)
    }

    /// The link or attachment.
    public let content: Content
    /// The characters of the item in the text view.
    ///
    /// > Units: UTF-16.
    public let range: NSRange

    init(_ content: Content, _ range: NSRange) {
        (self.content, self.range) = (content, range)
        super.init()
    }
}
