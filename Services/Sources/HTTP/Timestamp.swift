/// A moment, in milliseconds since 1970 (UTC), and its form in ISO 8601.
public struct Timestamp: Hashable, Comparable, Sendable {
    public var milliseconds: Int64

    public init(milliseconds: Int64) { self.milliseconds = milliseconds }

    public static func < (one: Timestamp, other: Timestamp) -> Bool { one.milliseconds < other.milliseconds }

    /// Parses `2026-03-01T00:30:00+08:00`: date, time and zone, seconds with up to nine decimals. A time without a zone is
    /// rejected as ambiguous. Years 1 to 9999; leap seconds count as the second before.
    public init?(_ text: String) {
        var rest = Array(text.utf8)[...]
        func number(_ digits: Int) -> Int64? {
            guard rest.count >= digits else { return nil }
            var value: Int64 = 0
            for byte in rest.prefix(digits) {
                guard byte >= 48, byte <= 57 else { return nil }
                value = value * 10 + Int64(byte - 48)
            }
            rest = rest.dropFirst(digits)
            return value
        }
        func take(_ signs: String) -> UInt8? {
            guard let byte = rest.first, signs.utf8.contains(byte) else { return nil }
            rest = rest.dropFirst()
            return byte
        }
        guard let year = number(4), year >= 1, take("-") != nil, let month = number(2), (1...12).contains(month), take("-") != nil,
            let day = number(2), day >= 1, day <= Self.days(of: month, in: year), take("Tt ") != nil,
            let hour = number(2), hour < 24, take(":") != nil, let minute = number(2), minute < 60, take(":") != nil,
            let second = number(2), second <= 60
        else { return nil }
        var fraction: Int64 = 0
        if take(".,") != nil {
            var (digits, scale) = (0, Int64(100))
            while let byte = rest.first, byte >= 48, byte <= 57 {
                fraction += Int64(byte - 48) * scale
                scale /= 10
                digits += 1
                rest = rest.dropFirst()
            }
            guard (1...9).contains(digits) else { return nil }
        }
        guard let zone = take("Zz+-") else { return nil }
        var offset: Int64 = 0
        if zone == UInt8(ascii: "+") || zone == UInt8(ascii: "-") {
            guard let hours = number(2), hours <= 23 else { return nil }
            _ = take(":")
            guard let minutes = number(2), minutes < 60 else { return nil }
            offset = (hours * 60 + minutes) * (zone == UInt8(ascii: "-") ? -1 : 1)
        }
        guard rest.isEmpty else { return nil }
        let days = Self.daysSince1970(year, month, day)
        milliseconds = (((days * 24 + hour) * 60 + minute - offset) * 60 + min(second, 59)) * 1000 + fraction
    }

    /// `2026-02-28T16:30:00.000Z`
    public var text: String {
        let days = Self.floor(milliseconds, by: 86_400_000)
        let rest = milliseconds - days * 86_400_000
        return String(unsafeUninitializedCapacity: 24) { bytes in
            Self.write(date: days, to: bytes)
            for (start, sign, value, count) in [
                (10, "T", rest / 3_600_000, 2), (13, ":", rest / 60_000 % 60, 2), (16, ":", rest / 1000 % 60, 2), (19, ".", rest % 1000, 3),
            ] as [(Int, Unicode.Scalar, Int64, Int)] {
                bytes[start] = UInt8(ascii: sign)
                Self.write(value, digits: count, at: start + 1, to: bytes)
            }
            bytes[23] = UInt8(ascii: "Z")
            return 24
        }
    }

    /// `2026-02-28`. > Parameters: days: since 1970; the year must have at most four digits.
    public static func date(days: Int64) -> String {
        String(unsafeUninitializedCapacity: 10) { bytes in
            write(date: days, to: bytes)
            return 10
        }
    }

    private static func write(date days: Int64, to bytes: UnsafeMutableBufferPointer<UInt8>) {
        let (year, month, day) = date(days)
        write(max(0, year), digits: 4, at: 0, to: bytes)
        bytes[4] = UInt8(ascii: "-")
        write(month, digits: 2, at: 5, to: bytes)
        bytes[7] = UInt8(ascii: "-")
        write(day, digits: 2, at: 8, to: bytes)
    }

    private static func write(_ value: Int64, digits: Int, at start: Int, to bytes: UnsafeMutableBufferPointer<UInt8>) {
        var rest = value
        for index in (start..<start + digits).reversed() {
            bytes[index] = UInt8(ascii: "0") + UInt8(rest % 10)
            rest /= 10
        }
    }

    /// `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7). The year must have at most four digits.
    public var httpDate: String {
        let days = Self.floor(milliseconds, by: 86_400_000)
        let (year, month, day) = Self.date(days)
        let second = (milliseconds - days * 86_400_000) / 1000
        return String(unsafeUninitializedCapacity: 29) { bytes in
            Self.write("Thu, Fri, Sat, Sun, Mon, Tue, Wed, ", word: days - Self.floor(days, by: 7) * 7, length: 5, at: 0, to: bytes)
            Self.write(day, digits: 2, at: 5, to: bytes)
            Self.write(" Jan  Feb  Mar  Apr  May  Jun  Jul  Aug  Sep  Oct  Nov  Dec ", word: month - 1, length: 5, at: 7, to: bytes)
            Self.write(max(0, year), digits: 4, at: 12, to: bytes)
            for (start, sign, value) in [(16, " ", second / 3600), (19, ":", second / 60 % 60), (22, ":", second % 60)]
                as [(Int, Unicode.Scalar, Int64)]
            {
                bytes[start] = UInt8(ascii: sign)
                Self.write(value, digits: 2, at: start + 1, to: bytes)
            }
            Self.write(" GMT", word: 0, length: 4, at: 25, to: bytes)
            return 29
        }
    }

    /// Copies one of several words of the same length.
    private static func write(
        _ words: StaticString, word: Int64, length: Int, at start: Int, to bytes: UnsafeMutableBufferPointer<UInt8>
    ) {
        for index in 0..<length { bytes[start + index] = words.utf8Start[Int(word) * length + index] }
    }

    private static func floor(_ value: Int64, by divisor: Int64) -> Int64 {
        value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor)
    }

    private static func days(of month: Int64, in year: Int64) -> Int64 {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The civil calendar in whole days, with years starting in March so that the leap day is a year's last.
    private static func daysSince1970(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        let year = month <= 2 ? year - 1 : year
        let era = floor(year, by: 400)
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func date(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let shifted = days + 719_468
        let era = floor(shifted, by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}
