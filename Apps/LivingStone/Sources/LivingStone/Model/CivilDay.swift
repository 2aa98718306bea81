import Foundation

/// A day of the Gregorian calendar, whatever the time zone: a plan that begins on the 9th begins there for a traveller too.
struct CivilDay: Hashable, Comparable {
    /// Days since 1 January 1970.
    var number: Int

    init(number: Int) { self.number = number }

    /// The day that a clock in `zone` shows at `date`.
    init(_ date: Date, in zone: TimeZone) {
        number = Int(((date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))) / 86_400).rounded(.down))
    }

    static func < (left: CivilDay, right: CivilDay) -> Bool { left.number < right.number }

    func adding(_ days: Int) -> CivilDay { CivilDay(number: number + days) }
    func days(since other: CivilDay) -> Int { number - other.number }

    /// Year, month and day.
    var components: DateComponents {
        Self.universal.dateComponents([.year, .month, .day], from: Date(timeIntervalSince1970: Double(number) * 86_400))
    }

    private static let universal: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        return calendar
    }()
}

/// A time of day, as a clock on the wall shows it.
struct ClockTime: Hashable {
    /// Minutes since midnight, 0 to 1439.
    let minutes: Int

    init(minutes: Int) { self.minutes = min(1439, max(0, minutes)) }

    init(_ date: Date, in zone: TimeZone) {
        let seconds = Int((date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))).rounded(.down))
        self.init(minutes: (seconds % 86_400 + 86_400) % 86_400 / 60)
    }

    var hour: Int { minutes / 60 }
    var minute: Int { minutes % 60 }
}

/// The time and the zone that the plan reads; tests have their own.
struct DayClock {
    var now: () -> Date = { Date() }
    var zone: () -> TimeZone = { TimeZone.current }

    var today: CivilDay { CivilDay(now(), in: zone()) }
}
