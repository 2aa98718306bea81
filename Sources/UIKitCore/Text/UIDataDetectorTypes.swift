/// The data in read-only text that becomes links.
///
/// > Contract: UIKit, UIDataDetectorTypes
/// > Partial: links, telephone numbers, dates and addresses of the United States are detected; the other kinds are not.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web and mail addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses; of the United States in Ferry.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Tracking numbers of parcels; not detected by Ferry.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Flight numbers; not detected by Ferry.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Terms that iOS can look up; not detected by Ferry.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Amounts of money; not detected by Ferry.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Quantities with a unit; not detected by Ferry.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// Every kind.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
