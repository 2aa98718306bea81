package import Foundation

/// A known city whose name begins with what a user typed.
package struct CityCompletion: Hashable, Sendable {
    package var name: String
    /// Its state and country, in the user's language.
    package var area: String

    /// The cities whose names begin with a text, those with the shortest names first; with a comma, those of a state or country that begins with the rest.
    package static func matching(_ fragment: String, locale: Locale) -> [CityCompletion] { matching(fragment, locale: locale, in: .world) }

    static func matching(_ fragment: String, locale: Locale, in gazetteer: Gazetteer) -> [CityCompletion] {
        let parts = fragment.split(separator: ",", maxSplits: 1).map { Gazetteer.key(String($0)) }
        guard let start = parts.first, !start.isEmpty else { return [] }
        return gazetteer.cities.filter { Gazetteer.key($0.name).hasPrefix(start) }.map { city in
            let country = locale.localizedString(forRegionCode: city.country) ?? city.country
            return CityCompletion(name: city.name, area: ([city.area] + [country]).compactMap(\.self).joined(separator: ", "))
        }.filter { parts.count < 2 || Gazetteer.key($0.area).contains(parts[1]) }.sorted {
            ($0.name.count, $0.name) < ($1.name.count, $1.name)
        }
    }
}
