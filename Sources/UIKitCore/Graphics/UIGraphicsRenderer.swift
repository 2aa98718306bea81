public import CoreGraphics
public import Foundation

/// How a renderer's pictures are made.
/// > Contract: UIKit, UIGraphicsRendererFormat.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The rectangle being drawn. > Units: points.
    open internal(set) var bounds: CGRect = .zero

    /// The format of the main screen.
    open class func `default`() -> Self { make() }
    /// The format that suits the current traits.
    open class func preferred() -> Self { make() }

    public required override init() { super.init() }
    private class func make() -> Self { self.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
}

/// What a renderer's closure draws with.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    let rendererFormat: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        rendererFormat = format
        super.init()
    }

    open var format: UIGraphicsRendererFormat { rendererFormat }

    /// Fills with the current fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { with(blendMode) { cgContext.fill(rect) } }
    /// A line one point wide just inside the rectangle, in the current stroke colour.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { with(blendMode) { stroke(rect) } }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func with(_ blendMode: CGBlendMode, _ draw: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        draw()
        cgContext.restoreGState()
    }
}

/// Draws into something off screen.
open class UIGraphicsRenderer: NSObject {
    let area: CGRect

    init(area: CGRect) {
        self.area = area
        super.init()
    }

    open var allowsImageOutput: Bool { true }
}
