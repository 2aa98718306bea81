package import CoreGraphics
package import Foundation

/// Everything that a date picker's views display.
@MainActor package struct DatePickerState {
    package var mode: UIDatePicker.Mode = .dateAndTime
    package var date: Date
    package var rules: DateRules
    package var texts: DateFormatting
    package var today: Date

    package init(mode: UIDatePicker.Mode = .dateAndTime, date: Date, rules: DateRules, texts: DateFormatting, today: Date) {
        (self.mode, self.date, self.rules, self.texts, self.today) = (mode, date, rules, texts, today)
    }

    var calendar: Calendar { rules.calendar }
    var locale: Locale { texts.locale }

    func isToday(_ date: Date) -> Bool { calendar.isDate(date, inSameDayAs: today) }

    /// The same state for another mode.
    func showing(_ mode: UIDatePicker.Mode) -> DatePickerState {
        var other = self
        other.mode = mode
        return other
    }
}

/// The content view of a date picker style.
@preconcurrency @MainActor package protocol DatePickerStyleView: UIView {
    func show(_ state: DatePickerState, animated: Bool)
    /// The user chose another date.
    var onChange: (@MainActor (Date) -> Void)? { get set }
    /// Its minimum size. > Units: points.
    var naturalSize: CGSize { get }
}
