internal import Foundation

/// Lengths and durations of swipe actions. > Units: points, seconds (facts 2.2; R).
enum SwipeMetrics {
    static let minimumButtonWidth: CGFloat = 74
    static let buttonPadding: CGFloat = 16
    /// From this row height on, the title is below the image.
    static let heightForImageAndTitle: CGFloat = 91
    static let pictureGap: CGFloat = 4
    static let pictureSize: CGFloat = 22
    static let moveDuration = 0.4
    static let expandDuration = 0.25
    static let damping: CGFloat = 1
    /// The shade of a pressed button.
    static let pressedShade: CGFloat = 0.15
}
