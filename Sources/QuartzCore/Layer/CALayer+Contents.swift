import CoreGraphics
import Foundation
import RenderProtocol

/// Contents that a layer drew itself, as returned by `CALayer.contents`.
final class DrawnContents {
    let hold: BitmapReference
    /// The layer was opaque when it drew.
    let isOpaque: Bool

    init(_ hold: BitmapReference, isOpaque: Bool) {
        self.hold = hold
        self.isOpaque = isOpaque
    }
}

extension CALayer {
    func setContents(_ newValue: Any?) {
        let new = newValue as AnyObject?
        let old = objects.contents as AnyObject?
        guard new !== old else { return }
        change(.contents) { assignContents(newValue) }
        if state.model == nil { state.needsDisplay = false }
    }

    private func assignContents(_ newValue: Any?) {
        objects.contents = newValue
        switch newValue {
        case let image as CGImage: objects.bitmap = LayerContext.main.images.hold(for: image, in: .main)
        case let drawn as DrawnContents: objects.bitmap = drawn.hold
        default: objects.bitmap = nil
        }
        values.contents = objects.bitmap?.bitmap.id
        if values.opaque != hasOpaqueContents {
            note(.opaque)
            values.opaque = hasOpaqueContents
        }
    }

    /// `isOpaque` concerns only what the layer draws: an image has its own alpha information.
    private var hasOpaqueContents: Bool {
        guard objects.isOpaque else { return false }
        return switch objects.contents {
        case let image as CGImage: image.isOpaque
        case let drawn as DrawnContents: drawn.isOpaque
        default: false
        }
    }

    func setOpaque(_ newValue: Bool) {
        guard newValue != objects.isOpaque else { return }
        change(.opaque) {
            objects.isOpaque = newValue
            values.opaque = hasOpaqueContents
        }
    }

    /// Transfers the pixels to the current link.
    func adoptBitmap() {
        adoptKindBitmaps()
        guard let hold = objects.bitmap, hold.generation != LayerContext.main.generation else { return }
        if let image = objects.contents as? CGImage {
            objects.bitmap = LayerContext.main.images.hold(for: image, in: .main)
        } else {
            objects.bitmap = hold.adopted()
        }
        values.contents = objects.bitmap?.bitmap.id
    }

    func markNeedsDisplay() {
        guard state.model == nil, !state.needsDisplay else { return }
        state.needsDisplay = true
        enqueue()
    }

    func displayNow() {
        state.needsDisplay = false
        display()
    }

    /// Draws this layer if needed and, in a tree that just appeared on screen, its sublayers. > Returns: whether any of them drew.
    func displayTree() -> Bool {
        var drew = state.needsDisplay
        if drew { displayNow() }
        guard state.knownGeneration != LayerContext.main.generation else { return drew }
        for layer in tree.sublayers where layer.displayTree() { drew = true }
        if tree.mask?.displayTree() == true { drew = true }
        return drew
    }

    func displayThroughDelegate() {
        if let call = LayerDelegateCall(self) { call.display() } else { displayByDrawing() }
    }

    /// Whether the delegate is known to have no drawing methods.
    var delegateDrawsNothing: Bool {
        get { state.delegateDrawsNothing }
        set { state.delegateDrawsNothing = newValue }
    }

    /// Draws into new pixels, so that the server can read the old ones until the commit.
    package func displayByDrawing() {
        let scale = Double(contentsScale)
        let bounds = values.bounds
        let width = (bounds.width * scale).rounded(.up)
        let height = (bounds.height * scale).rounded(.up)
        guard width > 0, height > 0, width.isFinite, height.isFinite, width * height < 1e9 else { return replaceDrawing(nil) }
        // Opaque contents cannot be stored as coverage of one colour.
        let ink = isOpaque || hasPatternBackground ? nil : LayerDelegateCall(self)?.drawingColor()?.copy(alpha: 1)?.render
        guard let hold = BitmapReference.make(width: Int(width), height: Int(height), ink: ink, in: .main),
            let context = LayerBitmap.context(for: hold.bitmap)
        else { return replaceDrawing(nil) }
        context.useTopLeftOrigin(scale: scale)
        context.translateBy(x: -bounds.x, y: -bounds.y)
        state.delegateDrawsNothing = delegate == nil
        LayerDelegateCall(self)?.willDraw()
        paintPatternBackground(in: context)
        drawnLayer.draw(in: context)
        let drewNothing =
            !hasPatternBackground && state.delegateDrawsNothing && !DrawOverride.probe.isOverridden(in: type(of: self)) && !drawsItself
        replaceDrawing(drewNothing ? nil : DrawnContents(hold, isOpaque: isOpaque))
    }

    /// While a value is animated that only a subclass has, its presentation draws.
    private var drawnLayer: CALayer {
        guard animatesOwnKeys, DrawOverride.probe.isOverridden(in: type(of: self)) else { return self }
        return presentation() ?? self
    }

    /// Drawing does not count as a change of application-set contents: it has no action.
    private func replaceDrawing(_ drawn: DrawnContents?) {
        guard drawn != nil || objects.contents != nil else { return }
        note(.contents)
        assignContents(drawn)
    }

    func drawThroughDelegate(in context: CGContext) {
        LayerDelegateCall(self)?.draw(in: context)
    }
}

/// Whether a subclass draws; a layer that does not needs no pixels.
private enum DrawOverride {
    private class Plain: CALayer {}
    private class Drawing: CALayer {
        override func draw(in ctx: CGContext) { super.draw(in: ctx) }
    }
    static let probe = OverrideProbe(base: CALayer.self, plain: Plain.self, overriding: Drawing.self)
}
