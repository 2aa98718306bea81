internal import Foundation

/// `DateFormatter.doesRelativeDateFormatting`: "Today", "Yesterday at 9:41 AM", in the language's words. Foundation on Linux ignores it;
/// CSystem puts the method here in the place of `string(from:)`.
///
/// > Contract: Foundation, DateFormatter.doesRelativeDateFormatting.
extension DateFormatter {
    @_silgen_name("$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF")
    private final func foundationString(from date: Date) -> String

    @_silgen_name("ferry_date_string")
    final func deviceString(from date: Date) -> String {
        guard doesRelativeDateFormatting, dateStyle != .none, isClose(date), !hasOwnFormat,
            let text = UnitFormatting.relativeDate(
                date, dateStyle: Self.style(dateStyle), timeStyle: Self.style(timeStyle), context: context, locale: localeWithCalendar,
                timeZone: timeZone)
        else { return foundationString(from: date) }
        return text
    }

    /// No language has a word for a day that is more than three days away.
    private func isClose(_ date: Date) -> Bool { abs(date.timeIntervalSinceNow) < 5 * 86_400 }

    /// Whether `dateFormat` was set; the styles and the relative words do not count then.
    private var hasOwnFormat: Bool {
        let plain = DateFormatter()
        (plain.locale, plain.calendar, plain.timeZone) = (locale, calendar, timeZone)
        (plain.dateStyle, plain.timeStyle) = (dateStyle, timeStyle)
        return plain.dateFormat != dateFormat
    }

    private var localeWithCalendar: Locale {
        var components = Locale.Components(locale: locale)
        components.calendar = calendar.identifier
        return Locale(components: components)
    }

    /// ICU counts from full to short.
    private static func style(_ style: Style) -> Int32 {
        switch style {
        case .full: 0
        case .long: 1
        case .medium: 2
        case .short: 3
        case .none: -1
        }
    }

    /// ICU's display context for a text that begins with a capital letter; Foundation on Linux has no `formattingContext` here.
    private var context: Int32 { 0x102 }
}
