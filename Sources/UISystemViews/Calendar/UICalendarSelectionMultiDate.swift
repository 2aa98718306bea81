public import Foundation
internal import ObjectiveC

/// Any number of days are selected.
///
/// > Contract: UIKit, UICalendarSelectionMultiDate.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The object that allows and is notified of changes by the user; held weakly.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    private var selected: [DateComponents] = []

    /// Creates a behaviour without selected days.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected days, in the order of their selection; setting them does not notify the delegate.
    open var selectedDates: [DateComponents] {
        get { selected }
        set { setSelectedDates(newValue, animated: false) }
    }

    /// Selects days instead of the present ones.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        selected = selectedDates
        calendarView?.selectionChanged(animated: animated)
    }

    override func dropUnselectable() {
        selected.removeAll { !(delegate?.multiDateSelection(self, canSelectDate: $0) ?? true) }
    }
    override func contains(_ day: DateComponents) -> Bool { selected.contains { isSameDay($0, day) } }
    override func allows(_ day: DateComponents) -> Bool {
        guard let delegate else { return true }
        return contains(day)
            ? delegate.multiDateSelection(self, canDeselectDate: day) : delegate.multiDateSelection(self, canSelectDate: day)
    }

    override func toggle(_ day: DateComponents) {
        if contains(day) {
            setSelectedDates(selected.filter { !isSameDay($0, day) }, animated: true)
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            setSelectedDates(selected + [day], animated: true)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

/// Allows and is notified of changes to the selected days.
///
/// > Contract: UIKit, UICalendarSelectionMultiDateDelegate.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// The user selected a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// The user deselected a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a day can be selected; true without an implementation.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
    /// Whether a selected day can be deselected; true without an implementation.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// True, for a delegate that does not implement it.
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool {
        ObjCRuntime.optional(self, "multiDateSelection:canSelectDate:", [selection, dateComponents]) ?? true
    }
    /// True, for a delegate that does not implement it.
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
        ObjCRuntime.optional(self, "multiDateSelection:canDeselectDate:", [selection, dateComponents]) ?? true
    }
}
