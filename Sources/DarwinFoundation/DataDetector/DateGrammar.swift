internal import Foundation

/// Days as 2026-11-22, 11/22/2026, 22.11.2026, 2026年11月22日, November 22, 2026 and 22 November 2026, with or without a time of day.
struct DateGrammar {
    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    private static let monthNames: [String: Int] = {
        let names = [
            "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
        ]
        var found = ["sept": 9]
        for (index, name) in names.enumerated() {
            found[name] = index + 1
            found[months[index]] = index + 1
        }
        return found
    }()
    private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    private var calendar: Calendar
    private let year: Int

    init(now: Date) {
        calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        year = calendar.component(.year, from: now)
    }

    func find(in text: DetectorText) -> [DetectedData] {
        var found: [DetectedData] = []
        var index = 0
        while index < text.count {
            let isStart = (text.isDigit(index) || text.isASCIILetter(index)) && !isInside(text, index)
            if isStart, let one = read(text, index) {
                found.append(one)
                index = one.range.upperBound
            } else if text.isASCIILetter(index) {
                index = text.lettersEnd(index)
            } else {
                index += 1
            }
        }
        return found
    }

    private func isInside(_ text: DetectorText, _ index: Int) -> Bool {
        text.isWordPart(index - 1) || ["-", "/", ".", ":", "@", "#"].contains { text.has($0, at: index - 1) }
    }

    private func read(_ text: DetectorText, _ index: Int) -> DetectedData? {
        let start = afterWeekday(text, index)
        guard var day = self.day(text, start), day.parts.isValidDate(in: calendar), ends(text, day.end) else { return nil }
        day.parts.hour = 12
        if let time = time(text, day.end) {
            (day.parts.hour, day.parts.minute, day.parts.second, day.end) = (time.hour, time.minute, time.second, time.end)
            if let zone = zone(text, day.end) { (day.parts.timeZone, day.end) = (zone.zone, zone.end) }
        }
        return calendar.date(from: day.parts).map { DetectedData(range: index..<day.end, kind: .date($0)) }
    }

    /// Not inside a word or a longer row of numbers, but for the time after a T.
    private func ends(_ text: DetectorText, _ end: Int) -> Bool {
        let goesOn = ["-", "/", "."].contains { text.has($0, at: end) } && text.isDigit(end + 1)
        return !goesOn && (!text.isWordPart(end) || text[end] == 0x54 && text.isDigit(end + 1))
    }

    private func afterWeekday(_ text: DetectorText, _ index: Int) -> Int {
        let end = text.lettersEnd(index)
        guard end - index >= 3, end - index <= 9, Self.weekdays.contains(where: { text.has($0, at: index) }),
            end - index == 3 || text[index..<end].lowercased().hasSuffix("day")
        else { return index }
        return text.afterSpaces(text.has(",", at: end) || text.has(".", at: end) ? end + 1 : end)
    }

    // MARK: Days

    private typealias Day = (parts: DateComponents, end: Int)

    private func day(_ text: DetectorText, _ start: Int) -> Day? {
        text.isDigit(start) ? numbers(text, start) ?? dayFirst(text, start) : monthFirst(text, start)
    }

    private func made(_ year: Int?, _ month: Int, _ day: Int, _ end: Int) -> Day {
        (DateComponents(year: year ?? self.year, month: month, day: day), end)
    }

    private func numbers(_ text: DetectorText, _ start: Int) -> Day? {
        guard let first = text.number(start, atMost: 4) else { return nil }
        let mark = text[first.end]
        let marks: [UInt16: UInt16] = [0x2D: 0x2D, 0x2F: 0x2F, 0x2E: 0x2E, 0x5E74: 0x6708]
        guard let nextMark = marks[mark], let second = text.number(first.end + 1, atMost: 2), text[second.end] == nextMark,
            let third = text.number(second.end + 1, atMost: 4)
        else { return nil }
        let isYearFirst = first.end - start == 4
        guard isYearFirst ? third.end - second.end <= 3 : third.end - second.end == 5 else { return nil }
        switch mark {
        case 0x2D, 0x2F:
            if isYearFirst { return made(first.value, second.value, third.value, third.end) }
            return mark == 0x2F ? made(third.value, first.value, second.value, third.end) : nil
        case 0x5E74:
            guard isYearFirst, text[third.end] == 0x65E5 else { return nil }
            return made(first.value, second.value, third.value, third.end + 1)
        default: return isYearFirst ? nil : made(third.value, second.value, first.value, third.end)
        }
    }

