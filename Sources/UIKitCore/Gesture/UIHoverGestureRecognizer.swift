public import CoreGraphics
public import Foundation

/// Tracks a pointer over the view without a pressed button.
///
/// Begins when the pointer enters the view, changes when it moves there, ends when it leaves.
/// > Contract: UIKit, UIHoverGestureRecognizer
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// A pointer has no height and no tilt: it is perpendicular to the screen.
    open var zOffset: CGFloat { 0 }
    /// > Units: radians from the screen.
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    open var rollAngle: CGFloat { 0 }

    /// Hovering prevents no other recogniser.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Does not track touches.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
    }

    func hover(at place: CGPoint, event: UIEvent) {
        let moved = tracking.lastPlace != place
        tracking.hover(at: place, event: event)
        switch currentState {
        case .possible: state = .began
        case .began, .changed: if moved { state = .changed }
        default: break
        }
        GestureArbiter.resetIfDone(self)
    }

    func leave() {
        if currentState == .began || currentState == .changed { state = .ended }
        GestureArbiter.resetIfDone(self)
    }
}
