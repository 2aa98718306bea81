import CoreGraphics
import Foundation

/// Calls a layer's delegate, which lives on the main actor, from the layer, which has no isolation of its own.
///
/// A layer on screen is used on the main thread only. As with a message send on Apple's systems there is no check and no hop.
struct LayerDelegateCall: @unchecked Sendable {
    private let layer: CALayer
    private let delegate: any CALayerDelegate

    /// Nil without a delegate.
    init?(_ layer: CALayer) {
        guard let delegate = layer.delegate else { return nil }
        self.layer = layer
        self.delegate = delegate
    }

    func display() { run { delegate.display(layer) } }
    func willDraw() { run { delegate.layerWillDraw(layer) } }
    func layout() { run { delegate.layoutSublayers(of: layer) } }

    func draw(in context: CGContext) {
        let context = Unchecked(value: context)
        run { delegate.draw(layer, in: context.value) }
    }

    /// What all that the delegate is about to draw has as its colour, if it knows.
    func drawingColor() -> CGColor? {
        guard let drawing = delegate as? any OneColorDrawing else { return nil }
        let asked = Unchecked(value: drawing)
        return run { Unchecked(value: asked.value.drawingColor(of: layer)) }.value
    }

    func action(_ event: String) -> (any CAAction)? {
        run { Unchecked(value: delegate.action(for: layer, forKey: event)) }.value
    }

    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
    }

    private func run<Result>(_ body: @MainActor () -> Result) -> Result {
        // The isolation in the type exists for the checker only.
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    }
}
