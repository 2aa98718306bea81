internal import Foundation

/// All that a date picker shows, for the views that show it.
@MainActor struct DatePickerState {
    var mode: UIDatePicker.Mode = .dateAndTime
    var date: Date
    var rules: DateRules
    var texts: DateTexts
    var today: Date

    var calendar: Calendar { rules.calendar }
    var locale: Locale { texts.locale }

    func isToday(_ date: Date) -> Bool { calendar.isDate(date, inSameDayAs: today) }

    /// The same state for another part of the date.
    func showing(_ mode: UIDatePicker.Mode) -> DatePickerState {
        var other = self
        other.mode = mode
        return other
    }
}

/// The body of a date picker in one of its styles.
@MainActor protocol DatePickerBody: UIView {
    func show(_ state: DatePickerState, animated: Bool)
    /// A person chose another date.
    var onChange: (@MainActor (Date) -> Void)? { get set }
    /// What it needs at least. > Units: points.
    var naturalSize: CGSize { get }
}
