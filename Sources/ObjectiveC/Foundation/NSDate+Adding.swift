public import Foundation

extension NSDate {
    /// A date that is later by a number of seconds, as the class that Objective-C has for dates: Foundation on Linux returns a `Date`.
    ///
    /// > Contract: Foundation, NSDate.addingTimeInterval(_:).
    @_disfavoredOverload public func addingTimeInterval(_ ti: TimeInterval) -> NSDate {
        NSDate(timeInterval: ti, since: Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate))
    }
}
