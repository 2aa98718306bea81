internal import Foundation

/// Everything that a date picker's views display.
@MainActor struct DatePickerState {
    var mode: UIDatePicker.Mode = .dateAndTime
    var date: Date
    var rules: DateRules
    var texts: DateTexts
    var today: Date

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
@MainActor protocol DatePickerBody: UIView {
    func show(_ state: DatePickerState, animated: Bool)
    /// The user chose another date.
    var onChange: (@MainActor (Date) -> Void)? { get set }
    /// Its minimum size. > Units: points.
    var naturalSize: CGSize { get }
}
