public import Foundation

/// How days of a calendar view are selected: the base of the three behaviours, which the app does not subclass.
///
/// > Contract: UIKit, UICalendarSelection.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    /// The view whose behaviour this is.
    weak var calendarView: UICalendarView?
    /// Whether whole weeks are marked.
    var marksWeeks: Bool { false }

    override init() { super.init() }

    /// Asks the delegate again which dates can be selected, and deselects those which cannot.
    open func updateSelectableDates() {
        dropUnselectable()
        calendarView?.selectionChanged()
    }

    /// Removes from the selection what the delegate does not allow.
    func dropUnselectable() {}
    /// Whether a tap on a day has an effect.
    func allows(_ day: DateComponents) -> Bool { false }
    /// Whether a day is drawn as selected.
    func contains(_ day: DateComponents) -> Bool { false }
    /// The user tapped a day that is allowed.
    func toggle(_ day: DateComponents) {}

    /// Whether two dates are the same day, in the view's calendar.
    final func isSameDay(_ first: DateComponents, _ second: DateComponents) -> Bool {
        guard let one = calendarView?.startOfDay(first), let other = calendarView?.startOfDay(second) else { return false }
        return one == other
    }
}
