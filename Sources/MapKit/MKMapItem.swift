public import CoreLocation
internal import DeviceProtocol
public import Foundation
internal import UIKitCore

/// A place with a coordinate, as a placemark and as an annotation.
///
/// > Contract: MapKit, MKPlacemark
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// Written while the placemark is made.
    private var own: CLLocationCoordinate2D?
    private var address: [String: Any]?

    public override init() { super.init() }
    /// A placemark with the data of another.
    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }
    /// A placemark of which only the coordinate is known.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        own = coordinate
    }
    /// A placemark with an address by the keys of a contact's postal address, such as `CNPostalAddressStreetKey`. Values that are no texts are
    /// kept in `addressDictionary` only.
    ///
    /// > Contract: MapKit, MKPlacemark.init(coordinate:addressDictionary:)
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
        address = addressDictionary
    }

    /// Where the place is; invalid if that is not known.
    open var coordinate: CLLocationCoordinate2D { own ?? super.location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    open override var location: CLLocation? {
        own.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) } ?? super.location
    }
    /// ISO 3166's code of the country, in two letters.
    open var countryCode: String? { isoCountryCode }
    open override var name: String? { part("Name") ?? part("Street") ?? super.name }
    open override var thoroughfare: String? { part("Street") ?? super.thoroughfare }
    open override var subLocality: String? { part("SubLocality") ?? super.subLocality }
    open override var locality: String? { part("City") ?? super.locality }
    open override var subAdministrativeArea: String? { part("SubAdministrativeArea") ?? super.subAdministrativeArea }
    open override var administrativeArea: String? { part("State") ?? super.administrativeArea }
    open override var postalCode: String? { part("ZIP") ?? super.postalCode }
    open override var country: String? { part("Country") ?? super.country }
    open override var isoCountryCode: String? { part("CountryCode") ?? super.isoCountryCode }
    @available(iOS, deprecated: 11.0, message: "Use the placemark's properties.")
    open override var addressDictionary: [AnyHashable: Any]? { address.map { $0 as [AnyHashable: Any] } ?? super.addressDictionary }

    private func part(_ key: String) -> String? { address?[key] as? String }

    /// Name, city if an address has it, state and country.
    open var title: String? {
        let parts = [name, part("City"), administrativeArea, country].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    open var subtitle: String? { nil }
}

/// A place of interest, and what is known about it.
///
/// > Contract: MapKit, MKMapItem. > Partial: the device has no Maps app: it is given the map link of an item, which it shows as it does web pages.
open class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    /// Whether the item is the user's location.
    public let isCurrentLocation: Bool
    /// The name; by default the placemark's.
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?

    public init(placemark: MKPlacemark) {
        (self.placemark, isCurrentLocation) = (placemark, false)
        (name, timeZone) = (placemark.name, placemark.timeZone)
        super.init()
    }
    private init(current: Void) {
        (placemark, isCurrentLocation, name) = (
            MKPlacemark(), true, SystemStringTable.system.text("Current Location", locale: Locale.current.identifier)
        )
        super.init()
    }

    /// The user's location; its placemark knows no coordinate.
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(current: ()) }

    /// Opens the item's map link, or directions to it.
    ///
    /// > Returns: false if the item has no coordinate; a line in the log says so.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }
    /// Opens the map link of the first item, or directions: to a single item, or from the first of two to the second. A link has no more places;
    /// a line in the log names those that are left out.
    ///
    /// > Returns: false if no item has a coordinate.
    @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        guard let link = MapLink(mapItems, launchOptions ?? [:]) else {
            MapLog.note("MKMapItem: there is no item with a coordinate to open in Maps")
            return false
        }
        if !link.omitted.isEmpty { MapLog.note("MKMapItem: a map link has one place; left out: " + link.omitted.joined(separator: ", ")) }
        let address = link.url
        ApplicationContext.soon { ApplicationContext.of(nil).send(.openURL(id: 0, address)) }
        return true
    }
}

/// Lines in the simulator's log, from any thread.
enum MapLog {
    static func note(_ line: String) { ApplicationContext.soon { ApplicationContext.of(nil).send(.log(line)) } }
}

/// The kind of directions that the Maps app shows.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The kind of map that the Maps app shows.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The middle of what the Maps app shows.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The extent of what the Maps app shows.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// Directions for driving.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Directions for walking.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// Directions for public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// Directions of the user's preferred kind.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
