internal import Foundation

/// Metrics of UIDatePicker on iOS 14-18. > Units: points, seconds. Letters give the confidence of each value's source.
enum DatePickerMetrics {
    /// The padding of a wheel's text (M:FL), and the minimum for many wheels.
    static let columnPadding: CGFloat = 12
    static let leastColumnPadding: CGFloat = 2
    /// Between a number and its unit (R).
    static let captionGap: CGFloat = 6
    static let captionFontSize: CGFloat = 17

    /// Calendar (R): width, header, weekday names, a week, the time row.
    static let calendarWidth: CGFloat = 320
    static let calendarInset: CGFloat = 12
    static let headerHeight: CGFloat = 44
    static let weekdayHeight: CGFloat = 22
    static let weekHeight: CGFloat = 44
    static let timeRowHeight: CGFloat = 44
    static let arrowWidth: CGFloat = 44
    static let headerFontSize: CGFloat = 17
    static let weekdayFontSize: CGFloat = 13
    static let dayFontSize: CGFloat = 20
    static let dayCircle: CGFloat = 40
    /// The alpha of the tint behind a selected day that is not today (R).
    static let chosenAlpha: CGFloat = 0.15
    static var calendarHeight: CGFloat { headerHeight + weekdayHeight + weekHeight * CGFloat(MonthGrid.rows) }
    /// A swipe this fast turns the page (R: between 200 and 500). > Units: points a second.
    static let pageSpeed: CGFloat = 300

    /// Compact (R).
    static let capsuleHeight: CGFloat = 34
    static let capsulePadding: CGFloat = 11
    static let capsuleRadius: CGFloat = 8
    static let capsuleGap: CGFloat = 6
    static let capsuleFontSize: CGFloat = 17
    /// The maximum font size of dates (R).
    static let largestCapsuleFontSize: CGFloat = 28
    static let pressedAlpha: CGFloat = 0.2

    /// The card that a capsule opens (R).
    static let cardRadius: CGFloat = 13
    static let cardInset: CGFloat = 8
    static let cardGap: CGFloat = 8
    static let cardMargin: CGFloat = 10
    static let cardShadowRadius: CGFloat = 32
    static let cardShadowOpacity: Float = 0.2
    static let cardStartScale: CGFloat = 0.85
    static let cardDuration: TimeInterval = 0.3
    static let timeCardSize = CGSize(width: 220, height: 190)

    static let disabledAlpha: CGFloat = 0.5
}
