internal import Foundation

/// Sizes and looks of pickers on iOS 14-18 that are not the wheel's own. > Units: points, seconds.
enum PickerMetrics {
    /// Confidence D.
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    /// Of the middle row and of the others (M:OU).
    static let middleFontSize: CGFloat = 23.5
    static let sideFontSize: CGFloat = 21
    /// The band behind the middle row: higher than it, inset from the picker's sides (M:OU), with round corners (M:FL).
    static let bandExcess: CGFloat = 2
    static let bandInset: CGFloat = 9
    static let bandRadius: CGFloat = 8
    /// Distance a wheel of a mouse turns a picker by, as a part of what it would scroll (R).
    static let mouseWheelShare: CGFloat = 1
    /// After the last turn of a mouse wheel the picker falls onto a row (R).
    static let mouseWheelRest: TimeInterval = 0.15
}
