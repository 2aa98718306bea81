import HTTP
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
                let numbers = selection.dropFirst(query.limit * (query.page - 1)).prefix(query.limit).map(\.number)
                deals = try numbers.compactMap { try deal($0, connection) }
            }
            return try page(deals, total: total, from: query.place, connection)
        }
    }

    /// Deals by their numbers, in that order; those that do not exist are left out.
    func deals(_ numbers: [Int64]) throws -> Page {
        try database.read { connection in
            let deals = try numbers.compactMap { try deal($0, connection) }
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

    /// Names of shops first, then titles of deals; each contains the keyword, the most bought first.
    func suggestions(_ keyword: String, city: Int64, limit: Int) throws -> [Suggestion] {
        var query = DealQuery()
        (query.keyword, query.city, query.order) = (keyword, city, .popular)
        return try database.read { connection in
            let (sql, values) = query.keywordStatement(connection.dialect, limit: 200)
            let found = Candidate.sorted(try connection.all(sql, values) { Candidate($0) }, .popular)
            var (shops, titles): ([String], [String]) = ([], [])
            for candidate in found where shops.count < limit || titles.count < limit {
                guard let deal = try deal(candidate.number, connection) else { continue }
                if SearchKey.fold(deal.title).contains(keyword), !titles.contains(deal.title) { titles.append(deal.title) }
                for business in try businesses(deal.merchant, connection)
                where SearchKey.fold(business.name).contains(keyword) && !shops.contains(business.name) { shops.append(business.name) }
            }
            let shown = shops.prefix(max(limit - titles.count, (limit + 1) / 2))
            return shown.map { Suggestion(text: $0, kind: .shop) }
                + titles.prefix(limit - shown.count).map { Suggestion(text: $0, kind: .deal) }
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

    func businesses(_ merchant: Int64, _ connection: any SQLConnection) throws -> [Business] {
        try connection.all("SELECT \(Business.columns) FROM business WHERE merchant = ?1 ORDER BY number", [.int(merchant)]) {
            Business($0)
        }
    }

    private func page(_ deals: [Deal], total: Int, from place: Place?, _ connection: any SQLConnection) throws -> Page {
        let businesses = try deals.map { try self.businesses($0.merchant, connection) }
        let distances = businesses.map { shops in place.flatMap { place in shops.first.map { place.distance(to: $0.place) } } }
        return Page(total: total, deals: deals, businesses: businesses, distances: distances)
    }

    // MARK: Selections

    /// At most `DealQuery.largestSelection` deals by keyword or place, in the query's order.
    private func select(_ query: DealQuery, _ connection: any SQLConnection) throws -> [Candidate] {
        guard !query.keyword.isEmpty else {
            let found = try nearest(query, connection)
            return query.order == .nearest ? found : Candidate.sorted(found, query.order)
        }
        let (sql, values) = query.keywordStatement(connection.dialect)
        var found = try connection.all(sql, values) { Candidate($0) }
        let plane = query.place.map(Place.TangentPlane.init)
        if let plane, let radius = query.radius { found.removeAll { plane.distance(to: $0.place) > radius } }
        return Candidate.sorted(found, query.order, from: plane)
    }

    /// The nearest deals within the radius, the nearest first. Growing circles are read until one has enough, so a crowded map costs no
    /// more. The next circle is a little larger than what would have enough if deals were as dense everywhere.
    private func nearest(_ query: DealQuery, _ connection: any SQLConnection) throws -> [Candidate] {
        guard let place = query.place, let radius = query.radius else { return [] }
        let plane = Place.TangentPlane(at: place)
        var reach = min(radius, DealQuery.smallestReach)
        while true {
            var (found, rest) = ([Candidate](), 20 * DealQuery.largestSelection)
            for cells in place.cells(within: reach) where rest > 0 {
                let (sql, values) = query.cellStatement(cells, limit: rest)
                _ = try connection.run(sql, values) { row in
                    rest -= 1
                    let candidate = Candidate(row)
                    if plane.distance(to: candidate.place) <= reach { found.append(candidate) }
                    return true
                }
            }
            if found.count >= DealQuery.largestSelection || reach >= radius {
                return Array(Candidate.sorted(found, .nearest, from: plane).prefix(DealQuery.largestSelection))
            }
            let missing = Double(DealQuery.largestSelection) / Double(max(1, found.count))
            reach = min(radius, reach * min(2, 1.1 * missing.squareRoot()))
        }
    }
}
