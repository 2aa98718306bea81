package import Foundation
internal import UIKitCore

/// How long ago a notification arrived, as shown in the device's lists.
package struct NotificationAge {
    private let calendar: Calendar
    private let clock = DateFormatter()
    private let weekday = DateFormatter()
    private let day = DateFormatter()

    private let locale: String

    package init(calendar: Calendar = .current, locale: Locale = .current) {
        (self.calendar, self.locale) = (calendar, locale.identifier)
        for (formatter, template) in [(clock, "jmm"), (weekday, "EEEjmm"), (day, "Mdjmm")] {
            formatter.locale = locale
            formatter.timeZone = calendar.timeZone
            formatter.setLocalizedDateFormatFromTemplate(template)
        }
    }

    package func words(for date: Date, at now: Date) -> String {
        let seconds = now.timeIntervalSince(date)
        let texts = SystemStringTable.system
        if seconds < 60 { return texts.text("now", locale: locale) }
        if seconds < 3600 { return texts.text("%@m ago", locale: locale, String(Int(seconds / 60))) }
        let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: date), to: calendar.startOfDay(for: now)).day ?? 0
        switch days {
        case ..<1: return texts.text("%@h ago", locale: locale, String(Int(seconds / 3600)))
        case 1: return texts.text("Yesterday, %@", locale: locale, clock.string(from: date))
        case ..<7: return weekday.string(from: date)
        default: return day.string(from: date)
        }
    }
}
