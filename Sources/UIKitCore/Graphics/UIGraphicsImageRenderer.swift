public import CoreGraphics
public import Foundation

/// How an image renderer's pictures are made.
/// > Contract: UIKit, UIGraphicsImageRendererFormat; facts IM-11.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended = 1
        case standard = 2
    }

    /// Pixels a point; 0 and less stand for the screen's.
    open var scale: CGFloat = UITraitCollection.current.drawingScale
    open var opaque = false
    /// Bitmaps are sRGB of eight bits a channel whatever is asked for.
    open var preferredRange: Range = .automatic
    open var supportsHighDynamicRange: Bool { false }

    public required init() { super.init() }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let format = copy as? UIGraphicsImageRendererFormat {
            format.scale = scale
            format.opaque = opaque
            format.preferredRange = preferredRange
        }
        return copy
    }
}

/// What an image renderer's closure draws with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    let scale: CGFloat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, scale: CGFloat) {
        self.scale = scale
        super.init(cgContext: cgContext, format: format)
    }

    open override var format: UIGraphicsImageRendererFormat {
        rendererFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    }

    /// What has been drawn so far.
    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }
}

/// Makes images by drawing.
///
/// The closure runs at once, on the calling thread, with its context as the current one. A size without a pixel gives an empty image.
/// > Contract: UIKit, UIGraphicsImageRenderer. > Units: points.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let imageFormat: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(area: bounds)
        format.bounds = bounds
    }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    open var format: UIGraphicsImageRendererFormat { imageFormat }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let scale = imageFormat.scale > 0 ? imageFormat.scale : UITraitCollection.current.drawingScale
        guard let canvas = ImageCanvas.make(size: area.size, scale: scale, opaque: imageFormat.opaque) else { return UIImage() }
        canvas.translateBy(x: -area.minX, y: -area.minY)
        let context = UIGraphicsImageRendererContext(cgContext: canvas, format: imageFormat, scale: scale)
        UIGraphicsPushContext(canvas)
        actions(context)
        UIGraphicsPopContext()
        return context.currentImage
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }

    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
