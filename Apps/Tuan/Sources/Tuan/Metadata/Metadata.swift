import Foundation

/// The only reader of the property lists: cities with their districts, categories, sorts.
@MainActor final class Metadata {
    let groups: [CityGroup]
    let categories: [Category]
    let sorts: [Sort]
    let cities: [City]
    private let byName: [String: Int]
    private(set) lazy var search = CitySearch(cities.map(\.name))

    init(groups: [CityGroup], categories: [Category], sorts: [Sort]) {
        self.groups = groups
        self.categories = categories
        self.sorts = sorts
        cities = groups.flatMap(\.cities)
        byName = Dictionary(cities.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }

    convenience init(bundle: Bundle = .module) {
        self.init(
            groups: Self.models("cities", bundle), categories: Self.models("categories", bundle), sorts: Self.models("sorts", bundle))
    }

    func city(named name: String) -> City? { byName[name].map { cities[$0] } }

    var hotCities: [City] { cities.filter(\.isHot) }

    nonisolated static func read<Model: DictionaryModel>(_ url: URL, of type: Model.Type = Model.self) throws -> [Model] {
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
        return try Fields.models(list, place: url.lastPathComponent)
    }

    private static func models<Model: DictionaryModel>(_ name: String, _ bundle: Bundle) -> [Model] {
        guard let url = bundle.url(forResource: name, withExtension: "plist") else {
            NSLog("%@.plist is not in the app", name)
            return []
        }
        do { return try read(url) } catch {
            NSLog("%@", "\(error)")
            return []
        }
    }
}
