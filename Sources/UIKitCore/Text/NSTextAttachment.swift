public import Foundation

/// Provides an attachment's image and bounds for layout and drawing. > Contract: UIKit, NSTextAttachmentContainer. > Units: points.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Returns the image to draw in a box of the given size; nil draws nothing.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
    /// Returns the box relative to the baseline's position, y up.
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
    private let mark = CoreFoundationTypeGuard()
    /// The code of the character that stands for an attachment: U+FFFC.
    public static let character = 0xFFFC

    /// The image shown in the line; nil leaves the space empty.
    open var image: UIImage?
    /// The box relative to the baseline's position, y up; if empty, the image's size on the baseline.
    open var bounds = CGRect.zero
    /// The data of the attachment, from which an image may have been read.
    open var contents: Data?
    /// The uniform type identifier of `contents`.
    open var fileType: String?
    /// The space in points at the left and right of the box; 0 by default.
    open var lineLayoutPadding: CGFloat = 0

    public override convenience init() { self.init(data: nil, ofType: nil) }
    /// Creates an attachment with data; an image in a known format is shown.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }
    /// Creates an attachment from an archive, with its image, bounds and contents.
    public required init?(coder: NSCoder) {
        image = coder.decodeObject(of: UIImage.self, forKey: "UIImage")
        bounds = coder.decodeCGRect(forKey: "NSBounds")
        contents = coder.decodeObject(of: NSData.self, forKey: "NSContents").map { Data($0) }
        fileType = coder.decodeObject(of: NSString.self, forKey: "NSFileType").map { "\($0)" }
        super.init()
    }
    open class var supportsSecureCoding: Bool { true }
    /// Writes image, bounds, contents and type to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(image, forKey: "UIImage")
        coder.encode(bounds, forKey: "NSBounds")
        coder.encode(contents.map { NSData(data: $0) }, forKey: "NSContents")
        coder.encode(fileType.map { NSString(string: $0) }, forKey: "NSFileType")
    }
    /// Creates an attachment that shows an image at its own size.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// Returns the image to draw in a box; `image` unless overridden.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { image }

    /// Returns the box for layout, relative to the baseline, y up: `bounds`, or the image's size if those are empty.
    ///
    /// - Parameters:
    ///   - textContainer: The container that the text is laid out in; nil for labels.
    ///   - lineFrag: The proposed line, as wide as the lines and as high as the font's line.
    ///   - position: The position in the line, which is zero in Ferry.
    ///   - charIndex: The index of the attachment's character.
    /// - Returns: The box in points.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
    }

    /// An app's subclass may compute its box from the line.
    var needsLineFragment: Bool { type(of: self) != NSTextAttachment.self }

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
    /// Creates a string of one attachment character.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
