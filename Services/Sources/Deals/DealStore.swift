import Storage
import TextIndex

/// Reads deals.
struct DealStore: Sendable {
    let database: any Database

    struct Page: Sendable {
        /// Of the whole list.
        var total: Int
        var deals: [Deal]
        /// The shops of each deal.
        var businesses: [[Business]]
        /// Metres from the query's place; nil without one.
        var distances: [Double?]
    }

    func page(_ query: DealQuery) throws -> Page {
        try database.read { connection in
            var (total, deals) = (0, [Deal]())
            if query.isRange {
                total = try count(query, connection)
                // The offset of a page past the end would be counted through in vain.
                if query.limit * (query.page - 1) < total {
                    let (sql, values) = query.pageStatement()
                    deals = try connection.all(sql, values) { Deal($0) }
                }
            } else {
                let selection = try select(query, connection)
                total = selection.count
                deals = try self.deals(Array(selection.dropFirst(query.limit * (query.page - 1)).prefix(query.limit)), connection)
            }
            return try page(deals, total: total, from: query.place, connection)
        }
    }

    /// Deals by their numbers, in that order; those that do not exist are left out.
    func deals(_ numbers: [Int64]) throws -> Page {
        try database.read { connection in
            let deals = try deals(numbers, connection)
            return try page(deals, total: deals.count, from: nil, connection)
        }
    }

    /// Cities that have deals, by number.
    func citiesWithDeals() throws -> Set<Int64> {
        try database.read { Set(try $0.all("SELECT region FROM deal_count WHERE category = 0", []) { $0.int(0) }) }
    }

    struct Suggestion: Sendable, Equatable {
        enum Kind: String, Sendable { case shop, deal }

        var text: String
        var kind: Kind
    }

    /// Names of shops first, then titles of deals; each contains the keyword, the most bought first, of the newest deals that contain it.
    ///
    /// > Parameters: selection: how many of the newest deals; nil for as many as a list by keyword has.
    func suggestions(_ keyword: String, city: Int64, limit: Int, among selection: Int? = nil) throws -> [Suggestion] {
        var query = DealQuery()
        (query.keyword, query.city) = (keyword, city)
        if let selection { query.keywordSelection = selection }
        return try database.read { connection in
            let (sql, values) = query.keywordStatement(connection.dialect, columns: "d.number, d.bought, d.merchant, d.title")
            let found = try connection.all(sql, values) { row in
                (number: row.int(0), bought: row.int(1), merchant: row.int(2), title: row.text(3))
            }.sorted { ($0.bought, $0.number) > ($1.bought, $1.number) }
            var titles = Names(containing: keyword, limit: limit)
            for deal in found where !titles.isFull { titles.add(deal.title) }
            var shops = Names(containing: keyword, limit: limit)
            var merchants = found.map(\.merchant).withoutRepetition[...]
            while !shops.isFull, !merchants.isEmpty {
                let some = Array(merchants.prefix(20))
                merchants = merchants.dropFirst(20)
                let businesses = try businesses(of: some, connection)
                for business in some.flatMap({ businesses[$0] ?? [] }) where !shops.isFull { shops.add(business.name) }
            }
            let shown = shops.all.prefix(max(limit - titles.all.count, (limit + 1) / 2))
            return shown.map { Suggestion(text: $0, kind: .shop) }
                + titles.all.prefix(limit - shown.count).map { Suggestion(text: $0, kind: .deal) }
        }
    }

    /// Different names that contain a keyword.
    private struct Names {
        private let keyword: String
        private let limit: Int
        private var known: Set<String> = []
        private(set) var all: [String] = []

        init(containing keyword: String, limit: Int) { (self.keyword, self.limit) = (keyword, limit) }

        var isFull: Bool { all.count == limit }

        mutating func add(_ name: String) {
            if SearchKey.contains(SearchKey.fold(name), keyword), known.insert(name).inserted { all.append(name) }
        }
    }

    private func count(_ query: DealQuery, _ connection: any SQLConnection) throws -> Int {
        let (region, category) = query.counted
        return try connection.first(
            "SELECT count FROM deal_count WHERE region = ?1 AND category = ?2", .int(region), .int(category)
        ) { Int($0.int(0)) } ?? 0
    }

    func deal(_ number: Int64, _ connection: any SQLConnection) throws -> Deal? {
        try connection.first("SELECT \(Deal.columns) FROM deal d WHERE d.number = ?1", .int(number)) { Deal($0) }
    }

