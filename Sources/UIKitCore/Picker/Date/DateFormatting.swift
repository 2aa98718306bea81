package import Foundation

/// Formats dates for a locale, with cached formatters.
@MainActor package final class DateFormatting {
    package let locale: Locale
    package let calendar: Calendar
    private var formatters: [String: DateFormatter] = [:]
    private var formats: [String: String] = [:]

    /// The locale with the calendar in its identifier, which selects the formats.
    private let localeOfFormats: Locale

    package init(locale: Locale, calendar: Calendar) {
        self.locale = locale
        self.calendar = calendar
        var components = Locale.Components(locale: locale)
        components.calendar = calendar.identifier
        localeOfFormats = Locale(components: components)
    }

    func pattern(_ template: String) -> DatePattern { DatePattern(format(template)) }

    private func format(_ template: String) -> String {
        if let known = formats[template] { return known }
        let made = DatePattern.format(template, localeOfFormats)
        formats[template] = made
        return made
    }

    /// A date with a template's fields, in the locale's order.
    package func text(_ date: Date, template: String) -> String { text(date, format: format(template)) }

    func text(_ date: Date, format: String) -> String { formatter(format, calendar).string(from: date) }

    /// Formats one field, whatever the calendar and time zone.
    package func plain(_ date: Date, format: String) -> String { formatter(format, Self.plainCalendar).string(from: date) }

    static let plainCalendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private func formatter(_ format: String, _ calendar: Calendar) -> DateFormatter {
        let key = "\(calendar == Self.plainCalendar ? "=" : "")\(format)"
        if let known = formatters[key] { return known }
        let made = DateFormatter()
        made.locale = locale
        made.calendar = calendar
        made.timeZone = calendar.timeZone
        made.dateFormat = format
        formatters[key] = made
        return made
    }

    /// The weekdays' names, from the first day of the week.
    package func weekdays() -> [String] {
        let names = formatter("c", calendar).shortStandaloneWeekdaySymbols
        guard names.count == 7 else { return names }
        let first = calendar.firstWeekday - 1
        return (0..<7).map { names[($0 + first) % 7].uppercased(with: locale) }
    }
}
