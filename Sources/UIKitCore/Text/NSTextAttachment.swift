public import Foundation

/// Provides an attachment's image and bounds for layout and drawing. > Contract: UIKit, NSTextAttachmentContainer. > Units: points.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// The image for a box of this size.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
    /// The box relative to the baseline's position, y up.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// An image, or space for something else, in a line of text.
///
/// A subclass is asked for its box before its text is laid out: the proposed line has the lines' width and the font's line height, and its
/// position is not known yet. > Contract: UIKit, NSTextAttachment. > Units: points.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSSecureCoding, @unchecked Sendable {
    private let mark = CoreFoundationMark()
    /// The character of an attachment.
    public static let character = 0xFFFC

    open var image: UIImage?
    /// The box relative to the baseline's position, y up; if empty, the image's size on the baseline.
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
    public required init?(coder: NSCoder) {
        image = coder.decodeObject(of: UIImage.self, forKey: "UIImage")
        bounds = coder.decodeCGRect(forKey: "NSBounds")
        contents = coder.decodeObject(of: NSData.self, forKey: "NSContents").map { Data($0) }
        fileType = coder.decodeObject(of: NSString.self, forKey: "NSFileType").map { "\($0)" }
        super.init()
    }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(image, forKey: "UIImage")
        coder.encode(bounds, forKey: "NSBounds")
        coder.encode(contents.map { NSData(data: $0) }, forKey: "NSContents")
        coder.encode(fileType.map { NSString(string: $0) }, forKey: "NSFileType")
    }
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { image }

    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
    }

    /// An app's subclass may compute its box from the line.
    var asksForLine: Bool { type(of: self) != NSTextAttachment.self }

    /// The box in a line of `width`.
    func placedBounds(width: CGFloat, lineHeight: CGFloat, in container: NSTextContainer?, at index: Int) -> CGRect {
        let line = CGRect(x: 0, y: 0, width: min(width, TextMetrics.widestLine), height: lineHeight)
        let box = attachmentBounds(for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
        return box.insetBy(dx: -lineLayoutPadding, dy: 0).offsetBy(dx: lineLayoutPadding, dy: 0)
    }

    /// Draws into the current context.
    func draw(in frame: CGRect, of container: NSTextContainer?, at index: Int) {
        let place = frame.insetBy(dx: lineLayoutPadding, dy: 0)
        image(forBounds: CGRect(origin: .zero, size: place.size), textContainer: container, characterIndex: index)?.draw(in: place)
    }
}

enum TextMetrics {
    /// The width of an unlimited line. > Units: points. > Source: `NSTextContainer`'s own default (R).
    static let widestLine: CGFloat = 1e7
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
