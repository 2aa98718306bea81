public import CoreGraphics
public import CoreImage
internal import DeviceProtocol
public import Foundation
internal import ImageIO
internal import ProgrammerErrors

/// An image, or a sequence of images, with its rendering options. Immutable.
///
/// > Contract: UIKit, UIImage; IM-1 to IM-10. > Isolation: any thread. > Units: points.
open class UIImage: NSObject, NSSecureCoding, NSCopying, _ExpressibleByImageLiteral, @unchecked Sendable {
    let picture: ImageContent
    /// The accessibility label, used for a segment without a title. > Isolation: the main thread.
    open var accessibilityLabel: String?
    /// A name by which tests and code tell the image from others. > Isolation: the main thread.
    open var accessibilityIdentifier: String?

    init(picture: ImageContent) {
        self.picture = picture
        super.init()
    }

    /// An image without pixels.
    public override init() {
        picture = ImageContent()
        super.init()
    }

    // MARK: From files and data

    /// An image of the main bundle, `name` with or without the extension `png`; selects the file for the screen's scale.
    ///
    /// Named images are cached, so that a second request costs nothing.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// A named image of a bundle, for the traits of a configuration; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// A named image of a bundle, from its catalogs or files; nil if there is none.
    ///
    /// A nil bundle is the main one. The traits, over the current ones, select the variant; an image view selects again for its own.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let found = NamedImageCache.shared.picture(name, in: bundle ?? .main, traits: traitCollection) else { return nil }
        self.init(picture: found)
    }

    /// A symbol of the system's set, drawn by Ferry; nil, reported once, for a name without a drawing.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol for some traits; nil, reported once, for a name without a drawing.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        guard let found = SymbolImageCache.shared.picture(name, nil, traits: traitCollection) else { return nil }
        self.init(picture: found)
    }

    /// A symbol of the size, weight and colours of a configuration; nil, reported once, for a name without a drawing.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let found = SymbolImageCache.shared.picture(name, configuration) else { return nil }
        self.init(picture: found)
    }

    /// A symbol whose parts are filled by a value, such as the waves of a loudspeaker. > Units: 0 to 1.
    public convenience init?(systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil) {
        guard let found = SymbolImageCache.shared.picture(name, configuration, value: value) else { return nil }
        self.init(picture: found)
    }

    /// A custom symbol of a catalog; it has no variable parts, so the value has no effect.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue value: Double, configuration: UIImage.Configuration? = nil
    ) { self.init(named: name, in: bundle, with: configuration) }

    private class func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
    /// The symbol for further actions: `ellipsis.circle`.
    open class var actions: UIImage { system("ellipsis.circle") }
    /// The symbol for adding: `plus.circle.fill`.
    open class var add: UIImage { system("plus.circle.fill") }
    /// The symbol for removing: `minus.circle.fill`.
    open class var remove: UIImage { system("minus.circle.fill") }
    /// A check mark: `checkmark`.
    open class var checkmark: UIImage { system("checkmark") }
    /// A check mark in a circle: `checkmark.circle`.
    open class var strokedCheckmark: UIImage { system("checkmark.circle") }

    /// An image from a file, which is not cached; nil if it cannot be decoded.
    ///
    /// Reads the file each time. A file of the same name with the screen's `@2x` or `@3x` is preferred.
    public convenience init?(contentsOfFile path: String) {
        guard let found = ImageFile.find(path: path, scale: BitmapContext.screenScale), let picture = found.read() else { return nil }
        self.init(picture: picture)
    }

    /// An image from the content of a file, with a scale of 1; nil if it cannot be decoded.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// An image from the content of a file, such as PNG or JPEG.
    ///
    /// Nil if the data cannot be decoded. For an animation, the first frame.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = ImageContent(data: data, scale: scale > 0 ? scale : 1) else { return nil }
        self.init(picture: picture)
    }

    /// An image with the pixels of a Core Graphics image, upright, with a scale of 1.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// An image with the pixels of a Core Graphics image.
    ///
    /// A scale of 0 or less counts as 1. The orientation says how the pixels must be turned to be upright.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(picture: ImageContent(image: cgImage, scale: scale > 0 ? scale : 1, orientation: orientation))
    }

    /// Called by `#imageLiteral`. A missing image is a programmer error and traps.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let found = NamedImageCache.shared.picture(name, in: .main, traits: nil) else {
            ProgrammerError.raise("there is no image named \"\(name)\" in the main bundle")
        }
        self.init(picture: found)
    }

    // MARK: Properties

    /// The size in points.
    ///
    /// In upright orientation, caps included.
    open var size: CGSize { picture.size }
    /// Pixels per point.
    open var scale: CGFloat { picture.scale }
    /// How the stored pixels must be turned to be upright.
    open var imageOrientation: Orientation { picture.orientation }
    /// The stored pixels, orientation not applied; nil for an image without pixels, of Core Image, and for animations.
    open var cgImage: CGImage? { picture.frames == nil && picture.coreImage == nil ? picture.displayedImage(traits: .current) : nil }
    /// The Core Image one that the image was made of; nil for others.
    open var ciImage: CIImage? { picture.coreImage }
    /// Whether the colours of the image are used or replaced with a tint; default `automatic`.
    open var renderingMode: RenderingMode { picture.renderingMode }
    /// The parts at the edges that keep their size when the image is resized, in points; zero by default.
    open var capInsets: UIEdgeInsets { picture.capInsets }
    /// Whether the part between the caps is tiled or stretched.
    open var resizingMode: ResizingMode { picture.resizingMode }
    /// The left cap in whole points; see `stretchableImage(withLeftCapWidth:topCapHeight:)`.
    open var leftCapWidth: Int { Int(saturating: capInsets.left) }
    /// The top cap in whole points; see `stretchableImage(withLeftCapWidth:topCapHeight:)`.
    open var topCapHeight: Int { Int(saturating: capInsets.top) }
    /// The parts at the edges that do not count for alignment, such as a shadow, in points; zero by default.
    open var alignmentRectInsets: UIEdgeInsets { picture.alignmentRectInsets }
    /// Whether an image view mirrors the image in a right-to-left layout.
    open var flipsForRightToLeftLayoutDirection: Bool { picture.flipsForRightToLeft }
    /// The images of an animation; nil for a single one.
    open var images: [UIImage]? { picture.frames }
    /// The duration of an animation; 0 for a single image.
    ///
    /// > Units: seconds for the whole animation.
    open var duration: TimeInterval { picture.duration }
    /// The traits, or the size and colours of a symbol, that the image was chosen for; nil by default.
    open var configuration: Configuration? { picture.configuration }
    /// The size, weight and colours of a symbol; nil for other images.
    open var symbolConfiguration: SymbolConfiguration? { picture.configuration as? SymbolConfiguration }
    /// The traits that the image was chosen for; the current ones without a configuration.
    open var traitCollection: UITraitCollection { picture.configuration?.traitCollection ?? .current }
    /// The asset with the variants for other traits; created on first access.
    open var imageAsset: UIImageAsset? {
        if let asset = picture.asset { return asset }
        let asset = UIImageAsset()
        asset.register(self, with: UITraitCollection())
        return asset
    }
    /// Whether the image has more brightness than white; always false.
    ///
    /// Pixels have 8 bits of sRGB each.
    open var isHighDynamicRange: Bool { false }
    /// The image itself, as it has no high dynamic range.
    open func imageRestrictedToStandardDynamicRange() -> UIImage { self }
    /// Whether the image is a symbol.
    open var isSymbolImage: Bool { picture.isSymbol }
    /// The distance of the baseline from the bottom, in points; nil for an image without a baseline.
    open var baselineOffsetFromBottom: CGFloat? { picture.baselineOffset }
    /// Whether the image has a baseline, as symbols have.
    open var hasBaseline: Bool { picture.baselineOffset != nil }
    /// A format for drawing images of the same scale and opacity.
    open var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = picture.image?.isOpaque ?? false
        return format
    }

    // MARK: Variants

    private func with(_ change: (inout ImageContent) -> Void) -> UIImage {
        var picture = picture
        change(&picture)
        return UIImage(picture: picture)
    }

    /// The caps retain their size when the image is resized; the rest is tiled.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// A copy whose caps keep their size when it is resized; the rest is tiled or stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.isResizable = true
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// A copy of which one column and one row stretch.
    ///
    /// One point after the caps stretches. > Contract: IM-4.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let caps = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0, right: left > 0 ? max(size.width - left - 1, 0) : 0
        )
        return resizableImage(withCapInsets: caps, resizingMode: .stretch)
    }

    /// A copy whose colours are used or replaced with a tint.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }
    /// A copy with other parts that do not count for alignment, in points.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { with { $0.alignmentRectInsets = alignmentInsets } }
    /// A copy that an image view mirrors in a right-to-left layout.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }
    /// A copy that is mirrored horizontally.
    open func withHorizontallyFlippedOrientation() -> UIImage { with { $0.orientation = $0.orientation.mirrored } }
    /// A copy with a baseline at a distance from the bottom, in points.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { with { $0.baselineOffset = baselineOffset } }
    /// A copy without a baseline.
    open func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

    /// Non-transparent pixels take the colour; a dynamic colour resolves where the image is displayed.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// A copy in one colour, with a rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// A copy for other traits, or with another size, weight and colours of a symbol.
    ///
    /// A symbol is drawn again; an asset's image is chosen for the configuration's traits.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        let merged = picture.configuration?.applying(configuration) ?? configuration
        if let symbol = SymbolImageCache.shared.reconfigured(picture, merged) { return UIImage(picture: symbol) }
        let variant = configuration.traitCollection.flatMap { self.variant($0) } ?? self
        return variant.with { $0.configuration = merged }
    }

    /// A copy of a symbol with another size, weight or colours; for other images without a visible effect.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { withConfiguration(configuration) }

    /// The asset's image for these traits, with this one's options; nil if there is none.
    func variant(_ traits: UITraitCollection) -> UIImage? {
        guard let other = picture.asset?.variant(traits)?.picture, other.image !== picture.image else { return nil }
        var shown = picture
        shown.image = other.image
        shown.scale = other.scale
        shown.vector = other.vector
        return UIImage(picture: shown)
    }

    // MARK: Animations

    /// Images `name0`, `name1` and so on; nil if there are none.
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let frames = NamedImageCache.shared.sequence(name, in: .main)
        return frames.isEmpty ? nil : animatedImage(with: frames, duration: duration)
    }

    /// An animation of the images `name0`, `name1` and so on, with caps that keep their size and tiles between them; nil if there are none.
    open class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// An animation of the images `name0`, `name1` and so on, with caps that keep their size; nil if there are none.
    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let frames = NamedImageCache.shared.sequence(name, in: .main)
        guard !frames.isEmpty else { return nil }
        return animatedImage(
            with: frames.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }, duration: duration
        )
    }

    /// An animation of images.
    ///
    /// A duration of 0 shows each image for a thirtieth of a second. Nil without images.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard var picture = images.first?.picture else { return nil }
        picture.frames = images
        picture.duration = duration > 0 ? duration : Double(images.count) / 30
        return UIImage(picture: picture)
    }

    // MARK: Drawing

    /// Draws into the current context at the image's own size.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    /// Draws into the current context at the image's own size, with a blend mode and an opacity.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    /// Draws into a rectangle of the current context; caps keep their size. Nothing without a context.
    open func draw(in rect: CGRect) { ImageContentDrawing.draw(picture, in: rect) }
    /// Draws into a rectangle of the current context, with a blend mode and an opacity.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        ImageContentDrawing.draw(picture, in: rect, blendMode: blendMode, alpha: alpha)
    }
    /// Tiles the rectangle with the image, from its top left.
    open func drawAsPattern(in rect: CGRect) { ImageContentDrawing.tile(picture, in: rect) }

    // MARK: Encoding

    /// A PNG file with the stored pixels; the orientation is lost; nil without pixels.
    open func pngData() -> Data? { picture.displayedImage(traits: .current).flatMap { ImageEncoder.png($0) } }

    /// A PNG file in upright orientation, for other apps.
    var uprightPNG: Data? { picture.uprightImage(traits: .current).flatMap { ImageEncoder.png($0) } }

    /// A JPEG file with the stored pixels and the orientation. > Units: quality 0 to 1.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        picture.displayedImage(traits: .current).flatMap {
            ImageEncoder.jpeg($0, quality: compressionQuality, orientation: picture.orientation.property)
        }
    }

    /// A HEIC file with the stored pixels and the orientation; nil without pixels or without an encoder.
    open func heicData() -> Data? {
        picture.displayedImage(traits: .current).flatMap { ImageEncoder.heic($0, quality: 0.8, orientation: picture.orientation.property) }
    }

    // MARK: Preparation

    /// The image itself; nil without pixels.
    ///
    /// Images are decoded on creation; there is nothing left to do.
    open func preparingForDisplay() -> UIImage? { picture.image == nil ? nil : self }
    /// Prepares the image for display, and calls the handler on a background queue.
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let prepared = preparingForDisplay()
        DispatchQueue.global().async { completionHandler(prepared) }
    }
    /// The image, prepared for display; nil without pixels.
    open func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// A copy that fits `size`, with its aspect ratio.
    open func preparingThumbnail(of size: CGSize) -> UIImage? { ImageContentDrawing.thumbnail(of: self, fitting: size) }
    /// Makes a smaller copy on a background queue, where it calls the handler.
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { [self] in completionHandler(preparingThumbnail(of: size)) }
    }
    /// A smaller copy that fits a size in points, with its aspect ratio.
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self || picture.shows(the: other.picture)
    }

    /// The image itself: it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { self }

    open override var hash: Int { picture.size.width.hashValue ^ picture.scale.hashValue }

    open override var description: String {
        "<UIImage: {\(size.width), \(size.height)} scale \(scale) \(renderingMode)\(images.map { " \($0.count) pictures" } ?? "")>"
    }

    /// True: images are coded securely.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the pixels as PNG, with scale, orientation and rendering mode; caps and animations are lost.
    open func encode(with coder: NSCoder) {
        coder.encode(picture.image.flatMap { ImageEncoder.png($0) }.map { $0 as NSData }, forKey: "UIImageData")
        coder.encode(Double(scale), forKey: "UIScale")
        coder.encode(imageOrientation.rawValue, forKey: "UIImageOrientation")
        coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
    }

    /// Reads what `encode(with:)` wrote; nil if there are no pixels.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") as Data?,
            var picture = ImageContent(data: data, scale: max(CGFloat(coder.decodeDouble(forKey: "UIScale")), 0.1))
        else { return nil }
        picture.orientation = Orientation(rawValue: coder.decodeInteger(forKey: "UIImageOrientation")) ?? .up
        picture.renderingMode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
        self.init(picture: picture)
    }
}

/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

extension UIImage: UIAccessibilityIdentification {}
