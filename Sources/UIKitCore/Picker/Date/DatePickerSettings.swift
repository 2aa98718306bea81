internal import Foundation

/// An app's settings of a date picker, and the values derived from them.
@MainActor struct DatePickerSettings {
    var mode: UIDatePicker.Mode = .dateAndTime
    var preferredStyle: UIDatePickerStyle = .automatic
    /// The set date, before limits and intervals apply.
    var chosen = DatePickerClock.now()
    /// > Units: seconds.
    var chosenDuration: TimeInterval = 0
    var minimum: Date?
    var maximum: Date?
    var minuteInterval = 1
    var rounds = true
    var locale: Locale? { didSet { texts = nil } }
    var calendar: Calendar? { didSet { texts = nil } }
    var timeZone: TimeZone? { didSet { texts = nil } }
    private var texts: DateTexts?

    /// The device's locale or time zone changed.
    mutating func forgetTexts() { texts = nil }

    // MARK: Derived values

    var style: UIDatePickerStyle {
        switch (mode, preferredStyle) {
        case (.countDownTimer, _), (.yearAndMonth, _): .wheels
        case (_, .automatic): .compact
        default: preferredStyle
        }
    }

    /// With the effective locale and time zone.
    var effectiveCalendar: Calendar {
        var effective = calendar ?? locale?.calendar ?? Calendar.current
        if let locale { effective.locale = locale }
        if let timeZone {
            effective.timeZone = timeZone
        } else if calendar == nil {
            effective.timeZone = .current
        }
        return effective
    }

    var rules: DateRules {
        var rules = DateRules(calendar: mode == .countDownTimer ? DateTexts.plainCalendar : effectiveCalendar)
        rules.minuteInterval = showsTime ? minuteInterval : 1
        if mode == .countDownTimer {
            rules.minimum = Date(timeIntervalSinceReferenceDate: Double(minuteInterval * 60))
            rules.maximum = Date(timeIntervalSinceReferenceDate: Double((24 * 60 - minuteInterval) * 60))
        } else {
            (rules.minimum, rules.maximum) = (minimum, maximum)
        }
        return rules
    }

    private var showsTime: Bool { mode == .time || mode == .dateAndTime || mode == .countDownTimer }

    /// Clamped to the limits, and rounded to the interval unless disabled.
    var date: Date {
        let rules = rules(for: mode == .countDownTimer ? .dateAndTime : mode)
        return rounds ? rules.admitted(chosen) : rules.clamp(chosen)
    }

    private func rules(for mode: UIDatePicker.Mode) -> DateRules {
        var other = self
        other.mode = mode
        return other.rules
    }

    var duration: TimeInterval {
        let step = Double(minuteInterval * 60)
        let whole = (min(max(chosenDuration, 0), 86_399) / step).rounded(.down) * step
        return max(whole, step)
    }

    var state: DatePickerState {
        mutating get {
            let calendar = effectiveCalendar
            let kept = texts ?? DateTexts(locale: locale ?? calendar.locale ?? .current, calendar: calendar)
            texts = kept
            let rules = rules
            let shown = mode == .countDownTimer ? Date(timeIntervalSinceReferenceDate: duration) : rules.admitted(date)
            return DatePickerState(mode: mode, date: shown, rules: rules, texts: kept, today: DatePickerClock.now())
        }
    }

    /// For the content of a card, which shows a part of the date.
    func state(in card: DatePickerCard?) -> DatePickerState {
        var copy = self
        return copy.state.showing(card?.body is DateWheels ? .time : .date)
    }

    /// Applies the user's choice.
    mutating func take(_ date: Date) {
        if mode == .countDownTimer {
            chosenDuration = date.timeIntervalSinceReferenceDate
        } else {
            chosen = date
        }
    }
}

/// The archived properties of a date picker.
enum DatePickerCoding {
    private enum Key {
        static let mode = "UIDatePickerMode"
        static let style = "UIPreferredDatePickerStyle"
        static let date = "UIDate"
        static let minimum = "UIMinimumDate"
        static let maximum = "UIMaximumDate"
        static let interval = "UIMinuteInterval"
        static let usesNow = "UIUseCurrentDateDuringDecoding"
        static let rounds = "UIRoundsToMinuteInterval"
        static let duration = "UICountDownDuration"
    }

    static func mode(_ coder: NSCoder) -> UIDatePicker.Mode {
        coder.containsValue(forKey: Key.mode)
            ? UIDatePicker.Mode(rawValue: coder.decodeInteger(forKey: Key.mode)) ?? .dateAndTime : .dateAndTime
    }

    @MainActor static func encode(_ settings: DatePickerSettings, to coder: NSCoder) {
        coder.encode(settings.mode.rawValue, forKey: Key.mode)
        coder.encode(settings.preferredStyle.rawValue, forKey: Key.style)
        coder.encode(settings.chosen.timeIntervalSinceReferenceDate, forKey: Key.date)
        if let minimum = settings.minimum { coder.encode(minimum.timeIntervalSinceReferenceDate, forKey: Key.minimum) }
        if let maximum = settings.maximum { coder.encode(maximum.timeIntervalSinceReferenceDate, forKey: Key.maximum) }
        coder.encode(settings.minuteInterval, forKey: Key.interval)
        coder.encode(settings.chosenDuration, forKey: Key.duration)
    }

    @MainActor static func decode(_ settings: inout DatePickerSettings, from coder: NSCoder) {
        func date(_ key: String) -> Date? {
            guard coder.containsValue(forKey: key) else { return nil }
            let seconds = coder.decodeDouble(forKey: key)
            return seconds.isFinite ? Date(timeIntervalSinceReferenceDate: seconds) : nil
        }
        settings.preferredStyle = UIDatePickerStyle(rawValue: coder.decodeInteger(forKey: Key.style)) ?? .automatic
        // The file's own date is that of the day it was saved.
        if coder.flag(Key.usesNow) != true, let chosen = date(Key.date) { settings.chosen = chosen }
        settings.minimum = date(Key.minimum)
        settings.maximum = date(Key.maximum)
        let interval = coder.decodeInteger(forKey: Key.interval)
        settings.minuteInterval = DateRules.isInterval(interval) ? interval : 1
        if let rounds = coder.flag(Key.rounds) { settings.rounds = rounds }
        let duration = coder.decodeDouble(forKey: Key.duration)
        settings.chosenDuration = duration.isFinite ? duration : 0
    }
}
