import CoreGraphics
import Foundation
import ProgrammerErrors
import RenderProtocol

// All property changes go through here: find the action, record the old value for the commit, change, run the action.
extension CALayer {
    /// `event` names the property where the server stores several under one key.
    func change(_ key: LayerKey, event: String? = nil, _ assign: () -> Void) {
        guard state.model == nil else { return assign() }
        let event = event ?? key.rawValue
        let action = CATransaction.disableActions() ? nil : self.action(forKey: event)
        note(key)
        assign()
        if type(of: self).needsDisplay(forKey: event) { setNeedsDisplay() }
        if let action, !(action is NSNull) { action.run(forKey: event, object: self, arguments: nil) }
    }

    /// Records the server's value of `key`, so that the commit can determine whether it changed in the end.
    func note(_ key: LayerKey) {
        // A layer that the server does not know yet is sent whole.
        if state.knownGeneration != 0, !state.committed.contains(where: { $0.key == key }) {
            state.committed.append((key, values.property(for: key)))
        }
        enqueue()
    }

    /// A change without an action.
    func changeTiming(_ key: LayerKey, _ assign: () -> Void) {
        guard state.model == nil else { return assign() }
        note(key)
        assign()
        LayerContext.main.timing.reschedule()
    }

    func enqueue() {
        guard !state.isQueued, state.model == nil, state.knownGeneration != 0 || isAttached else { return }
        state.isQueued = true
        LayerContext.main.enqueue(self)
    }

    func setBounds(_ newValue: CGRect) {
        let new = newValue.render
        if new.x.isNaN || new.y.isNaN || new.width.isNaN || new.height.isNaN {
            invalidGeometry("bounds contains NaN: [\(Self.text(new.x, new.y)); \(Self.text(new.width, new.height))]")
        }
        let old = values.bounds
        guard new != old else { return }
        change(.bounds) { values.bounds = new }
        guard state.model == nil else { return }
        if new.width != old.width || new.height != old.height {
            if needsDisplayOnBoundsChange || hasPatternBackground { setNeedsDisplay() }
            resizeSublayers(withOldSize: CGSize(width: old.width, height: old.height))
        }
        setNeedsLayout()
    }

    func checkFinite(_ point: CGPoint, _ what: String) {
        if point.x.isNaN || point.y.isNaN { invalidGeometry("\(what) contains NaN: [\(Self.text(point.x, point.y))]") }
    }

    private func invalidGeometry(_ text: String) -> Never {
        ProgrammerError.raise("CALayer \(text). Layer: \(self)", name: .layerGeometry)
    }

    private static func text(_ a: Double, _ b: Double) -> String { String(format: "%g %g", a, b) }

    var geometryDescription: String {
        let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        let bounds = values.bounds
        let parts = [
            "position = CGPoint (\(Self.text(values.position.x, values.position.y)))",
            "bounds = CGRect (\(Self.text(bounds.x, bounds.y)); \(Self.text(bounds.width, bounds.height)))",
            delegate.map { "delegate = \(type(of: $0))" }, tree.sublayers.isEmpty ? nil : "sublayers = \(tree.sublayers.count)",
            values.opacity == 1 ? nil : "opacity = \(values.opacity)",
        ].compactMap { $0 }
        return "<\(type(of: self)):0x\(address); \(parts.joined(separator: "; "))>"
    }

    func copyValues(from layer: CALayer) {
        values = layer.values
        objects = layer.objects
        name = layer.name
        style = layer.style
        actions = layer.actions
        (duration, repeatCount, repeatDuration) = (layer.duration, layer.repeatCount, layer.repeatDuration)
        (autoreverses, fillMode) = (layer.autoreverses, layer.fillMode)
        (rasterizationScale, contentsFormat) = (layer.rasterizationScale, layer.contentsFormat)
        (allowsEdgeAntialiasing, edgeAntialiasingMask) = (layer.allowsEdgeAntialiasing, layer.edgeAntialiasingMask)
        needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
    }
}