    private func deals(_ numbers: [Int64], _ connection: any SQLConnection) throws -> [Deal] {
        guard !numbers.isEmpty else { return [] }
        let sql = "SELECT \(Deal.columns) FROM deal d WHERE d.number IN (\(Self.values(numbers.count)))"
        var found: [Int64: Deal] = [:]
        for deal in try connection.all(sql, numbers.map { .int($0) }, { Deal($0) }) { found[deal.number] = deal }
        return numbers.compactMap { found[$0] }
    }

    /// The shops of merchants, by merchant; each list is in the order of the numbers.
    func businesses(of merchants: [Int64], _ connection: any SQLConnection) throws -> [Int64: [Business]] {
        guard !merchants.isEmpty else { return [:] }
        let (sql, values) = Self.businessStatement(merchants)
        var found: [Int64: [Business]] = [:]
        _ = try connection.run(sql, values) { row in
            found[row.int(0), default: []].append(Business(row, from: 1))
            return true
        }
        return found.mapValues { $0.count == 1 ? $0 : $0.sorted { $0.number < $1.number } }
    }

    static func businessStatement(_ merchants: [Int64]) -> DealQuery.Statement {
        ("SELECT merchant, \(Business.columns) FROM business WHERE merchant IN (\(values(merchants.count)))", merchants.map { .int($0) })
    }

    /// `?1, ?2`
    private static func values(_ count: Int) -> String { (1...count).map { "?\($0)" }.joined(separator: ", ") }

    private func page(_ deals: [Deal], total: Int, from place: Place?, _ connection: any SQLConnection) throws -> Page {
        let found = try businesses(of: deals.map(\.merchant).withoutRepetition, connection)
        let businesses = deals.map { found[$0.merchant] ?? [] }
        let distances = businesses.map { shops in place.flatMap { place in shops.first.map { place.distance(to: $0.place) } } }
        return Page(total: total, deals: deals, businesses: businesses, distances: distances)
    }

    // MARK: Selections

    /// The numbers of the deals that a query selects by keyword or place, in its order.
    private func select(_ query: DealQuery, _ connection: any SQLConnection) throws -> [Int64] {
        guard !query.keyword.isEmpty else { return try nearest(query, connection) }
        let (sql, values) = query.keywordStatement(connection.dialect, columns: Candidate.columns(query.order))
        let found = try connection.all(sql, values) { Candidate($0, query.order) }
        guard let place = query.place, let radius = query.radius else { return found.sorted().map(\.number) }
        let plane = Place.TangentPlane(at: place)
        let near = found.map { Nearby(distance: plane.distance(to: $0.place), candidate: $0) }.filter { $0.distance <= radius }
        return sorted(near, query.order)
    }

    private func sorted(_ found: [Nearby], _ order: DealQuery.Order) -> [Int64] {
        order == .nearest ? found.sorted().map(\.candidate.number) : found.map(\.candidate).sorted().map(\.number)
    }

    /// The nearest deals within the radius. A growing circle is read until it has enough, so a crowded map costs no more; what a smaller
    /// circle has read is not read again. The next circle is a little larger than what would have enough if deals were as dense
    /// everywhere.
    private func nearest(_ query: DealQuery, _ connection: any SQLConnection) throws -> [Int64] {
        guard let place = query.place, let radius = query.radius else { return [] }
        let plane = Place.TangentPlane(at: place)
        var reach = min(radius, DealQuery.smallestReach)
        var (found, rest, known) = ([Nearby](), 20 * DealQuery.placeSelection, MapCell.Known())
        while true {
            for cells in place.cells(within: reach).flatMap({ known.add($0) }) where rest > 0 {
                let (sql, values) = query.cellStatement(cells, limit: rest)
                _ = try connection.run(sql, values) { row in
                    rest -= 1
                    let candidate = Candidate(row, query.order)
                    found.append(Nearby(distance: plane.distance(to: candidate.place), candidate: candidate))
                    return true
                }
            }
            let count = found.count { $0.distance <= reach }
            if count >= DealQuery.placeSelection || reach >= radius {
                let near = found.filter { $0.distance <= reach }.sorted()
                return sorted(Array(near.prefix(DealQuery.placeSelection)), query.order)
            }
            let missing = Double(DealQuery.placeSelection) / Double(max(1, count))
            reach = min(radius, reach * min(2, 1.1 * missing.squareRoot()))
        }
    }
}

extension [Int64] {
    /// The first of equal ones is kept.
    fileprivate var withoutRepetition: [Int64] {
        var known: Set<Int64> = []
        return filter { known.insert($0).inserted }
    }
}
