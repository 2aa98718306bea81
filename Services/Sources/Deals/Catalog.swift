/// The cities with their regions, and the categories: what deals are found by.
///
/// Numbers are in the order of the data. Those of cities, districts and neighbourhoods are all different, as are those of categories and
/// subcategories, so that one number names a region or a category of any level.
struct Catalog: Sendable {
    struct Named: Sendable, Equatable {
        var id: Int64
        var name: String
    }

    struct District: Sendable {
        var id: Int64
        var name: String
        var neighbourhoods: [Named]
    }

    struct City: Sendable {
        var id: Int64
        var name: String
        var pinyin: String
        /// > Units: millionths of a degree.
        var latitude: Int64
        var longitude: Int64
        /// Among all cities, relative to the shares of the others.
        var share: Int
        var districts: [District]
    }

    struct Subcategory: Sendable {
        var id: Int64
        var name: String
        /// Endings of names of shops.
        var endings: [String]
        var items: [String]
        /// > Units: hundredths of a yuan.
        var listPrices: ClosedRange<Int64>
    }

    struct Category: Sendable {
        var id: Int64
        var name: String
        var icon: String
        var share: Int
        var subcategories: [Subcategory]
    }

    /// The part of a city that a name stands for.
    enum Region: Equatable, Sendable {
        case district(Int64)
        case neighbourhood(Int64, district: Int64)
    }

    enum Kind: Equatable, Sendable {
        case category(Int64)
        case subcategory(Int64, category: Int64)
    }

    struct Failure: Error, CustomStringConvertible, Sendable {
        var description: String
    }

    let cities: [City]
    let categories: [Category]
    private let cityByName: [String: Int]
    /// By number.
    private let names: [String]
    private let categoryNames: [String]

    /// The data of this module.
    static func standard() throws(Failure) -> Catalog {
        try Catalog(
            cities: String(decoding: PackageResources.cities_txt, as: UTF8.self),
            categories: String(decoding: PackageResources.categories_txt, as: UTF8.self))
    }

    init(cities: String, categories: String) throws(Failure) {
        self.cities = try Self.readCities(cities)
        self.categories = try Self.readCategories(categories)
        cityByName = Dictionary(self.cities.enumerated().map { ($1.name, $0) }) { first, _ in first }
        guard cityByName.count == self.cities.count else { throw Failure(description: "cities: a name occurs twice") }
        names = Self.table(
            self.cities.flatMap { city in
                [Named(id: city.id, name: city.name)]
                    + city.districts.flatMap { [Named(id: $0.id, name: $0.name)] + $0.neighbourhoods }
            })
        categoryNames = Self.table(
            self.categories.flatMap { category in
                [Named(id: category.id, name: category.name)] + category.subcategories.map { Named(id: $0.id, name: $0.name) }
            })
    }

    func city(named name: String) -> City? { cityByName[name].map { cities[$0] } }

    func region(named name: String, in city: City) -> Region? {
        for district in city.districts {
            if district.name == name { return .district(district.id) }
            if let found = district.neighbourhoods.first(where: { $0.name == name }) {
                return .neighbourhood(found.id, district: district.id)
            }
        }
        return nil
    }

    func category(named name: String) -> Kind? {
        for category in categories {
            if category.name == name { return .category(category.id) }
            if let found = category.subcategories.first(where: { $0.name == name }) {
                return .subcategory(found.id, category: category.id)
            }
        }
        return nil
    }

    /// The name of a city, district or neighbourhood; empty for an unknown number.
    func regionName(_ id: Int64) -> String { names.indices.contains(Int(id)) ? names[Int(id)] : "" }

    func categoryName(_ id: Int64) -> String { categoryNames.indices.contains(Int(id)) ? categoryNames[Int(id)] : "" }

    /// The names at their numbers, which are consecutive.
    private static func table(_ all: [Named]) -> [String] {
        var names = Array(repeating: "", count: Int(all.map(\.id).max() ?? 0) + 1)
        for item in all { names[Int(item.id)] = item.name }
        return names
    }

    // MARK: Reading the data

    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: true).filter { !$0.hasPrefix("#") }
    }

    private static func readCities(_ text: String) throws(Failure) -> [City] {
        var cities: [City] = []
        var districts: [[(name: String, neighbourhoods: [String])]] = []
        for line in lines(text) {
            if line.hasPrefix(" ") {
                let parts = line.drop { $0 == " " }.split(separator: ":")
                guard parts.count == 2, !cities.isEmpty else { throw Failure(description: "cities: not a district: \(line)") }
                districts[districts.count - 1].append((String(parts[0]), parts[1].split(separator: ",").map(String.init)))
                continue
            }
            let fields = line.split(separator: "|", omittingEmptySubsequences: false)
            guard (5...6).contains(fields.count), let latitude = FixedPoint.parse(fields[2], digits: 6),
                let longitude = FixedPoint.parse(fields[3], digits: 6), let share = Int(fields[4]), share > 0
            else { throw Failure(description: "cities: not a city: \(line)") }
            cities.append(
                City(
                    id: 0, name: String(fields[0]), pinyin: fields[1].split(separator: " ").joined(), latitude: latitude,
                    longitude: longitude, share: share, districts: []))
            districts.append([])
        }
        var next: Int64 = 0
        func number() -> Int64 {
            next += 1
            return next
        }
        for index in cities.indices {
            cities[index].id = number()
            let own = districts[index].isEmpty ? GeneratedRegions.of(city: index) : districts[index]
            cities[index].districts = own.map { district in
                District(id: number(), name: district.name, neighbourhoods: district.neighbourhoods.map { Named(id: number(), name: $0) })
            }
        }
        return cities
    }

    private static func readCategories(_ text: String) throws(Failure) -> [Category] {
        var categories: [Category] = []
        var next: Int64 = 0
        for line in lines(text) {
            let isPart = line.hasPrefix(" ")
            let fields = line.drop { $0 == " " }.split(separator: "|").map(String.init)
            next += 1
            if isPart {
                let prices = fields.last?.split(separator: "-").compactMap { FixedPoint.parse($0, digits: 2) } ?? []
                guard fields.count == 4, prices.count == 2, prices[0] <= prices[1], !categories.isEmpty else {
                    throw Failure(description: "categories: not a subcategory: \(line)")
                }
                categories[categories.count - 1].subcategories.append(
                    Subcategory(
                        id: next, name: fields[0], endings: fields[1].split(separator: ",").map(String.init),
                        items: fields[2].split(separator: ",").map(String.init), listPrices: prices[0]...prices[1]))
            } else {
                guard fields.count == 3, let share = Int(fields[2]), share > 0 else {
                    throw Failure(description: "categories: not a category: \(line)")
                }
                categories.append(Category(id: next, name: fields[0], icon: fields[1], share: share, subcategories: []))
            }
        }
        return categories
    }
}