    private func month(_ text: DetectorText, _ start: Int) -> (value: Int, end: Int)? {
        let end = text.lettersEnd(start)
        guard 3...9 ~= end - start, let value = Self.monthNames[text[start..<end].lowercased()] else { return nil }
        return (value, text.has(".", at: end) && end - start == 3 ? end + 1 : end)
    }

    private func monthFirst(_ text: DetectorText, _ start: Int) -> Day? {
        // A name of a month that begins with a small letter is a word more often than not.
        guard let month = month(text, start), 0x41...0x5A ~= text[start],
            let day = text.number(text.afterSpaces(month.end), atMost: 2), day.end > month.end + 1
        else { return nil }
        let end = afterOrdinal(text, day.end)
        guard !text.has(":", at: end) else { return nil }
        let yearPosition = text.afterSpaces(text.has(",", at: end) ? end + 1 : end)
        guard let year = text.number(yearPosition, atMost: 4), year.end - yearPosition == 4, !text.isWordPart(year.end) else {
            return made(nil, month.value, day.value, end)
        }
        return made(year.value, month.value, day.value, year.end)
    }

    private func dayFirst(_ text: DetectorText, _ start: Int) -> Day? {
        guard let day = text.number(start, atMost: 2) else { return nil }
        let end = afterOrdinal(text, day.end)
        let place = text.afterSpaces(text.has(".", at: end) ? end + 1 : end)
        guard place > end, 0x41...0x5A ~= text[place], let month = month(text, place) else { return nil }
        let yearPosition = text.afterSpaces(text.has(",", at: month.end) ? month.end + 1 : month.end)
        guard let year = text.number(yearPosition, atMost: 4), year.end - yearPosition == 4 else {
            return made(nil, month.value, day.value, month.end)
        }
        return made(year.value, month.value, day.value, year.end)
    }

    private func afterOrdinal(_ text: DetectorText, _ index: Int) -> Int {
        ["st", "nd", "rd", "th"].contains { text.has($0, at: index) } && !text.isWordPart(index + 2) ? index + 2 : index
    }

    // MARK: Times

    private func time(_ text: DetectorText, _ end: Int) -> (hour: Int, minute: Int, second: Int, end: Int)? {
        var place = text.has(",", at: end) ? end + 1 : end
        place = text.afterSpaces(place)
        if text.has("at ", at: place) { place = text.afterSpaces(place + 3) }
        if place == end, text[end] == 0x54 { place += 1 }
        guard place > end, let hour = text.number(place, atMost: 2) else { return nil }
        var (minute, second, last) = (0, 0, hour.end)
        let hasMinutes = text.has(":", at: last)
        if hasMinutes {
            guard let read = text.number(last + 1, atMost: 2), read.end - last == 3 else { return nil }
            (minute, last) = (read.value, read.end)
            if text.has(":", at: last), let read = text.number(last + 1, atMost: 2) { (second, last) = (read.value, read.end) }
        }
        let mark = text.afterSpaces(last)
        var hours = hour.value
        if text.has("m", at: mark + 1) || text.has(".m.", at: mark + 1), text.has("a", at: mark) || text.has("p", at: mark) {
            guard 1...12 ~= hours else { return nil }
            hours = hours % 12 + (text.has("p", at: mark) ? 12 : 0)
            last = mark + (text.has(".", at: mark + 1) ? 4 : 2)
        } else if !hasMinutes {
            return nil
        }
        guard hours < 24, minute < 60, second < 60, !text.isWordPart(last) || text.has("z", at: last) else { return nil }
        return (hours, minute, second, last)
    }

    private func zone(_ text: DetectorText, _ end: Int) -> (zone: TimeZone, end: Int)? {
        if text.has("z", at: end), !text.isWordPart(end + 1) { return TimeZone(secondsFromGMT: 0).map { ($0, end + 1) } }
        guard text.has("+", at: end) || text.has("-", at: end), let hours = text.number(end + 1, atMost: 2), text.has(":", at: hours.end),
            let minutes = text.number(hours.end + 1, atMost: 2)
        else { return nil }
        let seconds = (hours.value * 60 + minutes.value) * 60 * (text.has("-", at: end) ? -1 : 1)
        return TimeZone(secondsFromGMT: seconds).map { ($0, minutes.end) }
    }
}
