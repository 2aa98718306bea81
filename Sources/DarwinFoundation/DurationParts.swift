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

/// A calendar unit of durations.
enum DurationUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var calendarUnit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// ICU's name.
    var name: String { String(describing: self) }

    var isTimeOfDay: Bool { self == .hour || self == .minute || self == .second }

    /// Mean values for months and years.
    var seconds: Double {
        switch self {
        case .year: 365.25 * 86_400
        case .month: 365.25 / 12 * 86_400
        case .week: 7 * 86_400
        case .day: 86_400
        case .hour: 3600
        case .minute: 60
        case .second: 1
        }
    }
}
