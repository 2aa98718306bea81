internal import Foundation

/// Which dates a date picker may show: between two limits, and on whole steps of minutes.
struct DateRules: Equatable, Sendable {
    var calendar: Calendar
    var minimum: Date?
    var maximum: Date?
    /// One that does not divide an hour counts as 1. > Contract: CO-21.
    var minuteInterval = 1 { didSet { if !Self.isInterval(minuteInterval) { minuteInterval = 1 } } }

    static func isInterval(_ minutes: Int) -> Bool { minutes >= 1 && minutes <= 30 && 60 % minutes == 0 }

    /// Years a picker can show. Dates beyond them count as the nearest. > Units: seconds since the reference date, in round numbers.
    static let earliest = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
    static let latest = Date(timeIntervalSinceReferenceDate: 252_423_993_599)

    /// Limits that leave nothing between them count as none.
    var limits: ClosedRange<Date> {
        let low = max(minimum ?? Self.earliest, Self.earliest)
        let high = min(maximum ?? Self.latest, Self.latest)
        return low <= high ? low...high : Self.earliest...Self.latest
    }

    func clamp(_ date: Date) -> Date {
        guard date.timeIntervalSinceReferenceDate.isFinite else { return limits.lowerBound }
        return min(max(date, limits.lowerBound), limits.upperBound)
    }

    /// The step of minutes at or before a date, to the second.
    func roundedDown(_ date: Date) -> Date {
        guard minuteInterval > 1 else { return date }
        let minute = calendar.component(.minute, from: date)
        let second = calendar.component(.second, from: date)
        let over = Double((minute % minuteInterval) * 60 + second)
        let fraction = date.timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate.rounded(.down)
        return date.addingTimeInterval(-over - fraction)
    }

    /// The nearest date that is allowed, on a step: the step after the lower limit when that is between two.
    func admitted(_ date: Date) -> Date {
        let stepped = roundedDown(clamp(date))
        guard stepped < limits.lowerBound else { return stepped }
        let next = stepped.addingTimeInterval(Double(minuteInterval * 60))
        return next <= limits.upperBound ? next : clamp(date)
    }

    /// Whether some moment from `start` up to `end` is allowed.
    func allowsAny(from start: Date, to end: Date) -> Bool { start <= limits.upperBound && end > limits.lowerBound }
}
