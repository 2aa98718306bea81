internal import Foundation

/// The time as a status bar or lock screen shows it: hours and minutes in the region's format, without AM and PM.
public struct ClockText {
    private let formatter = DateFormatter()
    private let (locale, zone): (String, String)
    /// The last answer: a status bar asks in every frame, and formatting would keep a megabyte of ICU's code in memory.
    private var last: (minute: Double, text: String)?

    /// Creates a format for the device's locale, time zone and hour cycle.
    public init(_ device: DeviceState) {
        (locale, zone) = (device.foundationLocale, device.timeZoneIdentifier)
        formatter.locale = Locale(identifier: locale)
        formatter.timeZone = TimeZone(identifier: zone) ?? .gmt
        let format = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: formatter.locale) ?? "H:mm"
        formatter.dateFormat = Self.withoutHalfDay(format)
    }

    /// Whether the cached formats still match the device.
    public func serves(_ device: DeviceState) -> Bool { locale == device.foundationLocale && zone == device.timeZoneIdentifier }

    /// The text of one moment.
    ///
    /// > Units: seconds since 1970.
    public mutating func text(_ moment: Double) -> String {
        let minute = (moment / 60).rounded(.down)
        if let last, last.minute == minute, minute >= Self.wholeMinutes { return last.text }
        let text = formatter.string(from: Date(timeIntervalSince1970: moment))
        last = (minute, text)
        return text
    }

    /// The minute from which on the offsets of all time zones are whole minutes: the start of 1973. Africa/Monrovia was the last one to
    /// change, in January 1972 (tz database, file `africa`).
    private static let wholeMinutes: Double = 94_694_400 / 60

    /// The text of one moment, in seconds since 1970, on a device.
    public static func of(_ moment: Double, on device: DeviceState) -> String {
        var text = ClockText(device)
        return text.text(moment)
    }

    /// Removes the AM/PM fields from a format, with their separators.
    public static func withoutHalfDay(_ format: String) -> String {
        var isQuoted = false
        let kept = format.filter { character in
            if character == "'" { isQuoted.toggle() }
            return isQuoted || !"abB".contains(character)
        }
        return kept.trimmingCharacters(in: .whitespaces)
    }
}
