import CoreGraphics
import Foundation

/// Calls a layer's delegate, which is on the main actor, from the layer, which is not isolated.
///
/// A layer on screen is used on the main thread only. As for a message send on Apple's systems, there is no check and no hop.
struct LayerDelegateCall: @unchecked Sendable {
    private let layer: CALayer
    private let delegate: any CALayerDelegate

    /// Nil without a delegate.
    init?(_ layer: CALayer) {
        guard let delegate = layer.delegate else { return nil }
        self.layer = layer
        self.delegate = delegate
    }

    func display() { Self.calls.display(delegate, layer) }
    func willDraw() { Self.calls.willDraw(delegate, layer) }
    func layout() { Self.calls.layout(delegate, layer) }
    func draw(in context: CGContext) { Self.calls.draw(delegate, layer, context) }
    func action(_ event: String) -> (any CAAction)? { Self.calls.action(delegate, layer, event) }

    /// The single colour of what the delegate is about to draw, if known.
    func drawingColor() -> CGColor? {
        guard let drawing = delegate as? any OneColorDrawing else { return nil }
        return Self.calls.drawingColor(drawing, layer)
    }

    private static let calls = Calls()

    /// The delegate's methods without the isolation in their types, which only the compiler checks. Created once: a closure per call
    /// would be an allocation.
    private struct Calls: Sendable {
        typealias Plain = @Sendable (any CALayerDelegate, CALayer) -> Void
        typealias Drawing = @Sendable (any CALayerDelegate, CALayer, CGContext) -> Void
        typealias Action = @Sendable (any CALayerDelegate, CALayer, String) -> (any CAAction)?
        typealias Color = @Sendable (any OneColorDrawing, CALayer) -> CGColor?

        let display: Plain
        let willDraw: Plain
        let layout: Plain
        let draw: Drawing
        let action: Action
        let drawingColor: Color

        init() {
            let display: @MainActor @Sendable (any CALayerDelegate, CALayer) -> Void = { $0.display($1) }
            let willDraw: @MainActor @Sendable (any CALayerDelegate, CALayer) -> Void = { $0.layerWillDraw($1) }
            let layout: @MainActor @Sendable (any CALayerDelegate, CALayer) -> Void = { $0.layoutSublayers(of: $1) }
            let draw: @MainActor @Sendable (any CALayerDelegate, CALayer, CGContext) -> Void = { $0.draw($1, in: $2) }
            let action: @MainActor @Sendable (any CALayerDelegate, CALayer, String) -> (any CAAction)? = { $0.action(for: $1, forKey: $2) }
            let drawingColor: @MainActor @Sendable (any OneColorDrawing, CALayer) -> CGColor? = { $0.drawingColor(of: $1) }
            self.display = unsafeBitCast(display, to: Plain.self)
            self.willDraw = unsafeBitCast(willDraw, to: Plain.self)
            self.layout = unsafeBitCast(layout, to: Plain.self)
            self.draw = unsafeBitCast(draw, to: Drawing.self)
            self.action = unsafeBitCast(action, to: Action.self)
            self.drawingColor = unsafeBitCast(drawingColor, to: Color.self)
        }
    }
}
