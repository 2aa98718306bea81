internal import Foundation

/// The wheels of a date picker as values: the columns, their rows' texts, and the date for the selected rows.
@MainActor struct DateWheelModel {
    enum Field: Hashable, Sendable { case year, month, day, date, hour, minute, period }

    struct Column: Hashable, Sendable {
        var field: Field
        /// The format of a row's value.
        var format: String
    }

    let columns: [Column]
    let rules: DateRules
    let texts: DateTexts
    let today: Date
    /// For date arithmetic: the Gregorian calendar replaces those that only count years differently.
    private let arithmetic: Calendar
    private let isDuration: Bool

    private static let gregorianLike: Set<Calendar.Identifier> = [.gregorian, .iso8601, .buddhist, .japanese, .republicOfChina]
    /// Day rows count from 1 January of the year 1, given as days before the reference date.
    private static let daysBefore = 730_485
    private static let dayCount = 3_652_059
    private static let yearCount = 9_999

    init(mode: UIDatePicker.Mode, rules: DateRules, texts: DateTexts, today: Date) {
        self.rules = rules
        self.texts = texts
        self.today = today
        isDuration = mode == .countDownTimer
        if Self.gregorianLike.contains(rules.calendar.identifier) {
            var gregorian = Calendar(identifier: .gregorian)
            gregorian.timeZone = rules.calendar.timeZone
            arithmetic = gregorian
        } else {
            arithmetic = rules.calendar
        }
        columns = Self.columns(mode, rules.calendar, texts)
    }

    private static func columns(_ mode: UIDatePicker.Mode, _ calendar: Calendar, _ texts: DateTexts) -> [Column] {
        let era = calendar.identifier == .japanese ? "G" : ""
        switch mode {
        case .time: return time(texts)
        case .date: return dates(texts.pattern(era + "yMMMMd"))
        case .yearAndMonth: return dates(texts.pattern(era + "yMMMM"))
        case .dateAndTime: return [Column(field: .date, format: day(texts))] + time(texts)
        case .countDownTimer: return [Column(field: .hour, format: "H"), Column(field: .minute, format: "m")]
        }
    }

    /// A day's name in the list of days, without commas.
    private static func day(_ texts: DateTexts) -> String {
        DatePattern.format("EEEMMMd", texts.locale).replacing(",", with: "").replacing("،", with: "")
    }

    private static func dates(_ pattern: DatePattern) -> [Column] {
        pattern.parts.compactMap { part in
            switch part.symbol {
            case "y", "Y", "u", "U", "r": Column(field: .year, format: part.format)
            // A standalone month is not inflected.
            case "M", "L": Column(field: .month, format: part.format.contains("'") ? part.format : part.format.replacing("M", with: "L"))
            case "d": Column(field: .day, format: part.format)
            default: nil
            }
        }
    }

    private static func time(_ texts: DateTexts) -> [Column] {
        texts.pattern("jmm").parts.compactMap { part in
            switch part.symbol {
            case "H", "h", "k", "K": Column(field: .hour, format: String(part.format.prefix { $0 == part.symbol }))
            case "m": Column(field: .minute, format: "mm")
            case "a", "b", "B": Column(field: .period, format: "a")
            default: nil
            }
        }
    }

    var hasPeriod: Bool { columns.contains { $0.field == .period } }

    // MARK: Rows

    func rowCount(_ field: Field) -> Int {
        switch field {
        case .year: Self.yearCount
        case .month: arithmetic.maximumRange(of: .month)?.count ?? 12
        case .day: arithmetic.maximumRange(of: .day)?.count ?? 31
        case .date: Self.dayCount
        case .hour: 24
        case .minute: 60 / rules.minuteInterval
        case .period: 2
        }
    }

    func wraps(_ field: Field) -> Bool {
        switch field {
        case .month, .day, .hour, .minute: true
        case .year, .date, .period: false
        }
    }

    func row(_ field: Field, of date: Date) -> Int {
        switch field {
        case .year: min(max(arithmetic.component(.year, from: date) - 1, 0), Self.yearCount - 1)
        case .month: arithmetic.component(.month, from: date) - 1
        case .day: arithmetic.component(.day, from: date) - 1
        case .date: dayRow(date)
        case .hour: arithmetic.component(.hour, from: date)
        case .minute: arithmetic.component(.minute, from: date) / rules.minuteInterval
        case .period: arithmetic.component(.hour, from: date) < 12 ? 0 : 1
        }
    }

    private func dayRow(_ date: Date) -> Int {
        let local = date.timeIntervalSinceReferenceDate + Double(arithmetic.timeZone.secondsFromGMT(for: date))
        return Int(min(max((local / 86_400).rounded(.down) + Double(Self.daysBefore), 0), Double(Self.dayCount - 1)))
    }

