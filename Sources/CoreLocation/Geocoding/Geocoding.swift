internal import Foundation

/// Requests of a geocoder as functions.
enum Geocoding {
    static func placemarks(at location: CLLocation, locale: Locale, in gazetteer: Gazetteer = .world) -> Result<[CLPlacemark], CLError> {
        guard let city = gazetteer.nearest(to: location.coordinate) else { return .failure(CLError(.geocodeFoundNoResult)) }
        return .success([placemark(city, locale)])
    }

    /// The cities of a name, those nearest to a place first.
    static func placemarks(
        named address: String, near middle: CLLocationCoordinate2D?, locale: Locale, in gazetteer: Gazetteer = .world
    ) -> Result<[CLPlacemark], CLError> {
        var found = gazetteer.cities(named: address, locale: locale)
        if let middle { found.sort { $0.coordinate.distance(to: middle) < $1.coordinate.distance(to: middle) } }
        return found.isEmpty ? .failure(CLError(.geocodeFoundNoResult)) : .success(found.map { placemark($0, locale) })
    }

    private static func placemark(_ city: Gazetteer.City, _ locale: Locale) -> CLPlacemark {
        CLPlacemark(
            CLPlacemark.Place(
                latitude: city.latitude, longitude: city.longitude, name: city.name, locality: city.name, area: city.area,
                countryCode: city.country, country: locale.localizedString(forRegionCode: city.country), timeZone: city.timeZone))
    }
}
