package import Foundation

/// How long ago a notification arrived, as shown in the device's lists.
package struct NotificationAge {
    private let calendar: Calendar
    private let clock = DateFormatter()
    private let weekday = DateFormatter()
    private let day = DateFormatter()

    package init(calendar: Calendar = .current, locale: Locale = .current) {
        self.calendar = calendar
        for (formatter, template) in [(clock, "jmm"), (weekday, "EEEjmm"), (day, "Mdjmm")] {
            formatter.locale = locale
            formatter.timeZone = calendar.timeZone
            formatter.setLocalizedDateFormatFromTemplate(template)
        }
    }

    package func words(for date: Date, at now: Date) -> String {
        let seconds = now.timeIntervalSince(date)
        if seconds < 60 { return "now" }
        if seconds < 3600 { return "\(Int(seconds / 60))m ago" }
        let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: date), to: calendar.startOfDay(for: now)).day ?? 0
        switch days {
        case ..<1: return "\(Int(seconds / 3600))h ago"
        case 1: return "Yesterday, " + clock.string(from: date)
        case ..<7: return weekday.string(from: date)
        default: return day.string(from: date)
        }
    }
}
