public import Foundation

/// Formats the distance to a date: "2 hours ago", "in 3 days", "yesterday".
///
/// > Isolation: one thread at a time, as Foundation's formatters. > Contract: Foundation, RelativeDateTimeFormatter.
open class RelativeDateTimeFormatter: Formatter {
    /// How numbers and units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago"
        case full = 0
        /// "two months ago"
        case spellOut = 1
        /// "2 mo. ago"
        case short = 2
        /// "2mo ago"
        case abbreviated = 3
    }
    /// Whether special words such as "yesterday" are used.
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago"
        case numeric = 0
        /// "yesterday", if the language has a word
        case named = 1
    }

    /// Whether special words such as "yesterday" are used; `.numeric` by default.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How numbers and units are written; `.full` by default.
    open var unitsStyle = UnitsStyle.full
    /// Where the text is used, which decides whether it begins with a capital letter.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that distances are computed with; the device's unless set.
    open var calendar: Calendar! {
        get { ownCalendar ?? .autoupdatingCurrent }
        set { ownCalendar = newValue }
    }
    /// The locale of the text; the device's unless set.
    open var locale: Locale! {
        get { ownLocale ?? .autoupdatingCurrent }
        set { ownLocale = newValue }
    }
    private var ownCalendar: Calendar?
    private var ownLocale: Locale?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = RelativeDateTimeFormatter()
        (copy.dateTimeStyle, copy.unitsStyle, copy.formattingContext) = (dateTimeStyle, unitsStyle, formattingContext)
        (copy.ownCalendar, copy.ownLocale) = (ownCalendar, ownLocale)
        return copy
    }

    /// Formats the distance from one date to another, in the largest unit that fits.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String { text(date, from: referenceDate) }

    /// Formats a distance in time. > Units: seconds; negative is the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return text(now.addingTimeInterval(timeInterval), from: now)
    }

    /// Formats the distance in the first unit of the components that is not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return text(calendar.date(byAdding: dateComponents, to: now) ?? now, from: now)
    }

    /// Formats the distance of a `Date` from now; nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) } }

    private func text(_ date: Date, from reference: Date) -> String {
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units, locale: locale, calendar: calendar,
            capitalizationContext: context)
        return style.format(reference)
    }

    private var units: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private var context: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .beginningOfSentence: .beginningOfSentence
        case .listItem: .listItem
        case .middleOfSentence: .middleOfSentence
        case .standalone: .standalone
        default: .unknown
        }
    }
}
