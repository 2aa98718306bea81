public import Foundation

/// Formats durations: "1:10:00", "1h 10m", "1 hour, 10 minutes", "About 5 minutes remaining".
///
/// Units and their separators are localized by ICU. The phrases for approximation and time remaining are in ten
/// languages; others get the quantity alone. What the allowed units or the maximum number of units cannot express is
/// truncated, not rounded.
///
/// > Isolation: one thread at a time, as Foundation's formatters. > Contract: Foundation, DateComponentsFormatter.
open class DateComponentsFormatter: Formatter {
    /// How units are written, from bare numbers to words in full.
    public enum UnitsStyle: Int, Sendable {
        /// "1:10:00"
        case positional = 0
        /// "1h 10m"
        case abbreviated = 1
        /// "1 hr, 10 min"
        case short = 2
        /// "1 hour, 10 minutes"
        case full = 3
        /// "one hour, ten minutes"
        case spellOut = 4
        /// "1hr 10min"
        case brief = 5
    }

    /// How units with the value zero are formatted.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Positional: only leading zeros are dropped. Otherwise: all zeros are dropped.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Leaves out units of zero before the first other one.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Leaves out units of zero between others.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Leaves out units of zero after the last other one.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// Leaves out all units of zero.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Positional values have at least two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written; `.positional` by default.
    open var unitsStyle = UnitsStyle.positional
    /// Of year, month, weekOfMonth, day, hour, minute, and second; others are ignored. An empty set means all of these.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which units of zero are written; `.default` depends on the style of the units.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The device's by default. Its locale determines the language.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The start of intervals and components, which determines the lengths of months and years; by default 1 January 2001.
    open var referenceDate: Date?
    /// Whether the smallest unit may have a fraction: "1.5h".
    open var allowsFractionalUnits = false
    /// The maximum number of units; 0 is no limit.
    open var maximumUnitCount = 0
    /// Whether a largest unit of 1 is expressed in the next one: "63s" for a minute and three seconds.
    open var collapsesLargestUnit = false
    /// "About 5 minutes"
    open var includesApproximationPhrase = false
    /// "5 minutes remaining"
    open var includesTimeRemainingPhrase = false
    /// Where the text is used, which decides whether it begins with a capital letter.
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = DateComponentsFormatter()
        (copy.unitsStyle, copy.allowedUnits, copy.zeroFormattingBehavior) = (unitsStyle, allowedUnits, zeroFormattingBehavior)
        (copy.calendar, copy.referenceDate, copy.allowsFractionalUnits) = (calendar, referenceDate, allowsFractionalUnits)
        (copy.maximumUnitCount, copy.collapsesLargestUnit) = (maximumUnitCount, collapsesLargestUnit)
        copy.includesApproximationPhrase = includesApproximationPhrase
        copy.includesTimeRemainingPhrase = includesTimeRemainingPhrase
        copy.formattingContext = formattingContext
        return copy
    }

    /// Formats components in a style, with the defaults of a new formatter otherwise.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Formats a duration. > Units: seconds. > Returns: nil for a number that is not finite or outside the range of calendars.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < DurationUnit.year.seconds * 100_000 else { return nil }
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// Formats a duration in components, which carry over to larger allowed units: 90 minutes are "1:30".
    open func string(from components: DateComponents) -> String? {
        let calendar = calendar ?? .current
        return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    /// Formats the time from one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let calendar = calendar ?? .current
        let all: NSCalendar.Unit = allowedUnits.isEmpty ? NSCalendar.Unit(rawValue: .max) : allowedUnits
        let units = DurationUnit.all.filter { all.contains($0.calendarUnit) }
        guard !units.isEmpty else { return nil }
        var parts = DurationParts(from: startDate, to: endDate, units: units, calendar: calendar, fraction: allowsFractionalUnits)
        if collapsesLargestUnit { parts.collapseLargest(calendar: calendar) }
        let behavior = zeroFormattingBehavior
        let isDefault = behavior.contains(.default)
        parts.limit(to: maximumUnitCount)
        parts.drop(
            leading: isDefault || behavior.contains(.dropLeading),
            middle: behavior.contains(.dropMiddle) || isDefault && unitsStyle != .positional,
            trailing: behavior.contains(.dropTrailing) || isDefault && unitsStyle != .positional)
        let writer = DurationWriter(style: unitsStyle, locale: calendar.locale ?? .current, pads: behavior.contains(.pad))
        let phrases = DurationPhrases(
            locale: writer.locale, approximate: includesApproximationPhrase, remaining: includesTimeRemainingPhrase,
            context: formattingContext)
        return writer.text(parts).map(phrases.around)
    }

    /// Formats `DateComponents` or an interval in seconds; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let interval as TimeInterval: string(from: interval)
        case let number as NSNumber: string(from: number.doubleValue)
        default: nil
        }
    }

    private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }
}
