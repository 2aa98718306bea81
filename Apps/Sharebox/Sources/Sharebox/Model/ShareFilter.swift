import Foundation

/// A calendar day, independent of the time zone.
struct Day: Equatable {
    var year: Int
    var month: Int
    var day: Int

    init(of date: Date, in calendar: Calendar) {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        (year, month, day) = (parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
    }

    init(year: Int, month: Int, day: Int) {
        (self.year, self.month, self.day) = (year, month, day)
    }

    func start(in calendar: Calendar) -> Date? {
        calendar.date(from: DateComponents(year: year, month: month, day: day)).map { calendar.startOfDay(for: $0) }
    }

    /// From its first moment to that of the next day: 23 to 25 hours, if clocks are changed.
    func moments(in calendar: Calendar) -> Range<Date>? {
        guard let start = start(in: calendar), let noon = calendar.date(byAdding: .hour, value: 12, to: start),
            let next = calendar.date(byAdding: .day, value: 1, to: noon)
        else { return nil }
        let end = calendar.startOfDay(for: next)
        return start < end ? start..<end : nil
    }
}

/// The list's filters: a day, a part of the name, and the order. They combine.
struct ShareFilter: Equatable {
    enum Order: String { case newest, oldest }

    var day: Day?
    var text = ""
    var order = Order.newest

    var isNarrowing: Bool { day != nil || !text.isEmpty }
}
