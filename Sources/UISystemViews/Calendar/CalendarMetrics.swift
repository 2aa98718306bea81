internal import CoreGraphics

/// Metrics of UICalendarView on iOS 16 to 18. > Units: points. All remembered (R) unless they are the date picker's.
enum CalendarMetrics {
    static let width: CGFloat = 320
    static let inset: CGFloat = 12
    static let headerHeight: CGFloat = 44
    static let weekdayHeight: CGFloat = 22
    static let weekdayFontSize: CGFloat = 13
    static let dayFontSize: CGFloat = 20
    /// Text does not become larger than this: seven columns have to fit.
    static let largestDayFontSize: CGFloat = 28
    static let largestWeekdayFontSize: CGFloat = 15
    /// A week without decorations, at the default text size.
    static let weekHeight: CGFloat = 44
    static let decorationHeight: CGFloat = 16
    static let dayCircle: CGFloat = 40
    static let chosenAlpha: CGFloat = 0.15
    static let weekInset: CGFloat = 2
    /// The diameters of dots, and the heights of images.
    static let dots: [CGFloat] = [4, 6, 8]
    static let images: [CGFloat] = [10, 12, 16]
}
