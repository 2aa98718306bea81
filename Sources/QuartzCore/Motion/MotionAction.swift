package import Foundation
import RenderProtocol

/// Animates one changed value from old to new, in addition to the animations that already move it: each adds its own remaining distance,
/// so that a change of target keeps the velocity.
package final class MotionAction: NSObject, CAAction {
    private let trace: ValueTrace
    private let presented: LayerValues
    private let motion: LayerMotion
    private let didAdd: () -> Void

    /// Created before the change. Nil if the value cannot be animated.
    package init?(layer: CALayer, key: String, motion: LayerMotion, didAdd: @escaping () -> Void) {
        guard let trace = ValueTrace(layer, key: key) else { return nil }
        self.trace = trace
        self.motion = motion
        self.didAdd = didAdd
        presented = motion.beginsFromCurrentState ? layer.presentation()?.values ?? layer.values : layer.values
        super.init()
    }

    package func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        for (keyPath, key, old) in trace.values {
            guard let new = layer.values.value(for: key), new != old else { continue }
            let animation = motion.makeBasic(keyPath)
            var name = keyPath
            if let offset = old.offset(from: new) {
                animation.isAdditive = true
                animation.fromValue = ValueCoding.object(offset.start, for: key)
                animation.toValue = ValueCoding.object(offset.end, for: key)
                name = layer.freeAnimationKey(keyPath)
            } else {
                animation.fromValue = presented.value(for: key).flatMap { ValueCoding.object($0, for: key) }
                animation.toValue = ValueCoding.object(new, for: key)
            }
            motion.apply(to: animation, on: layer)
            layer.add(animation, forKey: name)
            didAdd()
        }
    }
}

extension CALayer {
    /// The key path itself, or with the lowest number from 2 that no animation has.
    fileprivate func freeAnimationKey(_ keyPath: String) -> String {
        guard animation(forKey: keyPath) != nil else { return keyPath }
        var number = 2
        while animation(forKey: "\(keyPath)-\(number)") != nil { number += 1 }
        return "\(keyPath)-\(number)"
    }
}
