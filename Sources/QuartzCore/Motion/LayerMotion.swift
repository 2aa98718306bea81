package import CoreGraphics
package import Foundation
import RenderProtocol

/// How changed values animate from old to new: what a view animation has in common for all its changes.
package struct LayerMotion {
    package enum Pace {
        case curve(CAMediaTimingFunction)
        case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat)
    }
    package var pace: Pace
    /// > Units: seconds.
    package var duration: CFTimeInterval
    package var delay: CFTimeInterval
    package var repeatCount: Float
    package var autoreverses: Bool
    /// Values that are not additive start from the presentation instead of the model.
    package var beginsFromCurrentState: Bool
    package var delegate: (any CAAnimationDelegate)?

    package init(
        pace: Pace, duration: CFTimeInterval, delay: CFTimeInterval = 0, repeatCount: Float = 0, autoreverses: Bool = false,
        beginsFromCurrentState: Bool = false, delegate: (any CAAnimationDelegate)? = nil
    ) {
        (self.pace, self.duration, self.delay) = (pace, duration, delay)
        (self.repeatCount, self.autoreverses, self.beginsFromCurrentState) = (repeatCount, autoreverses, beginsFromCurrentState)
        self.delegate = delegate
    }

    /// A duration of 0 would mean the transaction's.
    private static let shortest: CFTimeInterval = 0.000_1

    func makeBasic(_ keyPath: String) -> CABasicAnimation {
        switch pace {
        case .curve(let function):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = function
            return animation
        case .spring(let mass, let stiffness, let damping, let velocity):
            let animation = CASpringAnimation(keyPath: keyPath)
            (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
            animation.initialVelocity = velocity
            return animation
        }
    }

    package func apply(to animation: CAAnimation, on layer: CALayer) {
        animation.duration = max(duration, Self.shortest)
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        animation.fillMode = .both
        animation.delegate = delegate
        if delay > 0 { animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay }
    }
}
