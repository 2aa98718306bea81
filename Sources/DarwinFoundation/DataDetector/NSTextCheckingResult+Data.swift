public import Foundation

/// > Contract: Foundation, NSTextCheckingTypes
public typealias NSTextCheckingTypes = UInt64

/// A result that knows what was found.
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

/// What data detectors found; nil where a result is of another kind.
extension NSTextCheckingResult {
    private var kind: DetectedData.Kind? { (self as? DataCheckingResult)?.found.kind }

    public var url: URL? { if case .link(let url)? = kind { url } else { nil } }
    public var phoneNumber: String? { if case .phoneNumber(let number)? = kind { number } else { nil } }
    public var date: Date? { if case .date(let date)? = kind { date } else { nil } }
    public var components: [NSTextCheckingKey: String]? { addressComponents }
    public var addressComponents: [NSTextCheckingKey: String]? { if case .address(let parts)? = kind { parts } else { nil } }
}

/// A part of an address.
///
/// > Contract: Foundation, NSTextCheckingKey
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let name = NSTextCheckingKey(rawValue: "Name")
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    public static let street = NSTextCheckingKey(rawValue: "Street")
    public static let city = NSTextCheckingKey(rawValue: "City")
    public static let state = NSTextCheckingKey(rawValue: "State")
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    public static let country = NSTextCheckingKey(rawValue: "Country")
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
