public import Foundation
internal import ObjectiveC

/// At most one day is selected.
///
/// > Contract: UIKit, UICalendarSelectionSingleDate.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The object that allows and is notified of selections by the user; held weakly.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    private var selected: DateComponents?

    /// Creates a behaviour without a selected day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected day; setting it does not notify the delegate.
    open var selectedDate: DateComponents? {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects a day, or none.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
        selected = dateComponents
        calendarView?.selectionChanged(animated: animated)
    }

    override func dropUnselectable() { if let selected, !allows(selected) { self.selected = nil } }
    override func contains(_ day: DateComponents) -> Bool { selected.map { isSameDay($0, day) } ?? false }
    override func allows(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }

    /// A tap on the selected day deselects it if the delegate allows a selection of nothing.
    override func toggle(_ day: DateComponents) {
        if contains(day) {
            guard delegate?.dateSelection(self, canSelectDate: nil) ?? true else { return }
            setSelected(nil, animated: true)
        } else {
            setSelected(day, animated: true)
        }
        delegate?.dateSelection(self, didSelectDate: selected)
    }
}

/// Allows and is notified of the selection of a day.
///
/// > Contract: UIKit, UICalendarSelectionSingleDateDelegate.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// The user selected a day, or nothing.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day, or nothing, can be selected; true without an implementation.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// True, for a delegate that does not implement it.
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
        ObjCRuntime.optional(self, "dateSelection:canSelectDate:", [selection, dateComponents]) ?? true
    }
}
