public import Foundation

/// Something in a text view that a tap does something with.
///
/// > Contract: UIKit, UITextItem
public final class UITextItem: NSObject {
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
    }

    public let content: Content
    /// > Units: UTF-16.
    public let range: NSRange

    init(_ content: Content, _ range: NSRange) {
        (self.content, self.range) = (content, range)
        super.init()
    }
}
