public import CoreGraphics
public import Foundation
internal import ImageIO

/// An image as a recipe: nothing is calculated until a ``CIContext`` renders it. Immutable.
///
/// Its origin is at the lower left. A recipe keeps the images that it is made of.
/// > Contract: Core Image, CIImage. > Isolation: any thread. > Units: pixels.
open class CIImage: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    package let source: ImageSource
    var graph: ImageGraph { source.graph }

    package init(source: ImageSource) {
        self.source = source
        super.init()
    }

    convenience init(_ graph: ImageGraph, from other: CIImage? = nil) {
        self.init(source: ImageSource(graph: graph, properties: other?.source.properties ?? [:]))
    }

    /// An image without pixels.
    public convenience override init() { self.init(.empty) }

    /// The pixels of a Core Graphics image.
    public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }

    /// The pixels of a Core Graphics image. With `colorSpace: NSNull()` its numbers are not converted into the working space.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        self.init(source: ImageSource(bitmap: image, options: options ?? [:]))
    }

    /// The content of an image file; nil if it cannot be decoded.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }

    /// The content of an image file; nil if it cannot be decoded. Upright with `applyOrientationProperty`.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let source = ImageSource(file: data, options: options ?? [:]) else { return nil }
        self.init(source: source)
    }

    /// An image file; nil if it cannot be read or decoded.
    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

    /// An image file; nil if it cannot be read or decoded. Upright with `applyOrientationProperty`.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url), var source = ImageSource(file: data, options: options ?? [:]) else { return nil }
        source.url = url
        self.init(source: source)
    }

    /// One colour everywhere: the extent is infinite.
    public convenience init(color: CIColor) { self.init(ImageGraph(ConstantColor(color: color.numbers), extent: .infinite)) }

    /// Pixels in memory, rows from the top. An image without pixels, with a log line, if the format is not supported or bytes are missing.
    public convenience init(bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?) {
        guard let graph = BitmapBytes.graph(data, bytesPerRow: bytesPerRow, size: size, format: format, space: colorSpace) else {
            self.init(.empty)
            return
        }
        self.init(source: ImageSource(graph: graph))
    }

    /// An image without pixels; its extent is null.
    open class func empty() -> CIImage { CIImage() }

    /// Reads an image that `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "png") else { return nil }
        self.init(data: data as Data)
    }

    /// Writes the rendered pixels; nothing for an image without pixels or of infinite extent.
    open func encode(with coder: NSCoder) {
        let context = CIContext()
        guard !extent.isInfinite, let image = context.createCGImage(self, from: extent), let data = ImageEncoder.png(image) else { return }
        coder.encode(data as NSData, forKey: "png")
    }
    open class var supportsSecureCoding: Bool { true }
    /// The image itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Where the image has pixels; null for none, infinite for a colour or pattern without an edge.
    open var extent: CGRect { graph.extent }
    /// What its file says about it, with the keys of Image I/O; empty if it was made in another way.
    open var properties: [String: Any] { source.properties }
    /// The file that the image was read from.
    open var url: URL? { source.url }
    /// The colour space of the pixels it was made of; nil for a filter's result.
    open var colorSpace: CGColorSpace? { source.bitmap?.colorSpace }
    /// The Core Graphics image that it was made of; nil for a filter's result.
    open var cgImage: CGImage? { source.bitmap }

    /// The pixels of `image`, which this one is made of, that are needed for a rectangle; null if it is not made of it.
    open func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect {
        let plan = RenderPlan(graph, area: PixelArea(covering: rect))
        return plan.steps.first { $0.graph === image.graph }.map { $0.area.isEmpty ? .null : $0.area.rect } ?? .null
    }

    open override var description: String {
        "<CIImage: \(graph.operation.name) extent [\(extent.minX) \(extent.minY) \(extent.width) \(extent.height)]>"
    }
}

extension ImageOperation {
    var name: String { "\(type(of: self))" }
}
