public import Foundation

/// An image, or room for something else, in a line of text.
///
/// > Contract: UIKit, NSTextAttachment. > Units: points.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    /// The character that stands for an attachment.
    public static let character = 0xFFFC

    /// Where it lies from the baseline's point, y up.
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?
    open var lineLayoutPadding: CGFloat = 0

    public override init() { super.init() }
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// The box in the line of a font.
    func placedBounds(font: UIFont) -> CGRect {
        bounds.insetBy(dx: -lineLayoutPadding, dy: 0).offsetBy(dx: lineLayoutPadding, dy: 0)
    }

}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
