public import CoreGraphics
public import Foundation

/// The format of a renderer's output.
///
/// > Contract: UIKit, UIGraphicsRendererFormat
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The output part of the drawing, in points.
    open internal(set) var bounds = CGRect.zero

    public required override init() { super.init() }

    /// A format with default values.
    open class func `default`() -> Self { self.init() }
    /// The format that suits the main screen; the same as `default()`.
    open class func preferred() -> Self { self.init() }

    /// A copy with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = type(of: self).init()
        result.bounds = bounds
        return result
    }

    open override func copy() -> Any { copy(with: nil) }
}

/// The context of a renderer's actions, which is current while they run.
///
/// > Contract: UIKit, UIGraphicsRendererContext
open class UIGraphicsRendererContext: NSObject {
    /// The graphics context, with the origin at the top left and the y axis down.
    public let cgContext: CGContext
    private let rendererFormat: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        rendererFormat = format
        super.init()
    }

    /// The format of the renderer.
    open var format: UIGraphicsRendererFormat { rendererFormat }

    /// Fills a rectangle with the current fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with the current fill colour and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { with(blendMode) { cgContext.fill(rect) } }

    /// A line one point wide, inside the rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Draws the outline of a rectangle with a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { with(blendMode) { stroke(rect) } }

    /// Restricts later drawing to its intersection with a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func with(_ blendMode: CGBlendMode, _ body: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        body()
        cgContext.restoreGState()
    }
}

/// Runs drawing commands; `UIGraphicsImageRenderer` creates images from them.
///
/// > Contract: UIKit, UIGraphicsRenderer
open class UIGraphicsRenderer: NSObject {
    private let contextFormat: UIGraphicsRendererFormat

    /// A renderer for a rectangle of the drawing, with a default format.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsRendererFormat()) }

    /// A renderer for a rectangle of the drawing, in points, with a copy of the format.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        contextFormat = (format.copy() as? UIGraphicsRendererFormat) ?? format
        contextFormat.bounds = bounds
        super.init()
    }

    /// The format, whose `bounds` is the rectangle of the drawing.
    open var format: UIGraphicsRendererFormat { contextFormat }
    /// Whether images can be made of the drawing; true for an image renderer.
    open var allowsImageOutput: Bool { false }
}
