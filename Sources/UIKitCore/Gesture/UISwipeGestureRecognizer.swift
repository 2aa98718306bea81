internal import Foundation

/// Recognises a quick, straight stroke.
///
/// > Contract: UIKit, UISwipeGestureRecognizer
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The direction of a stroke on the screen.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Towards the right edge, whatever the layout direction.
        public static let right = Direction(rawValue: 1)
        /// Towards the left edge, whatever the layout direction.
        public static let left = Direction(rawValue: 2)
        /// Towards the top.
        public static let up = Direction(rawValue: 4)
        /// Towards the bottom.
        public static let down = Direction(rawValue: 8)
    }

    /// The number of fingers that swipe at the same time; default 1.
    open var numberOfTouchesRequired = 1
    /// The directions that are recognised; default `right`. The stroke is at least 50 points long and lasts at most 0.5 seconds.
    open var direction: Direction = .right
    private var start: [Int: CGPoint] = [:]
    private var startTime: TimeInterval?

    package override func accepts(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.contains(.primary) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { start[touch.serial] = touch.screenLocation }
        startTime = startTime ?? event.timestamp
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == numberOfTouchesRequired, let startTime else { return }
        guard event.timestamp - startTime <= GestureMetrics.swipeMaximumDuration else {
            state = .failed
            return
        }
        let verdicts = tracking.touches.compactMap { touch in
            start[touch.serial].map { SwipeRule.judge(from: $0, to: touch.screenLocation, wanted: direction) }
        }
        if verdicts.contains(.strayed) {
            state = .failed
        } else if !verdicts.isEmpty, verdicts.allSatisfy({ $0 == .swiped }) {
            state = .ended
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func reset() {
        start = [:]
        startTime = nil
    }
}

/// Whether a stroke is a swipe.
enum SwipeRule {
    enum Verdict { case undecided, swiped, strayed }

    static func judge(from start: CGPoint, to end: CGPoint, wanted: UISwipeGestureRecognizer.Direction) -> Verdict {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let horizontal = wanted.contains(.left) || wanted.contains(.right)
        let vertical = wanted.contains(.up) || wanted.contains(.down)
        let limit = GestureMetrics.swipeMaximumDrift
        if horizontal, abs(dx) >= GestureMetrics.swipeMinimumTravel, abs(dy) <= limit {
            return wanted.contains(dx > 0 ? .right : .left) ? .swiped : .strayed
        }
        if vertical, abs(dy) >= GestureMetrics.swipeMinimumTravel, abs(dx) <= limit {
            return wanted.contains(dy > 0 ? .down : .up) ? .swiped : .strayed
        }
        if horizontal && !vertical && abs(dy) > limit || vertical && !horizontal && abs(dx) > limit { return .strayed }
        return .undecided
    }
}
