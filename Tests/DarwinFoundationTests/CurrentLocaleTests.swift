import DarwinFoundation
import Foundation
import Testing

/// The locale is per process: tests that change it run in a separate process.
@Suite("Current locale")
struct CurrentLocaleTests {
    static let moment = Date(timeIntervalSinceReferenceDate: 190_000_000 - 3600)

    @Test("Locale.current, formatters and calendars default to en_US, whatever the machine's LANG")
    func standard() async {
        await #expect(processExitsWith: .success) {
            #expect(Locale.current.identifier == "en_US")
            #expect(Locale.autoupdatingCurrent.identifier == "en_US")
            #expect(NSLocale.current.identifier == "en_US")
            #expect(Calendar.current.firstWeekday == 1)
            #expect(Locale.current.calendar.firstWeekday == 1)
            #expect(DeviceLocale.preferredLanguages == ["en-US"])
            let date = DateFormatter()
            date.timeZone = .gmt
            date.dateStyle = .full
            #expect(date.string(from: CurrentLocaleTests.moment) == "Tuesday, January 9, 2007")
            (date.dateStyle, date.timeStyle) = (.none, .short)
            #expect(date.string(from: CurrentLocaleTests.moment) == "12:46\u{202F}AM")
            let number = NumberFormatter()
            number.numberStyle = .currency
            #expect(number.string(from: 5) == "$5.00")
            #expect(number.locale.identifier == "en_US")
            #expect(1234.5.formatted() == "1,234.5")
            #expect(String.localizedStringWithFormat("%.2f", 1234.5) == "1,234.50")
            #expect(DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: .current) == "h\u{202F}a")
        }
    }

    @Test("a change applies to new formatters and calendars, and is posted; existing values are unchanged")
    func change() async {
        await #expect(processExitsWith: .success) {
            let before = Locale.current
            nonisolated(unsafe) var posted = 0
            let token = NotificationCenter.default.addObserver(
                forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil
            ) { _ in posted += 1 }
            #expect(CurrentLocale.change(to: "de_DE"))
            #expect(!CurrentLocale.change(to: "de_DE"))
            #expect(posted == 1)
            #expect(before.identifier == "en_US")
            #expect(Locale.autoupdatingCurrent.identifier == "de_DE")
            #expect(Calendar.current.firstWeekday == 2)
            #expect(DeviceLocale.preferredLanguages == ["de-DE"])
            let date = DateFormatter()
            (date.timeZone, date.dateStyle, date.timeStyle) = (.gmt, .full, .short)
            #expect(date.string(from: CurrentLocaleTests.moment) == "Dienstag, 9. Januar 2007 um 00:46")
            let number = NumberFormatter()
            number.numberStyle = .currency
            #expect(number.string(from: 5) == "5,00\u{A0}€")
            #expect(1234.5.formatted() == "1.234,5")
            NotificationCenter.default.removeObserver(token)
        }
    }

    @Test("a device's hour cycle applies to templates, styles and formatters")
    func hours() async {
        await #expect(processExitsWith: .success) {
            CurrentLocale.change(to: "en_US@hours=h23")
            #expect(DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: .current) == "HH:mm")
            let date = DateFormatter()
            (date.timeZone, date.timeStyle) = (.gmt, .short)
            #expect(date.string(from: CurrentLocaleTests.moment) == "00:46")
            #expect(Locale.current.hourCycle == .zeroToTwentyThree)
            #expect(Locale.current.currency?.identifier == "USD")
            #expect(DeviceLocale.preferredLanguages == ["en-US"])
        }
    }

    @Test("an app that sets the default time zone, or resets the system's, keeps the device's locale")
    func timeZone() async throws {
        await #expect(processExitsWith: .success) {
            CurrentLocale.change(to: "fr_FR")
            NSTimeZone.default = .gmt
            #expect(Locale.current.identifier == "fr_FR")
            NSTimeZone.resetSystemTimeZone()
            #expect(Locale.current.identifier == "fr_FR")
            #expect(Calendar.current.firstWeekday == 2)
        }
    }
}
