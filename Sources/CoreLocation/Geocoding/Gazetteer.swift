internal import Foundation

/// The cities that are known without a network, as values.
struct Gazetteer: Sendable {
    struct City: Hashable, Sendable {
        var name: String
        /// ISO 3166's code of two letters.
        var country: String
        var latitude: Double
        var longitude: Double
        /// An identifier of the tz database.
        var timeZone: String
        var area: String?

        var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
    }

    let cities: [City]

    /// A line for each city: name, country, latitude, longitude, time zone, state. Other lines are left out.
    init(lines: String) {
        cities = lines.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 6, !fields[0].isEmpty, fields[1].count == 2, let latitude = Double(fields[2]),
                let longitude = Double(fields[3]), abs(latitude) <= 90, abs(longitude) <= 180
            else { return nil }
            return City(
                name: fields[0], country: fields[1], latitude: latitude, longitude: longitude, timeZone: fields[4],
                area: fields[5].isEmpty ? nil : fields[5])
        }
    }

    static let world = Gazetteer(lines: [americas, europe, asia, elsewhere].joined(separator: "\n"))
    /// A place farther from a city than this is not in it. > Units: meters.
    static let reach: CLLocationDistance = 50_000

    /// The city nearest to a place, if one is within reach.
    func nearest(to coordinate: CLLocationCoordinate2D) -> City? {
        guard abs(coordinate.latitude) <= 90, abs(coordinate.longitude) <= 180 else { return nil }
        // A degree of latitude has 111 km: most cities need no exact distance.
        let near = cities.filter { abs($0.latitude - coordinate.latitude) < 0.6 }.map { ($0, $0.coordinate.distance(to: coordinate)) }
        return near.filter { $0.1 <= Self.reach }.min { $0.1 < $1.1 }?.0
    }

    /// The cities of an address of a city's name, and its state and country in any order. None if a part is anything else.
    func cities(named address: String, locale: Locale) -> [City] {
        let parts = address.split(separator: ",").map { Self.key(String($0)) }.filter { !$0.isEmpty }
        guard let first = parts.first, parts.count <= 3 else { return [] }
        return cities.filter { city in
            guard Self.key(city.name) == first else { return false }
            let known = Self.countryKeys(city.country, locale: locale).union(city.area.map { [Self.key($0)] } ?? [])
            return parts.dropFirst().allSatisfy { known.contains($0) }
        }
    }

    private static func countryKeys(_ code: String, locale: Locale) -> Set<String> {
        let names = [Locale(identifier: "en_US"), locale].compactMap { $0.localizedString(forRegionCode: code) }
        let short = ["US": ["usa"], "GB": ["uk"]][code] ?? []
        return Set((names + [code]).map(key) + short)
    }

    /// Without capitals, accents and marks.
    static func key(_ text: String) -> String {
        let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en_US_POSIX"))
        return String(folded.filter { $0.isLetter || $0.isNumber || $0 == " " }).trimmingCharacters(in: .whitespaces)
    }
}
