public import Foundation

/// An image, or room for something else, in a line of text.
///
/// > Contract: UIKit, NSTextAttachment. > Units: points.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    private let mark = CoreFoundationMark()
    /// The character that stands for an attachment.
    public static let character = 0xFFFC

    open var image: UIImage?
    /// Where it lies from the baseline's point, y up; its image's size on the baseline when empty.
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?
    open var lineLayoutPadding: CGFloat = 0

    public override init() { super.init() }
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The box in the line of a font.
    func placedBounds(font: UIFont) -> CGRect {
        let box = bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
        return box.insetBy(dx: -lineLayoutPadding, dy: 0).offsetBy(dx: lineLayoutPadding, dy: 0)
    }

    /// Draws into the current context.
    func draw(in frame: CGRect) { image?.draw(in: frame.insetBy(dx: lineLayoutPadding, dy: 0)) }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
