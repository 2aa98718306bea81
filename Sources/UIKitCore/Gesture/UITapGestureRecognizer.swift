internal import Foundation

/// Recognises one or more taps with one or more fingers.
///
/// > Contract: UIKit, UITapGestureRecognizer; GR-22.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary {
        didSet { if buttonMaskRequired != .primary { UnimplementedSetting.report("buttonMaskRequired", on: self) } }
    }

    private var completedTaps = 0
    private var start: [Int: CGPoint] = [:]
    private var firstTap: CGPoint?
    /// The maximum number of simultaneous touches in this tap.
    private var fingers = 0
    private let timer = GestureTimer()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { start[touch.serial] = touch.screenLocation }
        fingers = max(fingers, numberOfTouches)
        let place = location(in: nil)
        if let firstTap, TouchDistance.between(firstTap, place) > GestureMetrics.tapMaximumDistance { return fail() }
        if fingers > numberOfTouchesRequired { return fail() }
        firstTap = firstTap ?? place
        timer.start(after: GestureMetrics.tapMaximumPress) { [weak self] in self?.fail() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let drifted = touches.contains { touch in
            start[touch.serial].map { TouchDistance.between($0, touch.screenLocation) > GestureMetrics.tapMaximumMovement } ?? false
        }
        if drifted { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let down = tracking.touches.filter { $0.phase != .ended && $0.phase != .cancelled }
        guard down.isEmpty else { return }
        guard fingers == numberOfTouchesRequired else { return fail() }
        completedTaps += 1
        fingers = 0
        timer.cancel()
        if completedTaps == numberOfTapsRequired {
            state = .ended
        } else {
            timer.start(after: GestureMetrics.tapMaximumGap) { [weak self] in self?.fail() }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

    open override func reset() {
        completedTaps = 0
        start = [:]
        firstTap = nil
        fingers = 0
        timer.cancel()
    }

    /// A recogniser for fewer taps does not prevent one for more taps.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    package override var awaitsMoreTouches: Bool { completedTaps > 0 && completedTaps < numberOfTapsRequired }
    package override var precedence: Int { numberOfTapsRequired }

    private func fail() {
        timer.cancel()
        guard currentState == .possible else { return }
        state = .failed
        GestureArbiter.resetIfDone(self)
    }
}

/// Distances between touch locations. > Units: points.
enum TouchDistance {
    static func between(_ one: CGPoint, _ other: CGPoint) -> CGFloat { hypot(one.x - other.x, one.y - other.y) }
}
