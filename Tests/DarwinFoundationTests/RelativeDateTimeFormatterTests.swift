import DarwinFoundation
import Foundation
import Testing

@Suite("RelativeDateTimeFormatter")
struct RelativeDateTimeFormatterTests {
    private func formatter(_ locale: String = "en_US") -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        (formatter.locale, formatter.calendar) = (Locale(identifier: locale), Calendar(identifier: .gregorian))
        return formatter
    }

    @Test("formats intervals in their largest unit, before and after")
    func distances() {
        let formatter = formatter()
        #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
        #expect(formatter.localizedString(fromTimeInterval: 3 * 86_400) == "in 3 days")
        #expect(formatter.localizedString(from: DateComponents(month: 2)) == "in 2 months")
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter.localizedString(for: reference.addingTimeInterval(-60), relativeTo: reference) == "1 minute ago")
        #expect(formatter.string(for: "no date") == nil)
    }

    @Test("uses named days, style and language")
    func styles() {
        let formatter = formatter()
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hr. ago")
        let german = self.formatter("de_DE")
        german.dateTimeStyle = .named
        #expect(german.localizedString(from: DateComponents(day: 1)) == "morgen")
    }
}
