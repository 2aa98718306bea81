internal import CoreGraphics
internal import Foundation

/// Numbers of the focus that keys move.
enum FocusMetrics {
    /// Of what is animated beside a step (R). > Units: seconds.
    static let duration: TimeInterval = 0.25
    /// The ring around a cell that has the focus and is not selected: its width, and how far it lies inside (R). > Units: points.
    static let ringWidth: CGFloat = 3
    static let ringInset: CGFloat = 2
    static let ringRadius: CGFloat = 8
}
