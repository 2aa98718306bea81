public import CoreGraphics
public import Foundation
import ImageIO

/// A picture: pixels, how many of them make a point, and how they are shown.
///
/// Immutable, so it may be used from any thread.
/// > Contract: UIKit, UIImage; facts IM-1 to IM-4, IM-9. > Units: `size` in points, the orientation applied.
open class UIImage: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// How the stored pixels are turned to be shown.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    /// Whether the pixels' colours or only their opacity count.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    let content: ImageContent

    init(content: ImageContent) {
        self.content = content
        super.init()
    }

    /// An empty image: no pixels, zero size.
    public convenience override init() { self.init(content: ImageContent()) }

    /// The picture of a name in the app, kept for the next time; nil when there is none.
    ///
    /// `name@2x.png` and `name@3x.png` are preferred on screens of that scale; without an extension PNG, then JPEG, GIF and WebP are tried.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let scale = (traitCollection ?? .current).drawingScale
        guard let content = NamedImages.shared.content(name, in: bundle, scale: scale) else { return nil }
        self.init(content: content)
    }

    /// The picture in a file, read anew each time; nil when it cannot be read. A scale in the name (`@2x`) is taken.
    public convenience init?(contentsOfFile path: String) {
        guard let content = ImageFiles.content(path: path) else { return nil }
        self.init(content: content)
    }

    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The first picture in PNG, JPEG, GIF or WebP data; nil when they are none of these, broken, or absurdly large.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let content = ImageFiles.content(data: data, scale: scale) else { return nil }
        self.init(content: content)
    }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(content: ImageContent(pixels: cgImage, scale: scale > 0 ? scale : 1, orientation: orientation))
    }

    // MARK: What it is

    open var size: CGSize { content.size }
    open var scale: CGFloat { content.scale }
    open var imageOrientation: Orientation { content.orientation }
    open var cgImage: CGImage? { content.pixels }
    open var images: [UIImage]? { content.frames }
    /// Of an animated image; zero otherwise. > Units: seconds.
    open var duration: TimeInterval { content.duration }
    open var capInsets: UIEdgeInsets { content.capInsets }
    open var resizingMode: ResizingMode { content.resizingMode }
    open var alignmentRectInsets: UIEdgeInsets { content.alignmentInsets }
    open var renderingMode: RenderingMode { content.renderingMode }
    open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }
    open var isSymbolImage: Bool { false }
    open var baselineOffsetFromBottom: CGFloat? { content.baseline }
    open var leftCapWidth: Int { Int(capInsets.left) }
    open var topCapHeight: Int { Int(capInsets.top) }

    // MARK: Variants

    private func with(_ change: (inout ImageContent) -> Void) -> UIImage {
        var changed = content
        change(&changed)
        return UIImage(content: changed)
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

    /// The picture's shape in one colour, to be shown as it is.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        guard let pixels = ImageTint.colored(content, color) else { return with { $0.renderingMode = renderingMode } }
        return with {
            $0.pixels = pixels
            $0.renderingMode = renderingMode
        }
    }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Keeps the corners when drawn larger and fills edges and middle by tiling or stretching. > Units: points.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Leaves a middle of one point to be stretched. > Contract: IM-4.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0, right: left > 0 ? max(0, size.width - left - 1) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { with { $0.alignmentInsets = alignmentInsets } }
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }
    open func withHorizontallyFlippedOrientation() -> UIImage { with { $0.orientation = $0.orientation.mirrored } }
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { with { $0.baseline = baselineOffset } }
    open func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }

    /// Frames shown one after the other, each for the same time. A duration of zero is a thirtieth of a second a frame.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.with {
            $0.frames = images
            $0.duration = duration > 0 ? duration : Double(images.count) / 30
        }
    }

    /// `name0`, `name1`, … up to the first that is missing.
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let frames = (0..<1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }.compactMap { $0 }
        return animatedImage(with: Array(frames), duration: duration)
    }

    // MARK: Drawing into the current context

    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        ImageDrawing.draw(content, in: rect, blendMode: blendMode, alpha: alpha, on: context)
    }

    /// Fills with copies of the picture, the first at the rectangle's top left.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
        }
        context.restoreGState()
    }

    // MARK: Encoding

    /// The picture as PNG, upright; nil for an empty one.
    open func pngData() -> Data? { ImageFiles.encode(self, type: "public.png", quality: nil) }

    /// The picture as JPEG, upright. > Parameter: quality 0 (smallest) to 1 (best).
    open func jpegData(compressionQuality: CGFloat) -> Data? { ImageFiles.encode(self, type: "public.jpeg", quality: compressionQuality) }

    open func preparingForDisplay() -> UIImage? { content.pixels == nil ? nil : self }
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let ready = preparingForDisplay()
        DispatchQueue.global().async { completionHandler(ready) }
    }

    /// A smaller copy that fits into `size`. > Units: points.
    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        let fitted = CGSize(width: self.size.width * factor, height: self.size.height * factor)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: fitted, format: format).image { _ in draw(in: CGRect(origin: .zero, size: fitted)) }
    }

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self || content.isSame(as: other.content)
    }
    open override var hash: Int { content.pixels.map { ObjectIdentifier($0).hashValue } ?? 0 }
    open override var description: String { "<UIImage: {\(size.width), \(size.height)} scale \(scale) \(renderingMode)>" }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { self }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode((pngData() ?? Data()) as NSData, forKey: "UIImageData")
        coder.encode(Double(scale), forKey: "UIScale")
        coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
    }
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData"),
            var content = ImageFiles.content(data: data as Data, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
        else { return nil }
        content.renderingMode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
        self.init(content: content)
    }
}
