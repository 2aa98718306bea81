import CoreGraphics
import Foundation
package import RenderProtocol

extension CALayer {
    func searchAction(_ event: String) -> (any CAAction)? {
        if let action = LayerDelegateCall(self)?.action(event) { return action is NSNull ? nil : action }
        let styled = style?["actions"] as? [String: any CAAction]
        if let action = actions?[event] ?? styled?[event] ?? type(of: self).defaultAction(forKey: event) {
            return action is NSNull ? nil : action
        }
        return implicitAnimation(event)
    }

    private func animatesByDefault(_ event: String) -> Bool {
        LayerKey(rawValue: event)?.animatesByDefault ?? (AnimatedKey(keyPath: event)?.kind == kind)
    }

    /// A quarter of a second from the current presentation, for a layer on screen.
    private func implicitAnimation(_ event: String) -> (any CAAction)? {
        guard animatesByDefault(event), state.knownGeneration != 0 else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = (presentation() ?? self).codedValue(forKeyPath: event) ?? nil
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}

extension CALayer {
    func makePresentation() -> Self? {
        guard state.model == nil else { return self }
        guard state.knownGeneration != 0 else { return nil }
        let copy = DynamicClass.copy(of: self)
        copy.state.model = self
        copy.delegate = nil
        copy.take(shownValues)
        if animatesOwnKeys { copy.objects.extra = shownOwnValues }
        return unsafeDowncast(copy, to: Self.self)
    }

    /// What the server shows now: the values of the last commit with its animations.
    package var shownValues: LayerValues {
        var shown = values
        for (_, old) in state.committed { shown.apply(old) }
        let running = animations.filter(\.isCommitted).compactMap { record in
            record.render.map { AttachedAnimation(key: record.key, animation: $0) }
        }
        guard !running.isEmpty else { return shown }
        return AnimationSampler.present(shown, running, at: localTime(root: LayerContext.main.now)).values
    }

    /// Takes sampled values, with objects for those that differ from the model's.
    private func take(_ new: LayerValues) {
        let old = values
        values = new
        if new.backgroundColor != old.backgroundColor { objects.backgroundColor = new.backgroundColor.map { CGColor($0) } }
        if new.borderColor != old.borderColor { objects.borderColor = CGColor(new.borderColor) }
        if new.shadowColor != old.shadowColor { objects.shadowColor = CGColor(new.shadowColor) }
        if new.shadowPath != old.shadowPath { objects.shadowPath = new.shadowPath.map { CGPath.make($0) } }
        takeObjects(from: old)
    }
}
