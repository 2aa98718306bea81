@testable import DarwinFoundation
import Foundation
import Testing

@Suite("Foundation's formatters in the language of their locale")
struct LocalizedFormatterTests {
    private func relative(_ locale: String, date: DateFormatter.Style = .medium, time: DateFormatter.Style = .none) -> DateFormatter {
        let formatter = DateFormatter()
        (formatter.locale, formatter.dateStyle, formatter.timeStyle) = (Locale(identifier: locale), date, time)
        formatter.doesRelativeDateFormatting = true
        return formatter
    }

    @Test(
        "doesRelativeDateFormatting names the days around today",
        arguments: [
            ("en_US", ["Yesterday", "Today", "Tomorrow"]), ("de_DE", ["Gestern", "Heute", "Morgen"]),
            ("fr_FR", ["Hier", "Aujourd’hui", "Demain"]), ("ja_JP", ["昨日", "今日", "明日"]),
        ])
    func relativeDays(_ pair: (locale: String, words: [String])) {
        let formatter = relative(pair.locale)
        let calendar = Calendar.current
        // A test at midnight sees one day or the next.
        for _ in 0..<3 {
            let start = calendar.startOfDay(for: Date())
            let days = [-1, 0, 1].compactMap { calendar.date(byAdding: .hour, value: 24 * $0 + 12, to: start) }
            let words = days.map(formatter.string(from:))
            if calendar.isDateInToday(start) { return #expect(words == pair.words) }
        }
    }

    @Test("a relative date with a time; other days, a format of its own and no style are as without")
    func relativeRest() {
        let timed = relative("en_US", time: .short).string(from: Date())
        #expect(timed.contains(/^Today at \d+:\d\d\s[AP]M$/), "\(timed)")
        let old = Date(timeIntervalSince1970: 86_400 * 365)
        #expect(relative("en_US").string(from: old) == "Jan 1, 1971")
        #expect(relative("en_US").string(for: old) == "Jan 1, 1971")
        let own = relative("en_US")
        own.dateFormat = "'day'"
        #expect(own.string(from: Date()) == "day")
        let time = relative("en_US", date: .none, time: .short).string(from: Date())
        #expect(!time.contains("Today"))
        let plain = relative("en_US")
        plain.doesRelativeDateFormatting = false
        #expect(plain.string(from: Date()).contains(/\d/))
    }

    @Test("lengths, masses and energies have the language's units")
    func units() {
        let length = LengthFormatter()
        (length.numberFormatter.locale, length.unitStyle) = (Locale(identifier: "de_DE"), .long)
        #expect(length.string(fromMeters: 1500) == "1,5 Kilometer")
        #expect(length.unitString(fromValue: 2, unit: .mile) == "Meilen")
        let mass = MassFormatter()
        (mass.numberFormatter.locale, mass.unitStyle) = (Locale(identifier: "fr_FR"), .long)
        // The language separates number and unit by a no-break space.
        #expect(mass.string(fromKilograms: 3).replacing("\u{a0}", with: " ") == "3 kilogrammes")
        #expect(mass.unitString(fromValue: 1, unit: .gram) == "gramme")
        let energy = EnergyFormatter()
        (energy.numberFormatter.locale, energy.unitStyle) = (Locale(identifier: "de_DE"), .medium)
        #expect(energy.string(fromValue: 2.5, unit: .kilocalorie) == "2,5 kcal")
        let english = LengthFormatter()
        (english.numberFormatter.locale, english.unitStyle) = (Locale(identifier: "en_US"), .long)
        #expect(english.string(fromValue: 1, unit: .foot) == "1 foot")
        #expect(english.string(fromValue: 2, unit: .foot) == "2 feet")
    }

    @Test(
        "byte counts have the language's units",
        arguments: [
            ("de_DE", "1,5 MB", "1,5 MB"), ("fr_FR", "1,5 MB", "1,5 Mo"), ("fr_FR", "Zero KB", "Zéro Ko"), ("de_DE", "5 bytes", "5 Byte"),
            ("de_DE", "2 KB (1.536 bytes)", "2 KB (1.536 Byte)"), ("fr_FR", "MB", "Mo"), ("ja_JP", "Zero KB", "0 KB"),
            ("de_DE", "1,5", "1,5"), ("de_DE", "", ""), ("de_DE", "(", "("),
        ])
    func byteCounts(_ row: (locale: String, text: String, expected: String)) {
        let text = ByteCountText(locale: Locale(identifier: row.locale)).localized(row.text, of: 1536)
        #expect(text.replacing(/\p{Zs}/, with: " ") == row.expected)
    }

    @Test("English byte counts are Foundation's")
    func englishByteCount() {
        #expect(ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file) == "1.5 MB")
        #expect(ByteCountFormatter().string(fromByteCount: 0) == "Zero KB")
    }
}

@Suite("Progress descriptions")
struct ProgressTextTests {
    @Test("a progress tells how much is done")
    func amounts() {
        let progress = Progress(totalUnitCount: 10)
        progress.completedUnitCount = 3
        #expect(progress.localizedDescription == "30% completed")
        #expect(progress.localizedAdditionalDescription == "3 of 10")
        let unknown = Progress(totalUnitCount: -1)
        #expect(unknown.localizedDescription == "")
        #expect(unknown.localizedAdditionalDescription == "")
    }

    @Test("a progress of files tells their names, sizes, speed and remaining time")
    func files() {
        let progress = Progress(totalUnitCount: 789_100_000)
        (progress.kind, progress.completedUnitCount) = (.file, 123_000)
        #expect(progress.localizedAdditionalDescription == "123 KB of 789.1 MB")
        (progress.fileOperationKind, progress.fileURL) = (.copying, URL(fileURLWithPath: "/a/Letter.txt"))
        (progress.throughput, progress.estimatedTimeRemaining) = (2000, 120)
        #expect(progress.localizedDescription == "Copying “Letter.txt”…")
        #expect(progress.localizedAdditionalDescription == "123 KB of 789.1 MB (2 KB/sec) — 2 minutes remaining")
        (progress.fileTotalCount, progress.fileCompletedCount) = (10, 3)
        #expect(progress.localizedDescription == "Copying 10 files…")
        #expect(progress.localizedAdditionalDescription == "3 of 10 files (2 KB/sec) — 2 minutes remaining")
        progress.throughput = nil
        #expect(progress.throughput == nil)
        #expect(progress.userInfo[.throughputKey] == nil)
    }

    @Test("descriptions in other languages")
    func languages() {
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        let german = ProgressText(of: progress, locale: Locale(identifier: "de_DE"))
        #expect(german.description == "25\u{A0}% abgeschlossen")
        #expect(german.additionalDescription == "1 von 4")
        #expect(ProgressText(of: progress, locale: Locale(identifier: "ja_JP")).description == "25%完了")
    }
}
