import HTTP

/// What `find_deals` looks for, in which order, and which page of it.
struct DealQuery: Sendable, Equatable {
    enum Order: Int64, Sendable, CaseIterable {
        case standard = 1
        case cheapest, dearest, popular, newest, ending, nearest

        /// The column of the index; the deal's number decides among equals, in the same direction.
        var column: String {
            switch self {
            case .standard, .nearest: "rank"
            case .cheapest, .dearest: "price"
            case .popular: "bought"
            case .newest: "number"
            case .ending: "deadline"
            }
        }

        var isDescending: Bool { [.dearest, .popular, .newest].contains(self) }
    }

    var city: Int64?
    var region: Catalog.Region?
    var kind: Catalog.Kind?
    /// Folded; empty for all.
    var keyword = ""
    var order = Order.standard
    /// Where to measure distances from.
    var place: Place?
    /// Only deals within so many metres of the place.
    var radius: Double?
    var limit = 20
    var page = 1

    /// Lists by keyword have at most so many deals: the newest.
    ///
    /// Each costs a look-up in the table, so this bounds the cost of a search; it is ten pages.
    var keywordSelection = 200
    /// Lists by place have at most so many deals: the nearest.
    static let placeSelection = 500
    /// With a region or a category, a list by keyword is selected from so many of the newest deals of the city that contain it.
    var keywordReach = 5000
    /// > Units: metres.
    static let largestRadius: Int64 = 50_000
    /// Of the first circle that is searched for the nearest deals. > Units: metres.
    static let smallestReach = 125.0

    init() {}

    static let parameters: Set<String> = [
        "city", "category", "region", "keyword", "sort", "limit", "page", "latitude", "longitude", "radius", "today",
    ]

    init(_ call: SignedCall, _ catalog: Catalog) throws(HTTPError) {
        let city = try call.city(catalog)
        self.city = city?.id
        if let name = call["category"] {
            guard let kind = catalog.category(named: name) else { throw .unknown("category", name, "unknown_category") }
            self.kind = kind
        }
        if let name = call["region"] {
            guard let city else { throw .query("region", "needs a city") }
            guard let region = catalog.region(named: name, in: city) else { throw .unknown("region", name, "unknown_region") }
            self.region = region
        }
        if call["keyword"] != nil {
            guard city != nil else { throw .query("keyword", "needs a city") }
            keyword = try call.keyword()
        }
        limit = Int(try call.number("limit", 1...40, default: 20))
        page = Int(try call.number("page", 1...1_000_000, default: 1))
        order = Order(rawValue: try call.number("sort", 1...7, default: 1)) ?? .standard
        place = try call.place()
        guard place != nil || call["radius"] == nil else { throw .query("radius", "needs latitude and longitude") }
        if place != nil, call["radius"] != nil || city == nil {
            radius = Double(try call.number("radius", 1...Self.largestRadius, default: 1000))
        }
        guard city != nil || place != nil else { throw .query("city", "is missing; without it, latitude and longitude are needed") }
        guard order == .nearest, radius == nil, let city else { return }
        // From a place far outside, the city's centre is as good.
        let centre = Place(latitude: city.latitude, longitude: city.longitude)
        radius = Double(Self.largestRadius)
        if place.map({ $0.distance(to: centre) > Double(Self.largestRadius) }) ?? true { place = centre }
    }

    /// Whether the page is read from an index in the list's order; otherwise a selection of deals is read and sorted.
    var isRange: Bool { keyword.isEmpty && radius == nil }

    /// The region and the category whose deals `deal_count` counts.
    var counted: (region: Int64, category: Int64) {
        let part: Int64? =
            switch region {
            case .district(let id), .neighbourhood(let id, _): id
            case nil: city
            }
        let whole: Int64 =
            switch kind {
            case .category(let id), .subcategory(let id, _): id
            case nil: 0
            }
        return (part ?? 0, whole)
    }
}
