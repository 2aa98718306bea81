internal import Foundation
internal import UIKit

/// Follows the finger that brought one of the device's own screens, wherever it goes, until it is lifted.
final class SystemGestureTracker: UIControl {
    /// > Units: points of the screen.
    var onMove: ((CGPoint) -> Void)?
    /// With how fast it was at last. > Units: points a second; downwards is positive.
    var onEnd: ((CGPoint, CGFloat) -> Void)?
    private var last: (y: CGFloat, time: TimeInterval, speed: CGFloat) = (0, 0, 0)

    /// A finger that rests so long has no speed. > Units: seconds. > Confidence: R.
    private static let rest: TimeInterval = 0.1

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        last = (touch.location(in: nil).y, touch.timestamp, 0)
        onMove?(touch.location(in: nil))
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: nil)
        if touch.timestamp > last.time {
            last = (place.y, touch.timestamp, (place.y - last.y) / CGFloat(touch.timestamp - last.time))
        }
        onMove?(place)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let place = touch?.location(in: nil) ?? CGPoint(x: bounds.midX, y: last.y)
        let isResting = (touch?.timestamp ?? last.time) - last.time > Self.rest
        onEnd?(place, isResting ? 0 : last.speed)
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        onEnd?(CGPoint(x: bounds.midX, y: last.y), 0)
    }
}
