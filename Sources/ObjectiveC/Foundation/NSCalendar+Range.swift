public import Foundation

extension NSCalendar {
    /// Stores when the calendar unit around a date begins, and how many seconds it takes. > Returns: false if it cannot be computed.
    ///
    /// > Contract: Foundation, NSCalendar.range(of:start:interval:for:)
    public func range(
        of unit: NSCalendar.Unit, start datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?,
        for date: Date
    ) -> Bool {
        guard let found = range(of: unit, for: date) else { return false }
        datep?.pointee = NSDate(timeIntervalSinceReferenceDate: found.start.timeIntervalSinceReferenceDate)
        tip?.pointee = found.duration
        return true
    }
}
