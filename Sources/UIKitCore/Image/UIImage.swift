public import CoreGraphics
public import Foundation
internal import HostInterface
internal import ImageIO
internal import ProgrammerErrors

/// An image, or a sequence of images, with its rendering options. Immutable.
///
/// > Contract: UIKit, UIImage; IM-1 to IM-10. > Isolation: any thread. > Units: points.
open class UIImage: NSObject, NSSecureCoding, NSCopying, _ExpressibleByImageLiteral, @unchecked Sendable {
    let picture: Picture
    /// The accessibility label, used for a segment without a title. > Isolation: the main thread.
    open var accessibilityLabel: String?

    init(picture: Picture) {
        self.picture = picture
        super.init()
    }

    /// An image without pixels.
    public override init() {
        picture = Picture()
        super.init()
    }

    // MARK: From files and data

    /// An image of the main bundle, `name` with or without extension; selects the file for the screen's scale.
    ///
    /// Named images are cached, so that a second request costs nothing.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let found = NamedImages.shared.picture(name, in: bundle ?? .main, traits: traitCollection) else { return nil }
        self.init(picture: found)
    }

    /// A symbol of the system's set, drawn by Ferry; nil, reported once, for a name without a drawing.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        guard let found = SymbolPictures.shared.picture(name, nil, traits: traitCollection) else { return nil }
        self.init(picture: found)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let found = SymbolPictures.shared.picture(name, configuration) else { return nil }
        self.init(picture: found)
    }

    /// A symbol whose parts are filled by a value, such as the waves of a loudspeaker. > Units: 0 to 1.
    public convenience init?(systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil) {
        guard let found = SymbolPictures.shared.picture(name, configuration, value: value) else { return nil }
        self.init(picture: found)
    }

    /// A custom symbol of a catalog; it has no variable parts, so the value has no effect.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue value: Double, configuration: UIImage.Configuration? = nil
    ) { self.init(named: name, in: bundle, with: configuration) }

    private class func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
    open class var actions: UIImage { system("ellipsis.circle") }
    open class var add: UIImage { system("plus.circle.fill") }
    open class var remove: UIImage { system("minus.circle.fill") }
    open class var checkmark: UIImage { system("checkmark") }
    open class var strokedCheckmark: UIImage { system("checkmark.circle") }

    /// Reads the file each time. A file of the same name with the screen's `@2x` or `@3x` is preferred.
    public convenience init?(contentsOfFile path: String) {
        guard let found = ImageFile.find(path: path, scale: BitmapContext.screenScale), let picture = found.read() else { return nil }
        self.init(picture: picture)
    }

    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Nil if the data cannot be decoded. For an animation, the first frame.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = Picture(data: data, scale: scale > 0 ? scale : 1) else { return nil }
        self.init(picture: picture)
    }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(picture: Picture(image: cgImage, scale: scale > 0 ? scale : 1, orientation: orientation))
    }

    /// Called by `#imageLiteral`. A missing image is a programmer error and traps.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let found = NamedImages.shared.picture(name, in: .main, traits: nil) else {
            ProgrammerError.raise("there is no image named \"\(name)\" in the main bundle")
        }
        self.init(picture: found)
    }

    // MARK: Properties

    /// In upright orientation, caps included.
    open var size: CGSize { picture.size }
    open var scale: CGFloat { picture.scale }
    open var imageOrientation: Orientation { picture.orientation }
    /// The stored pixels, orientation not applied; nil for an image without pixels and for animations.
    open var cgImage: CGImage? { picture.frames == nil ? picture.shownImage(traits: .current) : nil }
    open var renderingMode: RenderingMode { picture.renderingMode }
    open var capInsets: UIEdgeInsets { picture.capInsets }
    open var resizingMode: ResizingMode { picture.resizingMode }
    open var leftCapWidth: Int { Int(saturating: capInsets.left) }
    open var topCapHeight: Int { Int(saturating: capInsets.top) }
    open var alignmentRectInsets: UIEdgeInsets { picture.alignmentRectInsets }
    open var flipsForRightToLeftLayoutDirection: Bool { picture.flipsForRightToLeft }
    /// The images of an animation; nil for a single one.
    open var images: [UIImage]? { picture.frames }
    /// > Units: seconds for the whole animation.
    open var duration: TimeInterval { picture.duration }
    open var configuration: Configuration? { picture.configuration }
    open var symbolConfiguration: SymbolConfiguration? { picture.configuration as? SymbolConfiguration }
    open var traitCollection: UITraitCollection { picture.configuration?.traitCollection ?? .current }
    /// The asset with the variants for other traits; created on first access.
    open var imageAsset: UIImageAsset? {
        if let asset = picture.asset { return asset }
        let asset = UIImageAsset()
        asset.register(self, with: UITraitCollection())
        return asset
    }
    /// Pixels have 8 bits of sRGB each.
    open var isHighDynamicRange: Bool { false }
    open func imageRestrictedToStandardDynamicRange() -> UIImage { self }
    open var isSymbolImage: Bool { picture.isSymbol }
    open var baselineOffsetFromBottom: CGFloat? { picture.baselineOffset }
    open var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = picture.image?.isOpaque ?? false
        return format
    }

    // MARK: Variants

    private func with(_ change: (inout Picture) -> Void) -> UIImage {
        var picture = picture
        change(&picture)
        return UIImage(picture: picture)
    }

    /// The caps retain their size when the image is resized; the rest is tiled.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.isResizable = true
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// One point after the caps stretches. > Contract: IM-4.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let caps = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0, right: left > 0 ? max(size.width - left - 1, 0) : 0
        )
        return resizableImage(withCapInsets: caps, resizingMode: .stretch)
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { with { $0.alignmentRectInsets = alignmentInsets } }
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }
    open func withHorizontallyFlippedOrientation() -> UIImage { with { $0.orientation = $0.orientation.mirrored } }
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { with { $0.baselineOffset = baselineOffset } }
    open func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

    /// Non-transparent pixels take the colour; a dynamic colour resolves where the image is displayed.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// A symbol is drawn again; an asset's image is chosen for the configuration's traits.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        let merged = picture.configuration?.applying(configuration) ?? configuration
        if let symbol = SymbolPictures.shared.reconfigured(picture, merged) { return UIImage(picture: symbol) }
        let variant = configuration.traitCollection.flatMap { self.variant($0) } ?? self
        return variant.with { $0.configuration = merged }
    }

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
        let frames = NamedImages.shared.sequence(name, in: .main)
        return frames.isEmpty ? nil : animatedImage(with: frames, duration: duration)
    }

    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let frames = NamedImages.shared.sequence(name, in: .main)
        guard !frames.isEmpty else { return nil }
        return animatedImage(
            with: frames.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }, duration: duration
        )
    }

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
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    open func draw(in rect: CGRect) { PictureDrawing.draw(picture, in: rect) }
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        PictureDrawing.draw(picture, in: rect, blendMode: blendMode, alpha: alpha)
    }
    /// Tiles the rectangle with the image, from its top left.
    open func drawAsPattern(in rect: CGRect) { PictureDrawing.tile(picture, in: rect) }

    // MARK: Encoding

    /// A PNG file with the stored pixels; the orientation is lost; nil without pixels.
    open func pngData() -> Data? { picture.shownImage(traits: .current).flatMap { ImageEncoder.png($0) } }

    /// A PNG file in upright orientation, for other apps.
    var uprightPNG: Data? { picture.uprightImage(traits: .current).flatMap { ImageEncoder.png($0) } }

    /// A JPEG file with the stored pixels and the orientation. > Units: quality 0 to 1.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        picture.shownImage(traits: .current).flatMap {
            ImageEncoder.jpeg($0, quality: compressionQuality, orientation: picture.orientation.property)
        }
    }

    /// A HEIC file with the stored pixels and the orientation; nil without pixels or without an encoder.
    open func heicData() -> Data? {
        picture.shownImage(traits: .current).flatMap { ImageEncoder.heic($0, quality: 0.8, orientation: picture.orientation.property) }
    }

    // MARK: Preparation

    /// Images are decoded on creation; there is nothing left to do.
    open func preparingForDisplay() -> UIImage? { picture.image == nil ? nil : self }
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let prepared = preparingForDisplay()
        DispatchQueue.global().async { completionHandler(prepared) }
    }
    open func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// A copy that fits `size`, with its aspect ratio.
    open func preparingThumbnail(of size: CGSize) -> UIImage? { PictureDrawing.thumbnail(of: self, fitting: size) }
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { [self] in completionHandler(preparingThumbnail(of: size)) }
    }
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self || picture.shows(the: other.picture)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { self }

    open override var hash: Int { picture.size.width.hashValue ^ picture.scale.hashValue }

    open override var description: String {
        "<UIImage: {\(size.width), \(size.height)} scale \(scale) \(renderingMode)\(images.map { " \($0.count) pictures" } ?? "")>"
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(picture.image.flatMap { ImageEncoder.png($0) }.map { $0 as NSData }, forKey: "UIImageData")
        coder.encode(Double(scale), forKey: "UIScale")
        coder.encode(imageOrientation.rawValue, forKey: "UIImageOrientation")
        coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
    }

    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") as Data?,
            var picture = Picture(data: data, scale: max(CGFloat(coder.decodeDouble(forKey: "UIScale")), 0.1))
        else { return nil }
        picture.orientation = Orientation(rawValue: coder.decodeInteger(forKey: "UIImageOrientation")) ?? .up
        picture.renderingMode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
        self.init(picture: picture)
    }
}

/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
