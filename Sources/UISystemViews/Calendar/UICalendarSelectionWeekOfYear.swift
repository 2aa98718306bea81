public import Foundation
internal import ObjectiveC

/// At most one week is selected.
///
/// > Contract: UIKit, UICalendarSelectionWeekOfYear.
@preconcurrency @MainActor open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    /// The object that allows and is notified of selections by the user; held weakly.
    open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
    private var selected: DateComponents?
    override var marksWeeks: Bool { true }

    /// Creates a behaviour without a selected week.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected week as `weekOfYear` and `yearForWeekOfYear`; setting it does not notify the delegate.
    open var selectedWeekOfYear: DateComponents? {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects a week, or none.
    open func setSelected(_ weekOfYearComponents: DateComponents?, animated: Bool) {
        selected = weekOfYearComponents
        calendarView?.selectionChanged(animated: animated)
    }

    /// The week of a day.
    private func week(of day: DateComponents) -> DateComponents? { calendarView?.week(of: day) }

    private func isSame(_ first: DateComponents, _ second: DateComponents) -> Bool {
        first.weekOfYear == second.weekOfYear && first.yearForWeekOfYear == second.yearForWeekOfYear
    }

    override func dropUnselectable() {
        if let selected, !(delegate?.weekOfYearSelection(self, canSelectWeekOfYear: selected) ?? true) { self.selected = nil }
    }
    override func contains(_ day: DateComponents) -> Bool {
        guard let selected, let week = week(of: day) else { return false }
        return isSame(selected, week)
    }
    override func allows(_ day: DateComponents) -> Bool {
        delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week(of: day)) ?? true
    }

    override func toggle(_ day: DateComponents) {
        if contains(day) {
            guard delegate?.weekOfYearSelection(self, canSelectWeekOfYear: nil) ?? true else { return }
            setSelected(nil, animated: true)
        } else {
            setSelected(week(of: day), animated: true)
        }
        delegate?.weekOfYearSelection(self, didSelectWeekOfYear: selected)
    }
}

/// Allows and is notified of the selection of a week.
///
/// > Contract: UIKit, UICalendarSelectionWeekOfYearDelegate.
@preconcurrency @MainActor public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    /// The user selected a week, or nothing.
    func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
    /// Whether a week, or nothing, can be selected; true without an implementation.
    func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    /// True, for a delegate that does not implement it.
    public func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { ObjCRuntime.optional(self, "weekOfYearSelection:canSelectWeekOfYear:", [selection, weekOfYearComponents]) ?? true }
}
