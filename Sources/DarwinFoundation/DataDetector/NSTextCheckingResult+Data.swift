public import Foundation

/// A set of types of results, by their bits.
///
/// > Contract: Foundation, NSTextCheckingTypes
public typealias NSTextCheckingTypes = UInt64

/// A result with its detected data.
final class DataCheckingResult: NSTextCheckingResult {
    let found: DetectedData
    private let place: NSRange

    init(_ found: DetectedData, at start: Int) {
        self.found = found
        place = NSRange(location: found.range.lowerBound + start, length: found.range.count)
        super.init()
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType { NSTextCheckingResult.CheckingType(rawValue: found.kind.type.rawValue) }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
    override func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The data of data detectors' results; nil for results of other kinds.
extension NSTextCheckingResult {
    private var kind: DetectedData.Kind? { (self as? DataCheckingResult)?.found.kind }

    /// The address of a detected link; `mailto:` for an e-mail address.
    public var url: URL? { if case .link(let url)? = kind { url } else { nil } }
    /// A detected telephone number, as written in the text.
    public var phoneNumber: String? { if case .phoneNumber(let number)? = kind { number } else { nil } }
    /// A detected date.
    public var date: Date? { if case .date(let date)? = kind { date } else { nil } }
    /// The parts of a detected postal address, the same as `addressComponents`.
    public var components: [NSTextCheckingKey: String]? { addressComponents }
    /// The parts of a detected postal address.
    public var addressComponents: [NSTextCheckingKey: String]? { if case .address(let parts)? = kind { parts } else { nil } }
}

/// A part of an address.
///
/// > Contract: Foundation, NSTextCheckingKey
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates the key of a part of an address.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the addressee.
    public static let name = NSTextCheckingKey(rawValue: "Name")
    /// The addressee's title in an organization.
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    /// The organization of the addressee.
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    /// The street with its number.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The city.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state or province.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The postal code.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// The country.
    public static let country = NSTextCheckingKey(rawValue: "Country")
    /// A telephone number in the address.
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    /// The airline of a flight; never found here.
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    /// The number of a flight; never found here.
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
