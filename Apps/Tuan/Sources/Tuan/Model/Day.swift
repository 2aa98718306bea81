import Foundation

/// A day of the calendar, without a time zone.
struct Day: Equatable, Comparable {
    var year: Int
    var month: Int
    var day: Int

    /// From a text such as `2026-03-01`.
    init?(_ text: String) {
        let parts = text.prefix(10).split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, (1...12).contains(parts[1]), (1...31).contains(parts[2]) else { return nil }
        (year, month, day) = (parts[0], parts[1], parts[2])
    }

    /// The day of a moment.
    init(_ date: Date, in zone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        (year, month, day) = (parts.year ?? 1970, parts.month ?? 1, parts.day ?? 1)
    }

    /// As `2026-03-01`.
    var text: String { String(format: "%04d-%02d-%02d", year, month, day) }

    /// Days since a fixed day.
    private var number: Int {
        // Years begin in March, so that the leap day is the last one.
        let shifted = month <= 2 ? year - 1 : year
        let month = (month + 9) % 12
        return 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + (month * 153 + 2) / 5 + day
    }

    func days(to other: Day) -> Int { other.number - number }

    static func < (one: Day, other: Day) -> Bool { one.number < other.number }

    /// The moment when the day is over.
    func end(in zone: TimeZone) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        guard let start = calendar.date(from: DateComponents(year: year, month: month, day: day)) else { return nil }
        return calendar.date(byAdding: .day, value: 1, to: start)
    }
}
