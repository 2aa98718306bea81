import DarwinFoundation
import Foundation
import Testing

@Suite("DateComponentsFormatter")
struct DateComponentsFormatterTests {
    private func formatter(_ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [], _ locale: String = "en_US")
        -> DateComponentsFormatter
    {
        let formatter = DateComponentsFormatter()
        (formatter.unitsStyle, formatter.allowedUnits) = (style, units)
        var calendar = Calendar(identifier: .gregorian)
        (calendar.locale, calendar.timeZone) = (Locale(identifier: locale), .gmt)
        formatter.calendar = calendar
        return formatter
    }

    private static let time: NSCalendar.Unit = [.hour, .minute, .second]
    private static let dayAndTime: NSCalendar.Unit = [.day, .hour, .minute, .second]

    @Test(
        "each style writes nine hours, 41 minutes, and 30 seconds as Apple documents it",
        arguments: [
            (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.short, "9 hr, 41 min, 30 sec"),
            (.full, "9 hours, 41 minutes, 30 seconds"), (.brief, "9hr 41min 30sec"),
            (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
        ])
    func styles(style: DateComponentsFormatter.UnitsStyle, text: String) {
        #expect(formatter(style).string(from: 9 * 3600 + 41 * 60 + 30) == text)
        #expect(formatter(style).string(from: DateComponents(hour: 9, minute: 41, second: 30)) == text)
    }

    @Test("Apple's example: about five minutes remaining")
    func phrases() {
        let made = formatter(.full, [.minute])
        (made.includesApproximationPhrase, made.includesTimeRemainingPhrase) = (true, true)
        #expect(made.string(from: 300) == "About 5 minutes remaining")
        made.includesApproximationPhrase = false
        #expect(made.string(from: 300) == "5 minutes remaining")
        (made.includesApproximationPhrase, made.includesTimeRemainingPhrase) = (true, false)
        #expect(made.string(from: 60) == "About 1 minute")
        made.formattingContext = .middleOfSentence
        #expect(made.string(from: 60) == "about 1 minute")
        let german = formatter(.full, [.minute], "de_DE")
        german.includesTimeRemainingPhrase = true
        #expect(german.string(from: 300) == "Noch 5 Minuten")
    }

    private struct Zeros: Sendable {
        var style = DateComponentsFormatter.UnitsStyle.abbreviated
        var behavior: DateComponentsFormatter.ZeroFormattingBehavior
        var seconds: Double
        var text: String
    }

    @Test("zeros are dropped or kept as Apple documents it")
    func zeros() {
        let all = [
            Zeros(style: .positional, behavior: .default, seconds: 3610, text: "1:00:10"),
            Zeros(behavior: .default, seconds: 3610, text: "1h 10s"), Zeros(behavior: .dropLeading, seconds: 600, text: "10m 0s"),
            Zeros(behavior: .dropMiddle, seconds: 3610, text: "0d 1h 10s"), Zeros(behavior: .dropTrailing, seconds: 3600, text: "0d 1h"),
            Zeros(behavior: .dropAll, seconds: 3610, text: "1h 10s"), Zeros(behavior: [], seconds: 10, text: "0d 0h 0m 10s"),
            Zeros(behavior: .default, seconds: 0, text: "0s"), Zeros(behavior: .pad, seconds: 3610, text: "0d 1h 0m 10s"),
        ]
        for entry in all {
            let made = formatter(entry.style, Self.dayAndTime)
            made.zeroFormattingBehavior = entry.behavior
            #expect(made.string(from: entry.seconds) == entry.text, "\(entry)")
        }
    }

    @Test("a player's clock: padded, with leading zeros dropped, and below zero")
    func clock() {
        let made = formatter(.positional, Self.time)
        #expect(made.string(from: 65) == "1:05")
        #expect(made.string(from: -90) == "-1:30")
        made.zeroFormattingBehavior = .pad
        #expect(made.string(from: 65) == "00:01:05")
        #expect(made.string(from: 36_065) == "10:01:05")
        made.zeroFormattingBehavior = [.pad, .dropLeading]
        #expect(made.string(from: 65) == "01:05")
        made.allowedUnits = [.minute, .second]
        made.zeroFormattingBehavior = .pad
        #expect(made.string(from: 5) == "00:05")
        #expect(made.string(from: 4000) == "66:40")
        #expect(formatter(.positional, Self.time, "da_DK").string(from: 3905) == "1.05.05")
    }

    @Test("the number of units, the largest one, fractions")
    func limits() {
        let made = formatter(.abbreviated, Self.time)
        made.maximumUnitCount = 2
        #expect(made.string(from: 4230) == "1h 10m")
        #expect(made.string(from: 3610) == "1h")
        #expect(made.string(from: 70) == "1m 10s")
        made.maximumUnitCount = 0
        made.collapsesLargestUnit = true
        #expect(made.string(from: 63) == "63s")
        #expect(made.string(from: 123) == "2m 3s")
        #expect(made.string(from: 3) == "3s")
        let hours = formatter(.abbreviated, [.hour])
        #expect(hours.string(from: 5400) == "1h")
        hours.allowsFractionalUnits = true
        #expect(hours.string(from: 5400) == "1.5h")
    }

    @Test("components are carried over into larger units, dates give their distance, months have the calendar's length")
    func carrying() {
        #expect(formatter(.positional, [.hour, .minute]).string(from: DateComponents(minute: 90)) == "1:30")
        let days = formatter(.full, [.year, .month, .weekOfMonth, .day])
        #expect(days.string(from: DateComponents(month: 14, day: 10)) == "1 year, 2 months, 1 week, 3 days")
        let start = Date(timeIntervalSinceReferenceDate: 31 * 86_400)
        #expect(days.string(from: start, to: start + 28 * 86_400) == "1 month")
        #expect(DateComponentsFormatter.localizedString(from: DateComponents(hour: 2), unitsStyle: .full) == "2 hours")
        #expect(formatter(.abbreviated).string(for: 60.0) == "1m")
        #expect(formatter(.full).string(for: "no") == nil)
        #expect(formatter(.full).string(for: DateComponents(second: 1)) == "1 second")
    }

    @Test(
        "languages have their own units",
        arguments: [("de_DE", "1 Stunde und 10 Minuten"), ("ja_JP", "1時間 10分"), ("fr_FR", "1 heure et 10 minutes")])
    func languages(locale: String, text: String) {
        #expect(
            formatter(.full, [.hour, .minute], locale).string(from: 4200)?.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
                == text)
    }

    @Test("numbers that no calendar reaches give no text", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e18])
    func hostile(seconds: Double) {
        #expect(formatter(.full).string(from: seconds) == nil)
    }

    @Test("a copy has the settings")
    func copy() throws {
        let made = formatter(.full, [.minute])
        made.includesTimeRemainingPhrase = true
        let copy = try #require(made.copy() as? DateComponentsFormatter)
        #expect(copy.string(from: 300) == "5 minutes remaining")
    }
}
