import Foundation

/// The only reader of the property lists: cities with their districts, categories, sorts.
@MainActor final class Metadata {
    private(set) var groups: [CityGroup] = []
    private(set) var categories: [Category] = []
    private(set) var sorts: [Sort] = []
    private(set) var cities: [City] = []
    /// What could not be read, and why.
    private(set) var faults: [String] = []
    private(set) var search = CitySearch([String]())
    private var byName: [String: Int] = [:]
    private let folder: URL?

    init(groups: [CityGroup], categories: [Category], sorts: [Sort]) {
        folder = nil
        (self.groups, self.categories, self.sorts) = (groups, categories, sorts)
        index()
    }

    convenience init(bundle: Bundle = .module) { self.init(folder: bundle.resourceURL ?? bundle.bundleURL) }

    /// - Parameter folder: has `cities.plist`, `categories.plist` and `sorts.plist`.
    init(folder: URL) {
        self.folder = folder
        reload()
    }

    /// Reads the property lists again. A list with a fault is empty as a whole, and named in `faults`.
    func reload() {
        guard let folder else { return }
        faults = []
        func models<Model: DictionaryModel>(_ name: String) -> [Model] {
            do { return try Self.read(folder.appendingPathComponent(name + ".plist")) } catch {
                NSLog("%@", "\(name).plist: \(error)")
                faults.append("\(name).plist: \(error)")
                return []
            }
        }
        (groups, categories, sorts) = (models("cities"), models("categories"), models("sorts"))
        index()
    }

    private func index() {
        cities = groups.flatMap(\.cities)
        byName = Dictionary(cities.enumerated().map { ($1.name, $0) }) { first, _ in first }
        search = CitySearch(cities.map(\.name))
    }

    func city(named name: String) -> City? { byName[name].map { cities[$0] } }

    var hotCities: [City] { cities.filter(\.isHot) }

    nonisolated static func read<Model: DictionaryModel>(_ url: URL, of type: Model.Type = Model.self) throws -> [Model] {
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
        return try Fields.models(list, place: url.lastPathComponent)
    }
}
