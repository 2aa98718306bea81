package import Foundation

/// The valid dates of a date picker: between two limits, and on whole minute intervals.
package struct DateRules: Equatable, Sendable {
    package var calendar: Calendar
    package var minimum: Date?
    package var maximum: Date?
    package init(calendar: Calendar) { self.calendar = calendar }

    /// An interval that does not divide an hour counts as 1. > Contract: CO-21.
    package var minuteInterval = 1 { didSet { if !Self.isInterval(minuteInterval) { minuteInterval = 1 } } }

    static func isInterval(_ minutes: Int) -> Bool { minutes >= 1 && minutes <= 30 && 60 % minutes == 0 }

    /// The years that a picker can show. Dates beyond are clamped. > Units: seconds since the reference date, in round numbers.
    package static let earliest = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
    package static let latest = Date(timeIntervalSinceReferenceDate: 252_423_993_599)

    /// Limits without a date between them are ignored.
    var limits: ClosedRange<Date> {
        let low = max(minimum ?? Self.earliest, Self.earliest)
        let high = min(maximum ?? Self.latest, Self.latest)
        return low <= high ? low...high : Self.earliest...Self.latest
    }

    func clamp(_ date: Date) -> Date {
        guard date.timeIntervalSinceReferenceDate.isFinite else { return limits.lowerBound }
        return min(max(date, limits.lowerBound), limits.upperBound)
    }

    /// The interval at or before a date, to the second.
    func roundedDown(_ date: Date) -> Date {
        guard minuteInterval > 1 else { return date }
        let minute = calendar.component(.minute, from: date)
        let second = calendar.component(.second, from: date)
        let over = Double((minute % minuteInterval) * 60 + second)
        let fraction = date.timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate.rounded(.down)
        return date.addingTimeInterval(-over - fraction)
    }

    /// The nearest valid date on an interval: the interval after the lower limit if that is between two.
    func admitted(_ date: Date) -> Date {
        let stepped = roundedDown(clamp(date))
        guard stepped < limits.lowerBound else { return stepped }
        let next = stepped.addingTimeInterval(Double(minuteInterval * 60))
        return next <= limits.upperBound ? next : clamp(date)
    }

    /// Whether any moment from `start` up to `end` is valid.
    package func allowsAny(from start: Date, to end: Date) -> Bool { start <= limits.upperBound && end > limits.lowerBound }
}
