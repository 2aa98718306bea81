public import CoreGraphics
public import Foundation

/// The context of an image renderer's actions.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The image drawn so far.
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: (format as? UIGraphicsImageRendererFormat)?.scale ?? 1, orientation: .up)
    }
}

/// Creates images by drawing.
///
/// > Contract: UIKit, UIGraphicsImageRenderer. > Isolation: any thread; the actions run before the call returns.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// Draws into the context of a renderer, which is also the current one.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let imageFormat: UIGraphicsImageRendererFormat

    /// A renderer for images of a size in points, at the scale of the screen.
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

    /// A renderer for images of a size in points, with a copy of the format.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        let bounds = CGRect(origin: .zero, size: size)
        imageFormat = (format.copy() as? UIGraphicsImageRendererFormat) ?? format
        imageFormat.bounds = bounds
        super.init(bounds: bounds, format: imageFormat)
    }

    /// A renderer for a rectangle of the drawing, at the scale of the screen.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    /// A renderer for a rectangle of the drawing, in points, with a copy of the format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = (format.copy() as? UIGraphicsImageRendererFormat) ?? format
        imageFormat.bounds = bounds
        super.init(bounds: bounds, format: imageFormat)
    }

    open override var format: UIGraphicsImageRendererFormat { imageFormat }
    open override var allowsImageOutput: Bool { true }

    /// Calls the actions and returns what they have drawn.
    ///
    /// The image has no pixels if the size has none.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { render(actions) ?? UIImage() }

    /// Calls the actions and returns a PNG file of the drawing; empty if the size has no pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }

    /// Calls the actions and returns a JPEG file of the drawing, with a quality of 0 to 1; empty if the size has no pixels.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func render(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage? {
        let scale = imageFormat.scale > 0 ? imageFormat.scale : BitmapContext.screenScale
        let bounds = imageFormat.bounds
        guard let context = BitmapContext.make(size: bounds.size, scale: scale, isOpaque: imageFormat.opaque) else { return nil }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        GraphicsContextStack.push(.init(context: context, imageScale: nil))
        actions(UIGraphicsImageRendererContext(cgContext: context, format: imageFormat))
        GraphicsContextStack.pop()
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }
}
