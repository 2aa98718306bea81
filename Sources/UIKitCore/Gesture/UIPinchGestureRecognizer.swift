public import Foundation

/// Recognises two touches that move apart or together.
///
/// > Contract: UIKit, UIPinchGestureRecognizer; GR-21.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Relative to the distance of the touches when the pinch was recognised. Setting it resets the velocity.
    open var scale: CGFloat = 1 { didSet { if !isFollowing { rebase() } } }
    /// > Units: scale a second.
    open var velocity: CGFloat { tracker.velocity.x }

    private var baseDistance: CGFloat = 0
    private var isFollowing = false
    private var tracker = VelocityTracker()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= 2 else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        if numberOfTouches == 2 { baseDistance = distance / scale }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 2, baseDistance > 0 else { return }
        if currentState == .possible && tracking.pending.isEmpty {
            guard abs(distance - baseDistance) >= GestureMetrics.pinchThreshold else { return }
            baseDistance = distance
            tracker.reset()
            state = .began
            return
        }
        isFollowing = true
        scale = distance / baseDistance
        isFollowing = false
        tracker.add(CGPoint(x: scale, y: 0), at: event.timestamp)
        state = .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { FingerPair.lifted(self) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        isFollowing = true
        scale = 1
        isFollowing = false
        baseDistance = 0
        tracker.reset()
    }

    private func rebase() {
        tracker.reset()
        if numberOfTouches == 2, scale > 0 { baseDistance = distance / scale }
    }

    private var distance: CGFloat {
        numberOfTouches == 2 ? TouchDistance.between(tracking.touches[0].screenLocation, tracking.touches[1].screenLocation) : 0
    }
}

/// What two-finger recognisers share.
@MainActor enum FingerPair {
    /// They continue unchanged until both touches end.
    static func lifted(_ recognizer: UIGestureRecognizer) {
        let down = recognizer.tracking.touches.filter { $0.phase != .ended && $0.phase != .cancelled }
        guard down.isEmpty else { return }
        recognizer.state = recognizer.currentState == .possible && recognizer.tracking.pending.isEmpty ? .failed : .ended
    }
}
