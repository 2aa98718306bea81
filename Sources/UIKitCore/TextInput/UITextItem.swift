public import Foundation

/// An item in a text view that responds to taps.
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
