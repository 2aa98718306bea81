import Foundation
import TestSupport
import Testing

@testable import UIKitCore

private func gregorian(_ zone: String = "UTC") -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
}

private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ calendar: Calendar = gregorian()) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? .distantPast
}

@Suite("Date rules", .application) struct DateRulesTests {
    private var rules = DateRules(calendar: gregorian())

    @Test("dates are clamped to the limits, to the second")
    func limits() {
        var rules = rules
        rules.minimum = date(2026, 3, 10, 8)
        rules.maximum = date(2026, 3, 12)
        #expect(rules.admitted(date(2020, 1, 1)) == rules.minimum)
        #expect(rules.admitted(date(2030, 1, 1)) == rules.maximum)
        #expect(rules.admitted(date(2026, 3, 11)) == date(2026, 3, 11))
    }

    @Test("ignores limits that cross")
    func crossed() {
        var rules = rules
        rules.minimum = date(2026, 3, 12)
        rules.maximum = date(2026, 3, 10)
        #expect(rules.admitted(date(1999, 1, 1)) == date(1999, 1, 1))
    }

    @Test(
        "CO-21: minute intervals must divide an hour; others count as 1", .contract("CO-21"),
        arguments: [7, 0, -5, 31, 60, .max, .min])
    func badSteps(minutes: Int) {
        var rules = rules
        rules.minuteInterval = minutes
        #expect(rules.minuteInterval == 1)
    }

    @Test("CO-21: a date rounds down to its interval, or up at a limit between two", .contract("CO-21"))
    func steps() {
        var rules = rules
        rules.minuteInterval = 15
        #expect(rules.admitted(date(2026, 3, 10, 9, 41)) == date(2026, 3, 10, 9, 30))
        rules.minimum = date(2026, 3, 10, 9, 41)
        #expect(rules.admitted(date(2026, 3, 10, 9, 41)) == date(2026, 3, 10, 9, 45))
    }

    @Test("invalid dates, and the ends of time", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
    func badDates(seconds: Double) {
        let admitted = rules.admitted(Date(timeIntervalSinceReferenceDate: seconds))
        #expect(admitted >= DateRules.earliest)
        #expect(admitted <= DateRules.latest)
    }
}

@Suite("Date pattern", .application) struct DatePatternTests {
    @Test("fields keep their literals and drop separators")
    func parts() {
        #expect(DatePattern("MMMM d, y").parts.map(\.format) == ["MMMM", "d", "y"])
        #expect(DatePattern("y年M月d日").parts.map(\.format) == ["y'年'", "M'月'", "d'日'"])
        #expect(DatePattern("d. MMMM y").parts.map(\.format) == ["d'.'", "MMMM", "y"])
        #expect(DatePattern("d 'de' MMMM 'de' y").parts.map(\.format) == ["d", "MMMM", "y"])
        #expect(DatePattern("Gy年M月d日").parts.map(\.format) == ["Gy'年'", "M'月'", "d'日'"])
        #expect(DatePattern("d MMMM y G").parts.map(\.format) == ["d", "MMMM", "y G"])
        #expect(DatePattern("ah:mm").parts.map(\.symbol) == ["a", "h", "m"])
    }

    @Test("invalid formats", arguments: ["", "'", "'''", "''y''", "年年年", "yyyyyyyyyyyyyyyy"])
    func bad(format: String) { _ = DatePattern(format) }
}

@Suite("Month grid", .application) struct MonthGridTests {
    @Test("days are under their weekdays, whatever the first weekday", arguments: [(1, 0), (2, 6), (7, 1)])
    func weeks(first: Int, leading: Int) {
        var calendar = gregorian()
        calendar.firstWeekday = first
        // 1 November 2026 is a Sunday.
        let grid = MonthGrid(containing: date(2026, 11, 21), calendar: calendar)
        #expect(grid.leading == leading)
        #expect(grid.dayCount == 30)
        for day in 0..<grid.dayCount {
            let place = grid.place(ofDay: day)
            #expect(grid.day(row: place.row, column: place.column) == day)
        }
        #expect(grid.day(of: date(2026, 11, 30, 23, 59)) == 29)
        #expect(grid.day(of: date(2026, 12, 1)) == nil)
    }

