internal import CoreGraphics
internal import CoreImage
internal import Foundation
internal import ImageIO

/// An image's content: pixels and how they are displayed.
struct ImageContent: @unchecked Sendable {
    var image: CGImage?
    /// The recipe that the pixels were rendered of.
    var coreImage: CIImage?
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    var isResizable = false
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var baselineOffset: CGFloat?
    var tint: UIColor?
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    var configuration: UIImage.Configuration?
    var symbolName: String?
    /// The value of a variable symbol, 0 to 1.
    var symbolValue: Double?
    /// The colours are the symbol's own, not the tint's.
    var hasIntrinsicColors = false
    /// The source of the pixels, for other sizes.
    var vector: (any VectorDrawing)?
    /// The asset with the variants for other traits.
    var asset: UIImageAsset?
    /// Cached derived images; shared by copies that differ in other properties.
    private let made = DerivedImageCache()

    init() {}

    init(image: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.image = image
        self.scale = scale
        self.orientation = orientation
    }

    /// Nil if the data cannot be decoded.
    init?(data: Data, scale: CGFloat) {
        let source = CGImageSource(data: data, isFinal: true)
        guard let image = try? source.image(at: 0) else { return nil }
        self.init(image: image, scale: scale, orientation: UIImage.Orientation(source.orientation))
    }

    var isSymbol: Bool { symbolName != nil }

    /// > Units: points, upright.
    var size: CGSize {
        guard let image else { return .zero }
        let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
        return orientation.property.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// The stored pixels in the image's own tint.
    func displayedImage(traits: UITraitCollection) -> CGImage? {
        guard let image, let tint else { return image }
        return made.image(image, tint: tint.resolvedColor(with: traits).cgColor, orientation: .up)
    }

    /// The pixels in upright orientation, in the image's own tint.
    func uprightImage(traits: UITraitCollection) -> CGImage? { uprightImage(traits: traits, template: nil, isMirrored: false) }

    /// The pixels in upright orientation; in the colour `template` if it is a template image.
    func uprightImage(traits: UITraitCollection, template: UIColor?, isMirrored: Bool) -> CGImage? {
        guard let image else { return nil }
        return uprightImage(image, traits: traits, template: template, isMirrored: isMirrored)
    }

    /// The same for pixels drawn at another size.
    func uprightImage(_ image: CGImage, traits: UITraitCollection, template: UIColor?, isMirrored: Bool) -> CGImage? {
        let color = (template ?? tint)?.resolvedColor(with: traits).cgColor
        return made.image(image, tint: color, orientation: isMirrored ? orientation.mirrored : orientation)
    }

    /// Tints and mirrors upright pixels if requested.
    func upright(_ image: CGImage, in color: UIColor?, traits: UITraitCollection, isMirrored: Bool) -> CGImage? {
        made.image(image, tint: color?.resolvedColor(with: traits).cgColor, orientation: isMirrored ? .upMirrored : .up)
    }

    /// Whether the part between the caps can simply be stretched.
    var stretches: Bool {
        guard isResizable, resizingMode == .tile else { return true }
        let middle = CGSize(
            width: size.width - capInsets.left - capInsets.right, height: size.height - capInsets.top - capInsets.bottom
        )
        return middle.width <= 1 && middle.height <= 1
    }

    func shows(the other: ImageContent) -> Bool {
        guard scale == other.scale, orientation == other.orientation, renderingMode == other.renderingMode, tint == other.tint,
            frames == other.frames
        else { return false }
        if image === other.image { return true }
        guard let image, let theirs = other.image else { return false }
        return image.hasSamePixels(as: theirs)
    }
}

/// Caches the last tinted or rotated image: image views request the same one repeatedly.
private final class DerivedImageCache: @unchecked Sendable {
    private struct Key: Equatable {
        var source: ObjectIdentifier
        var tint: CGColor?
        var orientation: UIImage.Orientation
    }
    private let lock = NSLock()
    /// The source is retained, so that its identity is not reused by another image.
    private var last: (key: Key, source: CGImage, image: CGImage)?

    func image(_ source: CGImage, tint: CGColor?, orientation: UIImage.Orientation) -> CGImage? {
        if tint == nil && orientation == .up { return source }
        let key = Key(source: ObjectIdentifier(source), tint: tint, orientation: orientation)
        if let known = lock.withLock({ last?.key == key ? last?.image : nil }) { return known }
        guard let made = Self.make(source, tint: tint, orientation: orientation) else { return nil }
        lock.withLock { last = (key, source, made) }
        return made
    }

    private static func make(_ source: CGImage, tint: CGColor?, orientation: UIImage.Orientation) -> CGImage? {
        let stored = CGSize(width: source.width, height: source.height)
        let size = orientation.property.swapsSides ? CGSize(width: stored.height, height: stored.width) : stored
        guard let context = BitmapContext.make(size: size, scale: 1, isOpaque: source.isOpaque && tint == nil) else { return nil }
        context.saveGState()
        ImageContentDrawing.place(source, orientation: orientation, in: CGRect(origin: .zero, size: size), context)
        context.restoreGState()
        if let tint {
            context.setBlendMode(.sourceIn)
            context.setFillColor(tint)
            context.fill(CGRect(origin: .zero, size: size))
        }
        return context.makeImage()
    }
}

extension CGImage {
    fileprivate func hasSamePixels(as other: CGImage) -> Bool {
        guard width == other.width, height == other.height else { return false }
        let rows = withPixels { memory in
            (0..<memory.height).map { Data(bytes: memory.base + $0 * memory.bytesPerRow, count: memory.width * 4) }
        }
        return other.withPixels { memory in
            rows.enumerated().allSatisfy { y, row in
                row.withUnsafeBytes { bytes in
                    bytes.baseAddress.map { memcmp($0, memory.base + y * memory.bytesPerRow, bytes.count) == 0 } ?? false
                }
            }
        }
    }
}
