internal import Foundation

/// Metrics of pickers on iOS 14-18 other than the wheel's. > Units: points, seconds.
enum PickerMetrics {
    /// Confidence D.
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    /// The font sizes of the middle row and of the others (M:OU).
    static let middleFontSize: CGFloat = 23.5
    static let sideFontSize: CGFloat = 21
    /// The band behind the middle row: higher than the row, inset from the picker's sides (M:OU), with round corners (M:FL).
    static let bandExcess: CGFloat = 2
    static let bandInset: CGFloat = 9
    static let bandRadius: CGFloat = 8
    /// The fraction of a mouse wheel's scroll distance that turns a picker (R).
    static let mouseWheelShare: CGFloat = 1
    /// The delay from the last mouse wheel event until the picker snaps to a row (R).
    static let mouseWheelRest: TimeInterval = 0.15
}