    @Test("months page over years and back")
    func turning() {
        let grid = MonthGrid(containing: date(2026, 11, 21), calendar: gregorian())
        #expect(grid.offset(by: 2).start == date(2027, 1, 1))
        #expect(grid.offset(by: 14).months(to: date(2026, 11, 1)) == -14)
    }

    @Test(
        "months of other calendars have their own lengths",
        arguments: [Calendar.Identifier.hebrew, .islamicCivil, .japanese, .buddhist, .persian])
    func calendars(identifier: Calendar.Identifier) {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = .gmt
        var grid = MonthGrid(containing: date(2026, 11, 21), calendar: calendar)
        for _ in 0..<30 {
            #expect((28...31).contains(grid.dayCount))
            let next = grid.offset(by: 1)
            #expect(next.start.timeIntervalSince(grid.start) == Double(grid.dayCount) * 86_400)
            grid = next
        }
    }
}

@Suite("Date wheel models", .application) @MainActor struct DateWheelModelTests {
    private func model(
        _ mode: UIDatePicker.Mode, _ locale: String, _ calendar: Calendar = gregorian(), change: (inout DateRules) -> Void = { _ in }
    ) -> DateWheelModel {
        var rules = DateRules(calendar: calendar)
        change(&rules)
        let texts = DateFormatting(locale: Locale(identifier: locale), calendar: calendar)
        return DateWheelModel(mode: mode, rules: rules, texts: texts, today: date(2026, 11, 20, 12))
    }

    private func titles(_ model: DateWheelModel, _ date: Date) -> [String] {
        model.columns.map { model.title($0, row: model.row($0.field, of: date), near: date) }
    }

    private static let moment = date(2026, 11, 21, 9, 5)

    @Test(
        "wheels have the language's order and texts",
        arguments: [
            (UIDatePicker.Mode.date, "en_US", ["November", "21", "2026"]), (.date, "zh_CN", ["2026年", "11月", "21日"]),
            (.date, "de_DE", ["21.", "November", "2026"]), (.date, "ko_KR", ["2026년", "11월", "21일"]),
            (.time, "en_US", ["9", "05", "AM"]), (.time, "zh_CN", ["09", "05"]), (.time, "zh_CN@hours=h12", ["上午", "9", "05"]),
            (.dateAndTime, "en_US", ["Sat Nov 21", "9", "05", "AM"]), (.dateAndTime, "zh_CN", ["11月21日 周六", "09", "05"]),
            (.yearAndMonth, "en_US", ["November", "2026"]), (.yearAndMonth, "zh_CN", ["2026年", "11月"]),
        ])
    func languages(mode: UIDatePicker.Mode, locale: String, expected: [String]) {
        #expect(titles(model(mode, locale), Self.moment) == expected)
    }

    @Test("today has its name")
    func today() {
        #expect(titles(model(.dateAndTime, "en_US"), date(2026, 11, 20, 1))[0] == "Today")
        #expect(titles(model(.dateAndTime, "zh_CN"), date(2026, 11, 20, 1))[0] == "今天")
    }

    @Test("years are numbered by the calendar")
    func years() {
        func year(_ identifier: Calendar.Identifier, _ locale: String) -> String? {
            var calendar = Calendar(identifier: identifier)
            calendar.timeZone = .gmt
            let model = model(.date, locale, calendar)
            let titles = titles(model, Self.moment)
            return zip(model.columns, titles).first { $0.0.field == .year }?.1
        }
        #expect(year(.japanese, "ja_JP") == "令和8年")
        #expect(year(.buddhist, "th_TH")?.contains("2569") == true)
        #expect(year(.hebrew, "en_US")?.contains("5787") == true)
        #expect(year(.islamicCivil, "en_US")?.contains("1448") == true)
    }

