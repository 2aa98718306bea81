internal import CoreGraphics
internal import Foundation

/// Metrics of keyboard focus.
enum FocusMetrics {
    /// The duration of coordinated animations (R). > Units: seconds.
    static let duration: TimeInterval = 0.25
    /// The ring around a focused cell that is not selected: its width and inset (R). > Units: points.
    static let ringWidth: CGFloat = 3
    static let ringInset: CGFloat = 2
    static let ringRadius: CGFloat = 8
}
