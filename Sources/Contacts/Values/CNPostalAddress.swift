public import Foundation

/// A postal address.
///
/// > Contract: Contacts, CNPostalAddress
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    struct Parts: Hashable, Codable, Sendable {
        var street = ""
        var subLocality = ""
        var city = ""
        var subAdministrativeArea = ""
        var state = ""
        var postalCode = ""
        var country = ""
        var isoCountryCode = ""
    }
    var parts: Parts

    /// An empty address.
    public override convenience init() { self.init(Parts()) }
    init(_ parts: Parts) { self.parts = parts }

    /// Street and number, in one or more lines.
    open var street: String { parts.street }
    /// A part of the city.
    open var subLocality: String { parts.subLocality }
    /// The city.
    open var city: String { parts.city }
    /// A part of the state, such as a county.
    open var subAdministrativeArea: String { parts.subAdministrativeArea }
    /// The state or the province.
    open var state: String { parts.state }
    /// The postal code.
    open var postalCode: String { parts.postalCode }
    /// The country.
    open var country: String { parts.country }
    /// The country by ISO 3166-1.
    open var isoCountryCode: String { parts.isoCountryCode }

    /// A constant copy.
    open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts) }
    /// A mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts) }
    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        if let data = try? JSONEncoder().encode(parts) { coder.encode(data as NSData, forKey: "parts") }
    }
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "parts"),
            let parts = try? JSONDecoder().decode(Parts.self, from: data as Data)
        else { return nil }
        self.init(parts)
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
    open override var hash: Int { parts.hashValue }

    /// The name of a property in the user's language.
    open class func localizedString(forKey key: String) -> String {
        switch key {
        case CNPostalAddressStreetKey: "Street"
        case CNPostalAddressSubLocalityKey: "Neighborhood"
        case CNPostalAddressCityKey: "City"
        case CNPostalAddressSubAdministrativeAreaKey: "County"
        case CNPostalAddressStateKey: "State"
        case CNPostalAddressPostalCodeKey: "ZIP"
        case CNPostalAddressCountryKey: "Country"
        case CNPostalAddressISOCountryCodeKey: "Country Code"
        default: key
        }
    }
}

/// A postal address that can be changed.
///
/// > Contract: Contacts, CNMutablePostalAddress
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { parts.street }
        set { parts.street = newValue }
    }
    open override var subLocality: String {
        get { parts.subLocality }
        set { parts.subLocality = newValue }
    }
    open override var city: String {
        get { parts.city }
        set { parts.city = newValue }
    }
    open override var subAdministrativeArea: String {
        get { parts.subAdministrativeArea }
        set { parts.subAdministrativeArea = newValue }
    }
    open override var state: String {
        get { parts.state }
        set { parts.state = newValue }
    }
    open override var postalCode: String {
        get { parts.postalCode }
        set { parts.postalCode = newValue }
    }
    open override var country: String {
        get { parts.country }
        set { parts.country = newValue }
    }
    open override var isoCountryCode: String {
        get { parts.isoCountryCode }
        set { parts.isoCountryCode = newValue }
    }
}

/// The key of ``CNPostalAddress/street``.
public let CNPostalAddressStreetKey = "street"
/// The key of ``CNPostalAddress/subLocality``.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The key of ``CNPostalAddress/city``.
public let CNPostalAddressCityKey = "city"
/// The key of ``CNPostalAddress/subAdministrativeArea``.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The key of ``CNPostalAddress/state``.
public let CNPostalAddressStateKey = "state"
/// The key of ``CNPostalAddress/postalCode``.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The key of ``CNPostalAddress/country``.
public let CNPostalAddressCountryKey = "country"
/// The key of ``CNPostalAddress/isoCountryCode``.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