    @Test(
        "rows round-trip to their date, in every calendar and time zone",
        arguments: [Calendar.Identifier.gregorian, .japanese, .buddhist, .hebrew, .islamicCivil, .persian],
        ["UTC", "Asia/Shanghai", "America/New_York", "Pacific/Kiritimati"])
    func roundTrip(identifier: Calendar.Identifier, zone: String) {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
        for mode in [UIDatePicker.Mode.date, .dateAndTime, .time] {
            let model = model(mode, "en_US", calendar)
            for step in 0..<60 {
                let moment = Self.moment.addingTimeInterval(Double(step) * 86_400 * 31.37 - Double(step * 60)).rounded(to: 60)
                var rows: [DateWheelModel.Field: Int] = [:]
                for column in model.columns { rows[column.field] = model.row(column.field, of: moment) }
                #expect(model.date(rows, near: moment) == moment, "\(identifier) \(zone) \(mode) \(moment)")
            }
        }
    }

    @Test("a day that its month lacks is the last one, and cannot be selected")
    func shortMonths() {
        let model = model(.date, "en_US")
        let base = date(2026, 2, 10)
        #expect(model.date([.year: 2025, .month: 1, .day: 30], near: base) == date(2026, 2, 28))
        #expect(model.isEnabled(.day, row: 27, near: base))
        #expect(!model.isEnabled(.day, row: 28, near: base))
        #expect(model.isEnabled(.day, row: 28, near: date(2028, 2, 10)))
    }

    @Test("rows outside the limits cannot be selected")
    func limits() {
        let model = model(.dateAndTime, "en_US") { rules in
            rules.minimum = date(2026, 11, 21, 9, 10)
            rules.maximum = date(2026, 11, 22, 0, 0)
        }
        let base = Self.moment
        #expect(!model.isEnabled(.hour, row: 8, near: base))
        #expect(model.isEnabled(.hour, row: 9, near: base))
        #expect(!model.isEnabled(.minute, row: 9, near: base))
        #expect(model.isEnabled(.minute, row: 10, near: base))
        #expect(model.isEnabled(.period, row: 1, near: base))
        #expect(!model.isEnabled(.date, row: model.row(.date, of: date(2026, 11, 20)), near: base))
        #expect(model.isEnabled(.date, row: model.row(.date, of: date(2026, 11, 22)), near: base))
    }

    @Test(
        "the ends of time have rows",
        arguments: [Date.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: -1e12), DateRules.latest])
    func ends(moment: Date) {
        for mode in [UIDatePicker.Mode.date, .dateAndTime] {
            let model = model(mode, "en_US")
            let moment = model.rules.admitted(moment)
            for column in model.columns {
                let row = model.row(column.field, of: moment)
                #expect((0..<model.rowCount(column.field)).contains(row))
                #expect(!model.title(column, row: row, near: moment).isEmpty)
            }
        }
    }
}

extension Date {
    fileprivate func rounded(to seconds: Double) -> Date {
        Date(timeIntervalSinceReferenceDate: (timeIntervalSinceReferenceDate / seconds).rounded() * seconds)
    }
}

@Suite("Date picker popover", .application) struct DatePickerCardTests {
    private let area = CGRect(x: 0, y: 50, width: 390, height: 750)
    private let size = CGSize(width: 320, height: 330)

    @Test("is below its button, above where there is no space, and always within the window")
    func place() {
        let below = DatePickerCardPlacement.frame(size: size, anchor: CGRect(x: 250, y: 100, width: 100, height: 34), in: area)
        #expect(below == CGRect(x: 60, y: 142, width: 320, height: 330))
        let above = DatePickerCardPlacement.frame(size: size, anchor: CGRect(x: 0, y: 700, width: 100, height: 34), in: area)
        #expect(above == CGRect(x: 10, y: 362, width: 320, height: 330))
        let tiny = CGRect(x: 0, y: 0, width: 200, height: 100)
        #expect(tiny.contains(DatePickerCardPlacement.frame(size: size, anchor: .zero, in: tiny)))
    }
}
