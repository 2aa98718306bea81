public import Foundation
internal import ObjectiveC

/// Provides the decorations of a calendar view's days, and is notified of another month.
///
/// > Contract: UIKit, UICalendarViewDelegate.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// Returns what is shown below the number of a day; nil for nothing. Asked once for a day, until its decoration is reloaded.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    /// Another month is visible. Optional.
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
        let name = "calendarView:didChangeVisibleDateComponentsFrom:"
        ObjCRuntime.optional(self, name, [calendarView, previousDateComponents])
    }
}
