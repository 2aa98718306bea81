public import Foundation

/// Recognises two touches that rotate around each other.
///
/// > Contract: UIKit, UIRotationGestureRecognizer; GR-21.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// > Units: radians since the rotation was recognised. Setting it resets the velocity.
    open var rotation: CGFloat = 0 { didSet { if !isFollowing { tracker.reset() } } }
    /// > Units: radians a second.
    open var velocity: CGFloat { tracker.velocity.x }

    private var lastAngle: CGFloat?
    private var turned: CGFloat = 0
    private var isFollowing = false
    private var tracker = VelocityTracker()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= 2 else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        lastAngle = angle
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let angle, let last = lastAngle else { return }
        let step = atan2(sin(angle - last), cos(angle - last))
        lastAngle = angle
        if currentState == .possible && tracking.pending.isEmpty {
            turned += step
            if abs(turned) >= GestureMetrics.rotationThreshold { state = .began }
            return
        }
        isFollowing = true
        rotation += step
        isFollowing = false
        tracker.add(CGPoint(x: rotation, y: 0), at: event.timestamp)
        state = .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lastAngle = nil
        FingerPair.lifted(self)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        isFollowing = true
        rotation = 0
        isFollowing = false
        lastAngle = nil
        turned = 0
        tracker.reset()
    }

    private var angle: CGFloat? {
        guard numberOfTouches == 2 else { return nil }
        let (one, other) = (tracking.touches[0].screenLocation, tracking.touches[1].screenLocation)
        return atan2(other.y - one.y, other.x - one.x)
    }
}
