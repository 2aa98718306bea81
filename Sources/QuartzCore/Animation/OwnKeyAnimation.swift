import CoreGraphics
import Foundation
import RenderProtocol

// Animations of keys that only a subclass of a layer has. The render server does not know them: the layer is drawn again in each frame, with the
// values of its presentation.

extension AnimationRecord {
    /// The key path, if the server does not play the animation.
    var ownKeyPath: String? { render == nil ? (animation as? CAPropertyAnimation)?.keyPath : nil }

    /// Begun, and not ended.
    var isRunning: Bool { isCommitted && !isOver }

    /// The animated value at the layer's time: computed as the server does, with the key of a value of the same kind.
    func ownValue(from underlying: Any?, on layer: CALayer) -> Any? {
        guard let animation = animation.copy() as? CAPropertyAnimation else { return nil }
        let now = layer.localTime(root: LayerContext.main.now)
        if animation.beginTime == 0 { animation.beginTime = now }
        guard let key = OwnKeyKind.key(for: OwnKeyKind.sample(of: animation) ?? underlying) else { return nil }
        animation.keyPath = key.keyPath
        var holds: [BitmapReference] = []
        guard let content = animation.content(on: layer, holds: &holds) else { return nil }
        var values = LayerValues()
        if let value = ValueCoding.animated(underlying, key, &holds) { values.set(value, for: key) }
        let timing = isCommitted ? timing : animation.timing(defaultDuration: CATransaction.animationDuration())
        let render = RenderAnimation(
            content: content, timing: timing, additive: animation.isAdditiveForRender, cumulative: animation.isCumulativeForRender)
        let shown = AnimationSampler.present(values, [AttachedAnimation(key: self.key, animation: render)], at: now).values
        return shown.value(for: key).flatMap { ValueCoding.object($0, for: key) }
    }
}

/// Values that the server animates, one of each kind.
private enum OwnKeyKind {
    static func key(for value: Any?) -> AnimatedKey? {
        guard let value else { return nil }
        return switch value {
        case is CGSize: .boundsSize
        case is CGPoint: .position
        case is CGRect: .bounds
        case is CATransform3D: .transform
        case is CGColor: .backgroundColor
        case is CGPath: .path
        default: ValueCoding.number(value) == nil ? nil : .zPosition
        }
    }

    /// Any of the values of an animation.
    static func sample(of animation: CAPropertyAnimation) -> Any? {
        switch animation {
        case let basic as CABasicAnimation: basic.fromValue ?? basic.toValue ?? basic.byValue
        case let keyframes as CAKeyframeAnimation: keyframes.values?.first
        default: nil
        }
    }
}
