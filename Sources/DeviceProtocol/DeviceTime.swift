internal import Foundation

/// What a device's clock shows.
public enum DeviceTime: Hashable, Sendable {
    /// The machine's time, or the script's.
    case real
    /// This moment, running on from there. > Units: seconds since 1970.
    case moment(Double)
    /// The same in the device's time zone. > Units: seconds since 1970 as if it were UTC.
    case localMoment(Double)
    /// This time of the device's current day. > Units: seconds after midnight in the device's time zone.
    case timeOfDay(Int)

    /// `real`, `09:41`, `09:41:30`, `2031-02-03`, `2031-02-03T09:41`, `2031-02-03T09:41:30Z`, `2031-02-03T09:41:30+01:00`; without a
    /// zone a date is of the device's.
    public init?(_ text: String) {
        if text == "real" {
            self = .real
        } else if let time = Self.timeOfDay(text) {
            self = .timeOfDay(time)
        } else if let moment = Self.moment(text) {
            self = moment.hasZone ? .moment(moment.seconds) : .localMoment(moment.seconds)
        } else {
            return nil
        }
    }

    /// How far the device's clock must be ahead of the machine's to show this.
    ///
    /// > Units: seconds; `machine` and `now`, what the two show at this moment, since 1970.
    func shift(from machine: Double, now: Double, zone: String) -> Double {
        let zone = TimeZone(identifier: zone) ?? .gmt
        func offset(_ moment: Double) -> Double { Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: moment))) }
        switch self {
        case .real: return 0
        case .moment(let moment): return moment - machine
        case .localMoment(let moment): return moment - offset(moment - offset(moment)) - machine
        case .timeOfDay(let seconds):
            let midnight = ((now + offset(now)) / 86400).rounded(.down) * 86400
            return DeviceTime.localMoment(midnight + Double(seconds)).shift(from: machine, now: now, zone: zone.identifier)
        }
    }

    private static func numbers(_ text: Substring, _ separator: Character, _ widths: [Int]) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count <= widths.count, zip(parts, widths).allSatisfy({ $0.utf8.count == $1 && $0.allSatisfy(\.isASCIIDigit) }) else {
            return nil
        }
        return parts.compactMap { Int($0) }
    }

    private static func timeOfDay(_ text: some StringProtocol) -> Int? {
        guard let parts = numbers(Substring(text), ":", [2, 2, 2]), parts.count >= 2, parts[0] < 24, parts[1] < 60,
            parts.count < 3 || parts[2] < 60
        else { return nil }
        return parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
    }

    private static func moment(_ text: String) -> (seconds: Double, hasZone: Bool)? {
        let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard let date = numbers(halves[0], "-", [4, 2, 2]), date.count == 3, let days = days(date[0], date[1], date[2]) else { return nil }
        guard halves.count == 2 else { return (Double(days) * 86400, false) }
        var time = halves[1]
        var (offset, hasZone) = (0, true)
        if time.last == "Z" {
            time.removeLast()
        } else if let sign = time.lastIndex(where: { $0 == "+" || $0 == "-" }) {
            guard let zone = timeOfDay(time[time.index(after: sign)...]) else { return nil }
            offset = time[sign] == "-" ? -zone : zone
            time = time[..<sign]
        } else {
            hasZone = false
        }
        return timeOfDay(time).map { (Double(days * 86400 + $0 - offset), hasZone) }
    }

    /// Days since 1970-01-01 of a date of the Gregorian calendar; nil for one it does not have, or outside 1970 to 2199.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int? {
        guard (1970...2199).contains(year), (1...12).contains(month) else { return nil }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
        guard (1...length).contains(day) else { return nil }
        // From March on, so that the leap day is a year's last.
        let (y, m) = (month > 2 ? year : year - 1, (month + 9) % 12)
        return y * 365 + y / 4 - y / 100 + y / 400 + (m * 306 + 5) / 10 + day - 1 - 719_468
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
