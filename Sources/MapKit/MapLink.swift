internal import CoreLocation
internal import Foundation

/// The address of a place or of directions, in the form of Apple's "Map Links".
struct MapLink {
    let url: String
    /// Names of items that are not in it.
    let omitted: [String]

    /// Nil if no item has a valid coordinate and none is the user's location.
    init?(_ items: [MKMapItem], _ options: [String: Any]) {
        let known = items.filter { $0.isCurrentLocation || CLLocationCoordinate2DIsValid($0.placemark.coordinate) }
        guard let first = known.first else { return nil }
        var query: [URLQueryItem] = []
        var used = 1
        if let mode = options[MKLaunchOptionsDirectionsModeKey] as? String {
            if known.count > 1 {
                used = 2
                query.append(URLQueryItem(name: "saddr", value: Self.address(first)))
            }
            query.append(URLQueryItem(name: "daddr", value: Self.address(known[used - 1])))
            if let flag = Self.modes[mode] { query.append(URLQueryItem(name: "dirflg", value: flag)) }
        } else {
            if let name = first.name, !first.isCurrentLocation { query.append(URLQueryItem(name: "q", value: name)) }
            query.append(URLQueryItem(name: "ll", value: Self.address(first)))
        }
        var parts = URLComponents()
        (parts.scheme, parts.host, parts.path, parts.queryItems) = ("https", "maps.apple.com", "/", query)
        guard let text = parts.string else { return nil }
        url = text
        omitted = known.dropFirst(used).map { $0.name ?? "a place without a name" }
    }

    private static let modes = [
        MKLaunchOptionsDirectionsModeDriving: "d", MKLaunchOptionsDirectionsModeWalking: "w", MKLaunchOptionsDirectionsModeTransit: "r",
    ]

    private static func address(_ item: MKMapItem) -> String {
        guard !item.isCurrentLocation else { return "Current Location" }
        let place = item.placemark.coordinate
        return String(format: "%.6f,%.6f", locale: Locale(identifier: "en_US_POSIX"), place.latitude, place.longitude)
    }
}
