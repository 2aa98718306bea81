import Foundation

/// A reminder of one day.
struct PlanReminder: Equatable {
    /// The number of the day, from 0.
    var index: Int
    var day: CivilDay
    var time: ClockTime
    var chapters: [ChapterID]

    var identifier: String { "plan-\(index)" }

    /// Without a time zone: it comes when the device's clock shows the time, wherever that is.
    var components: DateComponents {
        var components = day.components
        (components.hour, components.minute) = (time.hour, time.minute)
        return components
    }

    /// The reminders that lie ahead, at most `limit`: one for each day with something to read. Each has that day's chapters, so that one
    /// repeating notification would not do.
    static func coming(_ plan: ReadingPlan, _ state: PlanState, at date: Date, in zone: TimeZone, limit: Int = 60) -> [PlanReminder] {
        guard let time = state.reminder else { return [] }
        let today = CivilDay(date, in: zone)
        let first = ClockTime(date, in: zone).minutes < time.minutes ? today : today.adding(1)
        let start = max(0, first.days(since: state.start))
        return plan.days.indices.dropFirst(start).lazy
            .filter { index in plan.days[index].contains { !state.read.contains($0) } }
            .prefix(limit)
            .map { PlanReminder(index: $0, day: state.start.adding($0), time: time, chapters: plan.days[$0]) }
    }
}
