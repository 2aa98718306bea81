import Foundation

/// Times in the service's format (ISO 8601 with a zone).
enum Timestamp {
    /// `2026-03-01T00:30:00.125+08:00`; nil for anything else.
    static func date(_ text: String) -> Date? {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, bytes[4] == 0x2d, bytes[7] == 0x2d, bytes[10] == 0x54 || bytes[10] == 0x74, bytes[13] == 0x3a,
            bytes[16] == 0x3a
        else { return nil }
        func number(_ start: Int, _ count: Int) -> Int? {
            guard start + count <= bytes.count else { return nil }
            var value = 0
            for byte in bytes[start..<start + count] {
                guard (0x30...0x39).contains(byte) else { return nil }
                value = value * 10 + Int(byte - 0x30)
            }
            return value
        }
        guard let year = number(0, 4), let month = number(5, 2), let day = number(8, 2), let hour = number(11, 2),
            let minute = number(14, 2), let second = number(17, 2), (1...12).contains(month), (1...31).contains(day), hour < 24,
            minute < 60, second < 61
        else { return nil }
        var place = 19
        var fraction = 0.0
        if bytes[place] == 0x2e {
            place += 1
            var unit = 0.1
            let start = place
            while place < bytes.count, (0x30...0x39).contains(bytes[place]) {
                fraction += Double(bytes[place] - 0x30) * unit
                unit /= 10
                place += 1
            }
            guard place > start else { return nil }
        }
        guard place < bytes.count else { return nil }
        var offset = 0
        switch bytes[place] {
        case 0x5a, 0x7a:
            guard place + 1 == bytes.count else { return nil }
        case 0x2b, 0x2d:
            guard place + 6 == bytes.count, bytes[place + 3] == 0x3a, let hours = number(place + 1, 2), let minutes = number(place + 4, 2),
                hours < 24, minutes < 60
            else { return nil }
            offset = (hours * 60 + minutes) * (bytes[place] == 0x2b ? 60 : -60)
        default: return nil
        }
        let seconds = days(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second - offset
        return Date(timeIntervalSince1970: Double(seconds) + fraction)
    }

    /// Days since 1970 of a day of the Gregorian calendar. Years are counted from March, so that the leap day is last.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = year / 400
        let ofEra = year - era * 400
        let ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
    }
}