    /// The date for the rows, with the other fields from `base`. A day that the month does not have becomes its last.
    func date(_ rows: [Field: Int], near base: Date) -> Date {
        var parts = arithmetic.dateComponents([.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: base)
        if let row = rows[.date] {
            let noon = Date(timeIntervalSinceReferenceDate: Double(row - Self.daysBefore) * 86_400 + 43_200)
            var plain = arithmetic
            plain.timeZone = .gmt
            let day = plain.dateComponents([.era, .year, .month, .day], from: noon)
            (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
        }
        if let row = rows[.year] { (parts.era, parts.year) = (arithmetic.component(.era, from: DateRules.latest), row + 1) }
        if let row = rows[.month] { parts.month = row + 1 }
        if let row = rows[.day] { parts.day = row + 1 }
        if let row = rows[.hour] { parts.hour = row }
        if let row = rows[.minute] { parts.minute = row * rules.minuteInterval }
        if rows[.hour] != nil || rows[.minute] != nil { (parts.second, parts.nanosecond) = (0, 0) }
        if rows[.year] != nil || rows[.month] != nil || rows[.day] != nil {
            parts.day = min(parts.day ?? 1, days(inMonthOf: parts))
        }
        return arithmetic.date(from: parts) ?? base
    }

    private func days(inMonthOf parts: DateComponents) -> Int {
        let first = DateComponents(era: parts.era, year: parts.year, month: parts.month, day: 1)
        guard let date = arithmetic.date(from: first) else { return 31 }
        return arithmetic.range(of: .day, in: .month, for: date)?.count ?? 31
    }

    // MARK: Row texts

    func title(_ column: Column, row: Int, near base: Date) -> String {
        switch column.field {
        case .year: texts.text(date([.year: row], near: base), format: column.format)
        case .month: texts.text(month(row, near: base), format: column.format)
        case .day: texts.plain(Self.day(row), format: column.format)
        case .date: dayTitle(row, format: column.format)
        case .hour: texts.plain(Self.time(hour: row, minute: 0), format: column.format)
        case .minute: texts.plain(Self.time(hour: 0, minute: row * rules.minuteInterval), format: column.format)
        case .period: texts.plain(Self.time(hour: row * 12, minute: 0), format: column.format)
        }
    }

    private func dayTitle(_ row: Int, format: String) -> String {
        if row == dayRow(today) { return DatePickerWords.text(.today, texts.locale) }
        return texts.text(date([.date: row], near: base(of: row)), format: format)
    }

    /// Noon is on the same day in every time zone.
    private func base(of row: Int) -> Date { Date(timeIntervalSinceReferenceDate: 43_200) }

    private func month(_ row: Int, near base: Date) -> Date {
        var parts = arithmetic.dateComponents([.era, .year], from: base)
        (parts.month, parts.day) = (row + 1, 1)
        return arithmetic.date(from: parts) ?? base
    }

    /// A month of 31 days.
    private static func day(_ row: Int) -> Date { Date(timeIntervalSinceReferenceDate: Double(row) * 86_400) }
    private static func time(hour: Int, minute: Int) -> Date { Date(timeIntervalSinceReferenceDate: Double(hour * 3600 + minute * 60)) }

    /// Whether a row is valid while the other wheels are at `base`.
    func isEnabled(_ field: Field, row: Int, near base: Date) -> Bool {
        switch field {
        case .year: return allows(.year, date([.year: row], near: base))
        case .month:
            let date = month(row, near: base)
            // Leap months exist in some years only.
            return arithmetic.component(.month, from: date) == row + 1 && allows(.month, date)
        case .day:
            let parts = arithmetic.dateComponents([.era, .year, .month], from: base)
            return row < days(inMonthOf: parts) && allows(.day, date([.day: row], near: base))
        case .date: return allows(.day, date([.date: row], near: base))
        case .hour: return isDuration || allows(.hour, date([.hour: row], near: base))
        case .minute: return isDuration || rules.limits.contains(date([.minute: row], near: base))
        case .period:
            let start = date([.hour: row * 12, .minute: 0], near: base)
            return isDuration || rules.allowsAny(from: start, to: start.addingTimeInterval(12 * 3600))
        }
    }

    private func allows(_ unit: Calendar.Component, _ date: Date) -> Bool {
        guard let span = arithmetic.dateInterval(of: unit, for: date) else { return true }
        return rules.allowsAny(from: span.start, to: span.end)
    }

    /// Rows that include the widest text.
    func samples(_ field: Field, near base: Date) -> [Int] {
        switch field {
        case .year: Array(max(0, row(.year, of: base) - 20)..<min(rowCount(.year), row(.year, of: base) + 21))
        case .month: Array(0..<rowCount(.month))
        case .day: Array(19..<rowCount(.day))
        case .date: (0..<12).flatMap { month in (20..<27).map { row(.date, of: today) + month * 30 + $0 } }
        case .hour: Array(0..<24)
        case .minute: Array(0..<rowCount(.minute))
        case .period: [0, 1]
        }
    }
}
