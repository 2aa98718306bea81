internal import Foundation
internal import UIKitCore

/// An app's settings of a calendar view, and what follows from them. Values only.
struct CalendarState {
    var calendar: Calendar? { didSet { derive() } }
    var locale: Locale? { didSet { derive() } }
    var timeZone: TimeZone? { didSet { derive() } }
    var available = DateInterval(start: .distantPast, end: .distantFuture)
    /// With the effective locale and time zone; derived once, since a calendar's changes are slow.
    private(set) var effectiveCalendar = Calendar.current

    private mutating func derive() {
        var effective = calendar ?? locale?.calendar ?? Calendar.current
        if let locale { effective.locale = locale }
        if let timeZone { effective.timeZone = timeZone } else if calendar == nil { effective.timeZone = .current }
        effectiveCalendar = effective
    }

    var effectiveLocale: Locale { locale ?? calendar?.locale ?? .current }

    var rules: DateRules {
        var rules = DateRules(calendar: effectiveCalendar)
        (rules.minimum, rules.maximum) = (available.start, available.end)
        return rules
    }

    /// The first moment of the day that components name; nil if they name none.
    func startOfDay(_ components: DateComponents) -> Date? {
        let calendar = effectiveCalendar
        var parts = DateComponents()
        (parts.era, parts.year, parts.month, parts.day) = (components.era, components.year, components.month, components.day)
        guard parts.year != nil || parts.month != nil || parts.day != nil else {
            return components.date.map { calendar.startOfDay(for: $0) }
        }
        return calendar.date(from: parts).map { calendar.startOfDay(for: $0) }
    }

    func components(of day: Date) -> DateComponents { parts([.era, .year, .month, .day], of: day) }
    func week(of day: Date) -> DateComponents { parts([.weekOfYear, .yearForWeekOfYear], of: day) }
    func month(of day: Date) -> DateComponents { parts([.era, .year, .month], of: day) }

    private func parts(_ wanted: Set<Calendar.Component>, of day: Date) -> DateComponents {
        let calendar = effectiveCalendar
        var parts = calendar.dateComponents(wanted, from: day)
        parts.calendar = calendar
        return parts
    }

    /// Whether a day is in the available range, at least for a moment.
    func isAvailable(_ day: Date) -> Bool {
        let end = effectiveCalendar.date(byAdding: .day, value: 1, to: day) ?? day
        return day <= available.end && end > available.start
    }

    /// The nearest moment of the available range.
    func clamped(_ date: Date) -> Date { rules.clamped(date) }
}

extension DateRules {
    /// The nearest valid moment; a range without one has no effect.
    fileprivate func clamped(_ date: Date) -> Date {
        let low = max(minimum ?? Self.earliest, Self.earliest)
        let high = min(maximum ?? Self.latest, Self.latest)
        return low <= high ? min(max(date, low), high) : date
    }
}
