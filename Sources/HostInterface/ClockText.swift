internal import Foundation

/// What a status bar or a lock screen shows of a moment: hours and minutes as the device's region writes them, without AM and PM.
public struct ClockText {
    private let formatter = DateFormatter()
    private let (locale, zone): (String, String)

    public init(_ device: DeviceState) {
        (locale, zone) = (device.foundationLocale, device.timeZoneIdentifier)
        formatter.locale = Locale(identifier: locale)
        formatter.timeZone = TimeZone(identifier: zone) ?? .gmt
        let format = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: formatter.locale) ?? "H:mm"
        formatter.dateFormat = Self.withoutHalfDay(format)
    }

    /// Whether the texts of the device are still these.
    public func serves(_ device: DeviceState) -> Bool { locale == device.foundationLocale && zone == device.timeZoneIdentifier }

    /// > Units: seconds since 1970.
    public func text(_ moment: Double) -> String { formatter.string(from: Date(timeIntervalSince1970: moment)) }

    public static func of(_ moment: Double, on device: DeviceState) -> String { ClockText(device).text(moment) }

    /// A format without the fields that name the half of the day, and without what joins them.
    public static func withoutHalfDay(_ format: String) -> String {
        var isQuoted = false
        let kept = format.filter { character in
            if character == "'" { isQuoted.toggle() }
            return isQuoted || !"abB".contains(character)
        }
        return kept.trimmingCharacters(in: .whitespaces)
    }
}
