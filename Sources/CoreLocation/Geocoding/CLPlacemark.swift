public import Foundation

/// A location's name and address.
///
/// > Contract: Core Location, CLPlacemark
/// > Partial: a placemark of the geocoder names a city; streets, postal codes and waters are not known.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Written while the placemark is made.
    private var place = Place()

    /// What is known about a place.
    struct Place: Codable, Sendable {
        var latitude: Double?
        var longitude: Double?
        var name: String?
        var locality: String?
        var area: String?
        var countryCode: String?
        var country: String?
        var timeZone: String?
    }

    convenience init(_ place: Place) {
        self.init()
        self.place = place
    }

    /// A placemark of which nothing is known.
    public override init() { super.init() }

    /// A placemark with the data of another.
    public init(placemark: CLPlacemark) {
        super.init()
        place = placemark.place
    }

    /// Reads a placemark that `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "place"),
            let place = try? JSONDecoder().decode(Place.self, from: data as Data)
        else { return nil }
        self.init(place)
    }

    /// Writes the data.
    public func encode(with coder: NSCoder) {
        guard let data = try? JSONEncoder().encode(place) else { return }
        coder.encode(data as NSData, forKey: "place")
    }
    public static var supportsSecureCoding: Bool { true }
    /// The placemark itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The place; of a city, its middle.
    open var location: CLLocation? {
        guard let latitude = place.latitude, let longitude = place.longitude else { return nil }
        return CLLocation(latitude: latitude, longitude: longitude)
    }
    /// The area of the place; not known here.
    open var region: CLRegion? { nil }
    /// The time zone of the place.
    open var timeZone: TimeZone? { place.timeZone.flatMap { TimeZone(identifier: $0) } }
    /// The name of the place; here its city's.
    open var name: String? { place.name }
    /// The street; not known here.
    open var thoroughfare: String? { nil }
    /// The number of the house; not known here.
    open var subThoroughfare: String? { nil }
    /// The city.
    open var locality: String? { place.locality }
    /// The part of the city; not known here.
    open var subLocality: String? { nil }
    /// The state, for countries whose addresses name it.
    open var administrativeArea: String? { place.area }
    /// The county; not known here.
    open var subAdministrativeArea: String? { nil }
    /// The postal code; not known here.
    open var postalCode: String? { nil }
    /// ISO 3166's code of the country, in two letters.
    open var isoCountryCode: String? { place.countryCode }
    /// The country's name in the language of the request.
    open var country: String? { place.country }
    /// The lake or river; not known here.
    open var inlandWater: String? { nil }
    /// The ocean; not known here.
    open var ocean: String? { nil }
    /// Sights nearby; not known here.
    open var areasOfInterest: [String]? { nil }
    /// What is known of the address, by the keys of a contact's postal address (`CNPostalAddressCityKey`) and "Name"; nil if nothing is.
    ///
    /// > Contract: Core Location, CLPlacemark.addressDictionary
    @available(iOS, deprecated: 11.0, message: "Use the placemark's properties.")
    open var addressDictionary: [AnyHashable: Any]? {
        let known = [
            "Name": name, "Street": thoroughfare, "SubLocality": subLocality, "City": locality,
            "SubAdministrativeArea": subAdministrativeArea,
            "State": administrativeArea, "ZIP": postalCode, "Country": country, "CountryCode": isoCountryCode,
        ].compactMapValues { $0 }
        return known.isEmpty ? nil : known
    }

    open override var description: String {
        let parts = [place.name, place.area, place.country].compactMap { $0 }
        let spot = location.map { " @ <\($0.coordinate.latitude),\($0.coordinate.longitude)>" } ?? ""
        return parts.joined(separator: ", ") + spot
    }
}
