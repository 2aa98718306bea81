public import CoreGraphics
public import Foundation

/// The format of a renderer's output.
///
/// > Contract: UIKit, UIGraphicsRendererFormat
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The output part of the drawing, in points.
    open internal(set) var bounds = CGRect.zero

    public required override init() { super.init() }

    open class func `default`() -> Self { self.init() }
    open class func preferred() -> Self { self.init() }

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
    public let cgContext: CGContext
    private let rendererFormat: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        rendererFormat = format
        super.init()
    }

    open var format: UIGraphicsRendererFormat { rendererFormat }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { with(blendMode) { cgContext.fill(rect) } }

    /// A line one point wide, inside the rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { with(blendMode) { stroke(rect) } }

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
    private let ownFormat: UIGraphicsRendererFormat

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsRendererFormat()) }

    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        ownFormat = (format.copy() as? UIGraphicsRendererFormat) ?? format
        ownFormat.bounds = bounds
        super.init()
    }

    open var format: UIGraphicsRendererFormat { ownFormat }
    open var allowsImageOutput: Bool { false }
}
