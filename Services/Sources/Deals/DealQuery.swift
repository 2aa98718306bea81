import HTTP
import Storage
import TextIndex

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

    /// Lists by keyword or by place have at most so many deals: the newest, or the nearest.
    static let largestSelection = 500
    /// > Units: metres.
    static let largestRadius: Int64 = 50_000
    /// Of the first circle that is searched for the nearest deals. > Units: metres.
    static let smallestReach = 250.0

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

    /// > Parameters: prefix: before every column; a unary plus keeps SQLite from choosing an index for it.
    private func conditions(_ values: inout [SQLValue], prefix: String = "") -> String {
        var parts: [String] = []
        func add(_ column: String, _ value: Int64) {
            values.append(.int(value))
            parts.append("\(prefix)d.\(column) = ?\(values.count)")
        }
        switch region {
        case .district(let id): add("district", id)
        case .neighbourhood(let id, let district):
            add("district", district)
            add("neighbourhood", id)
        case nil: if let city { add("city", city) }
        }
        switch kind {
        case .category(let id): add("category", id)
        case .subcategory(let id, let category):
            add("category", category)
            add("subcategory", id)
        case nil: break
        }
        return parts.joined(separator: " AND ")
    }

    /// The statement for one page of a range.
    func pageStatement() -> (sql: String, values: [SQLValue]) {
        var values: [SQLValue] = [.int(Int64(limit)), .int(Int64(limit) * Int64(page - 1))]
        let conditions = conditions(&values)
        let direction = order.isDescending ? "DESC" : "ASC"
        let order = order == .newest ? "d.number \(direction)" : "d.\(order.column) \(direction), d.number \(direction)"
        return ("SELECT \(Deal.columns) FROM deal d WHERE \(conditions) ORDER BY \(order) LIMIT ?1 OFFSET ?2", values)
    }

    /// The statement for the newest deals whose text contains the keyword.
    func keywordStatement(_ dialect: Dialect, limit: Int = largestSelection) -> (sql: String, values: [SQLValue]) {
        var values: [SQLValue] = [.int(Int64(limit))]
        let conditions = conditions(&values)
        func bind(_ text: String) -> String {
            values.append(.text(text))
            return "?\(values.count)"
        }
        switch dialect {
        case .sqlite:
            let (match, part) = (bind(SearchKey.match(keyword, owner: city ?? 0) ?? ""), bind(keyword))
            return (
                """
                SELECT \(Candidate.columns) FROM deal_gram g CROSS JOIN deal d ON d.number = g.rowid
                WHERE g.deal_gram MATCH \(match) AND \(conditions) AND instr(d.search, \(part)) > 0 ORDER BY g.rowid DESC LIMIT ?1
                """, values
            )
        case .postgres:
            var pattern = ""
            for character in keyword { pattern += "\\%_".contains(character) ? "\\\(character)" : String(character) }
            let part = bind("%\(pattern)%")
            return (
                "SELECT \(Candidate.columns) FROM deal d WHERE \(conditions) AND d.search LIKE \(part) ORDER BY d.number DESC LIMIT ?1",
                values
            )
        }
    }

    /// The statement for deals in a row of cells.
    func cellStatement(_ cells: ClosedRange<Int64>, limit: Int) -> (sql: String, values: [SQLValue]) {
        var values: [SQLValue] = [.int(Int64(limit)), .int(cells.lowerBound), .int(cells.upperBound)]
        let conditions = conditions(&values, prefix: "+")
        let rest = conditions.isEmpty ? "" : " AND " + conditions
        return ("SELECT \(Candidate.columns) FROM deal d WHERE d.cell >= ?2 AND d.cell <= ?3\(rest) LIMIT ?1", values)
    }
}

/// What a selected deal is sorted by.
struct Candidate: Sendable, Equatable {
    var number: Int64
    var rank: Int64
    var price: Int64
    var bought: Int64
    var deadline: Int64
    var place: Place

    static let columns = "d.number, d.rank, d.price, d.bought, d.deadline, d.latitude, d.longitude"

    init(_ row: SQLRow) {
        (number, rank, price) = (row.int(0), row.int(1), row.int(2))
        (bought, deadline) = (row.int(3), row.int(4))
        place = Place(latitude: row.int(5), longitude: row.int(6))
    }

    /// In an order; equal ones by number, in the same direction. Each key is computed once.
    ///
    /// - Parameter plane: measures the distances of `.nearest`.
    static func sorted(_ candidates: [Candidate], _ order: DealQuery.Order, from plane: Place.TangentPlane? = nil) -> [Candidate] {
        candidates.map { (key: $0.key(order, from: plane), candidate: $0) }.sorted { $0.key < $1.key }.map(\.candidate)
    }

    /// Smaller ones come first.
    private func key(_ order: DealQuery.Order, from plane: Place.TangentPlane?) -> (Double, Int64) {
        switch order {
        case .standard: (Double(rank), number)
        case .cheapest: (Double(price), number)
        case .dearest: (-Double(price), -number)
        case .popular: (-Double(bought), -number)
        case .newest: (0, -number)
        case .ending: (Double(deadline), number)
        case .nearest: (plane?.distance(to: place) ?? 0, number)
        }
    }
}
