public import CoreGraphics
public import Foundation
import ObjectiveC

/// Provides a layer's contents, layout and actions; a view is its layer's delegate.
///
/// Every method is optional.
///
/// > Contract: QuartzCore, CALayerDelegate
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
    /// Sets `layer.contents`. If not implemented, the layer draws through `draw(_:in:)`.
    func display(_ layer: CALayer)
    /// Draws the contents; the context's origin is the layer's top left, its unit a point.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before `draw(_:in:)`, so that the delegate can prepare the layer for its drawing.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers after the bounds changed or `setNeedsLayout()`.
    func layoutSublayers(of layer: CALayer)
    /// The action for a change; nil continues the search, `NSNull` means none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

/// A delegate that may know, before it draws, that its drawing has one colour.
@preconcurrency @MainActor package protocol OneColorDrawing: CALayerDelegate {
    /// Nil for a drawing of several or unknown colours. Valid for this drawing only.
    func drawingColor(of layer: CALayer) -> CGColor?
}

// A method first implemented by a subclass of the conforming class is found by its selector.
extension CALayerDelegate {
    /// Calls the Objective-C method `displayLayer:` of the delegate if there is one; otherwise the layer draws its contents.
    public func display(_ layer: CALayer) {
        if !ObjCRuntime.optional(self, "displayLayer:", [layer]) { layer.displayByDrawing() }
    }
    /// Calls the Objective-C method `drawLayer:inContext:` of the delegate if there is one; otherwise the layer stays empty.
    public func draw(_ layer: CALayer, in ctx: CGContext) {
        if !ObjCRuntime.optional(self, "drawLayer:inContext:", [layer, ctx]) { layer.delegateDrawsNothing = true }
    }
    public func layerWillDraw(_ layer: CALayer) { ObjCRuntime.optional(self, "layerWillDraw:", [layer]) }
    public func layoutSublayers(of layer: CALayer) { ObjCRuntime.optional(self, "layoutSublayersOfLayer:", [layer]) }
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ObjCRuntime.optional(self, "actionForLayer:forKey:", [layer, event])
    }
}
