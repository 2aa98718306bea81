public import Foundation

/// Recognises touches that stay down.
///
/// > Contract: UIKit, UILongPressGestureRecognizer; GR-24.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before the press.
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    open var minimumPressDuration: TimeInterval = GestureMetrics.longPressDuration
    /// How far the touches may move before the press is recognised.
    open var allowableMovement: CGFloat = GestureMetrics.longPressMovement

    private var start: [Int: CGPoint] = [:]
    private var completedTaps = 0
    private let timer = GestureTimer()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard currentState == .possible else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        for touch in touches { start[touch.serial] = touch.screenLocation }
        guard numberOfTouches <= numberOfTouchesRequired else { return fail() }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        timer.cancel()
        if completedTaps < numberOfTapsRequired {
            timer.start(after: GestureMetrics.tapMaximumPress) { [weak self] in self?.fail() }
        } else if minimumPressDuration <= 0 {
            state = .began
        } else {
            timer.start(after: minimumPressDuration) { [weak self] in self?.pressed() }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if currentState == .began || currentState == .changed {
            state = .changed
            return
        }
        let strayed = touches.contains { touch in
            start[touch.serial].map { TouchDistance.between($0, touch.screenLocation) > allowableMovement } ?? false
        }
        if strayed { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if currentState == .began || currentState == .changed {
            state = .ended
        } else if !tracking.pending.isEmpty {
            state = .ended
        } else if completedTaps < numberOfTapsRequired {
            completedTaps += 1
            start = [:]
            timer.start(after: GestureMetrics.tapMaximumGap) { [weak self] in self?.fail() }
        } else {
            fail()
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        timer.cancel()
        state = .cancelled
    }

    open override func reset() {
        start = [:]
        completedTaps = 0
        timer.cancel()
    }

    package override var awaitsMoreTouches: Bool { completedTaps > 0 && numberOfTouches == 0 }

    private func pressed() {
        guard currentState == .possible else { return }
        state = .began
    }

    private func fail() {
        timer.cancel()
        guard currentState == .possible else { return }
        state = .failed
        GestureArbiter.resetIfDone(self)
    }
}
