internal import Foundation

/// A duration in units, and which of them a `DateComponentsFormatter` shows.
struct DurationParts {
    struct Part: Equatable {
        var unit: DurationUnit
        var value: Double
    }

    /// The largest unit first.
    var parts: [Part]
    var isNegative = false

    /// > Parameters: fraction: whether the smallest unit includes the remainder.
    init(from start: Date, to end: Date, units: [DurationUnit], calendar: Calendar, fraction: Bool) {
        isNegative = end < start
        let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        parts = units.map { Part(unit: $0, value: Double(abs(components.value(for: $0.component) ?? 0))) }
        guard fraction, let last = parts.last, let reached = calendar.date(byAdding: components, to: start) else { return }
        let rest = abs(end.timeIntervalSince(reached))
        parts[parts.count - 1].value = last.value + rest / last.unit.seconds
    }

    /// "1m 3s" becomes "63s".
    mutating func collapseLargest(calendar: Calendar) {
        guard let index = parts.firstIndex(where: { $0.value != 0 }), parts[index].value == 1, index + 1 < parts.count else { return }
        parts[index + 1].value += (parts[index].unit.seconds / parts[index + 1].unit.seconds).rounded(.down)
        parts.remove(at: index)
    }

    /// Drops zeros as requested; one part remains.
    mutating func drop(leading: Bool, middle: Bool, trailing: Bool) {
        guard let smallest = parts.last else { return }
        guard let first = parts.firstIndex(where: { $0.value != 0 }), let last = parts.lastIndex(where: { $0.value != 0 }) else {
            if leading || trailing { parts = [smallest] }
            return
        }
        parts = parts.enumerated().filter { index, part in
            if part.value != 0 { return true }
            return index < first ? !leading : index > last ? !trailing : !middle
        }.map(\.element)
    }

    /// Limits the parts to the largest units that are not zero, and the zeros between them.
    mutating func limit(to count: Int) {
        guard count > 0, parts.count > count else { return }
        let first = parts.firstIndex { $0.value != 0 } ?? parts.count - 1
        parts = Array(parts[min(first, parts.count - count)...].prefix(count))
    }
}

/// A unit of calendars that lengths of time are given in.
struct DurationUnit: Equatable {
    /// As ICU calls it.
    var name: String
    var component: Calendar.Component
    /// Of `DateComponentsFormatter.allowedUnits`.
    var calendarUnit: NSCalendar.Unit
    /// In the mean for months and years.
    var seconds: Double
    var isTimeOfDay = false

    static let year = DurationUnit(name: "year", component: .year, calendarUnit: .year, seconds: 365.25 * 86_400)
    /// The largest first.
    static let all = [
        year,
        DurationUnit(name: "month", component: .month, calendarUnit: .month, seconds: 365.25 / 12 * 86_400),
        DurationUnit(name: "week", component: .weekOfMonth, calendarUnit: .weekOfMonth, seconds: 7 * 86_400),
        DurationUnit(name: "day", component: .day, calendarUnit: .day, seconds: 86_400),
        DurationUnit(name: "hour", component: .hour, calendarUnit: .hour, seconds: 3600, isTimeOfDay: true),
        DurationUnit(name: "minute", component: .minute, calendarUnit: .minute, seconds: 60, isTimeOfDay: true),
        DurationUnit(name: "second", component: .second, calendarUnit: .second, seconds: 1, isTimeOfDay: true),
    ]
}
