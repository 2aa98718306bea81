internal import CoreGraphics
internal import Foundation

/// Lengths and durations of drags. > Units: points, seconds. All remembered (R) but the long press (facts 3.5, R).
enum DragMetrics {
    static let hintDelay: TimeInterval = 0.2
    static let hold: TimeInterval = 0.5
    /// A lifted view follows the touch once it has moved this far.
    static let beginDistance: CGFloat = 10
    static let liftScale: CGFloat = 1.06
    static let maximumGrowth: CGFloat = 24
    static let liftDuration: TimeInterval = 0.25
    static let returnDuration: TimeInterval = 0.32
    static let dropDuration: TimeInterval = 0.28
    static let shadowRadius: CGFloat = 18
    static let shadowOpacity: Float = 0.25
    /// Further items are below the first, each slightly rotated.
    static let stackedItems = 3
    static let stackAngle: CGFloat = 0.06
    static let badgeSize: CGFloat = 26
    static let previewCorner: CGFloat = 10
    static let cardWidth: CGFloat = 240
    /// Larger previews are scaled down while dragged.
    static let maximumDragSize: CGFloat = 260
    /// Spring loading: how long a drag rests, and how often the view blinks before activation (R).
    static let springDelay: TimeInterval = 1.0
    static let springBlink: TimeInterval = 0.4
}
