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
                deals = try self.deals(selection.page, connection)
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
            let (sql, values) = query.keywordStatement(connection.dialect, columns: "d.number, d.bought, d.merchant")
            let found = try connection.all(sql, values) { row in (number: row.int(0), bought: row.int(1), merchant: row.int(2)) }
                .sorted { ($0.bought, $0.number) > ($1.bought, $1.number) }
            var titles = Names(containing: keyword, limit: limit)
            try titles.fill(with: found.map(\.number)) { some in
                let named = try self.titles(some, connection)
                return some.compactMap { named[$0] }
            }
            var shops = Names(containing: keyword, limit: limit)
            try shops.fill(with: found.map(\.merchant).withoutRepetition) { some in
                let named = try shopNames(of: some, connection)
                return some.flatMap { named[$0] ?? [] }
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

        /// Reads the names of some numbers after the other, until there are enough.
        mutating func fill(with numbers: [Int64], _ read: ([Int64]) throws -> [String]) rethrows {
            var rest = numbers[...]
            while !isFull, !rest.isEmpty {
                for name in try read(Array(rest.prefix(limit))) where !isFull { add(name) }
                rest = rest.dropFirst(limit)
            }
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

    private func titles(_ numbers: [Int64], _ connection: any SQLConnection) throws -> [Int64: String] {
        let sql = "SELECT number, title FROM deal WHERE number IN (\(Self.values(numbers.count)))"
        return Dictionary(try connection.all(sql, numbers.map { .int($0) }) { ($0.int(0), $0.text(1)) }) { first, _ in first }
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

    /// The names of the shops of merchants, by merchant; each list is in the order of the numbers.
    private func shopNames(of merchants: [Int64], _ connection: any SQLConnection) throws -> [Int64: [String]] {
        let (sql, values) = Self.shopNameStatement(merchants)
        var found: [Int64: [(number: Int64, name: String)]] = [:]
        _ = try connection.run(sql, values) { row in
            found[row.int(0), default: []].append((row.int(1), row.text(2)))
            return true
        }
        return found.mapValues { shops in shops.sorted { $0.number < $1.number }.map(\.name) }
    }

    static func shopNameStatement(_ merchants: [Int64]) -> DealQuery.Statement {
        ("SELECT merchant, number, name FROM business WHERE merchant IN (\(values(merchants.count)))", merchants.map { .int($0) })
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

    /// How many deals a query selects by keyword or place, and the numbers of those on its page.
    private func select(_ query: DealQuery, _ connection: any SQLConnection) throws -> (count: Int, page: [Int64]) {
        guard !query.keyword.isEmpty else { return page(try nearest(query, connection), query) }
        let (sql, values) = query.keywordStatement(connection.dialect, columns: Candidate.columns(query.order))
        let found = try connection.all(sql, values) { Candidate($0, query.order) }
        guard let place = query.place, let radius = query.radius else { return page(found, query, \.number) }
        let plane = Place.TangentPlane(at: place)
        let near = found.map { Nearby(distance: plane.distance(to: $0.place), candidate: $0) }.filter { $0.distance <= radius }
        return page(near, query)
    }

    private func page(_ found: [Nearby], _ query: DealQuery) -> (count: Int, page: [Int64]) {
        query.order == .nearest ? page(found, query, \.candidate.number) : page(found.map(\.candidate), query, \.number)
    }

    private func page<Found: Comparable>(
        _ found: [Found], _ query: DealQuery, _ number: (Found) -> Int64
    ) -> (count: Int, page: [Int64]) {
        let end = query.limit * query.page
        return (found.count, found.smallest(end).sorted().dropFirst(end - query.limit).map(number))
    }

    /// The nearest deals within the radius. A growing circle is read until it has enough, so a crowded map costs no more; what a smaller
    /// circle has read is not read again. A circle that has too many becomes smaller while it is read.
    private func nearest(_ query: DealQuery, _ connection: any SQLConnection) throws -> [Nearby] {
        guard let place = query.place, let radius = query.radius else { return [] }
        let plane = Place.TangentPlane(at: place)
        var circle = min(radius, DealQuery.smallestReach)
        var (found, rest, known) = (NearestDeals(), 20 * DealQuery.placeSelection, MapBand.Known())
        while true {
            var reach = circle
            for band in place.bands(within: circle) where rest > 0 {
                guard let part = place.part(ofBand: band, within: reach) else { continue }
                for part in known.add(part) {
                    let (sql, values) = query.bandStatement(part, limit: rest)
                    _ = try connection.run(sql, values) { row in
                        rest -= 1
                        let candidate = Candidate(row, query.order)
                        found.add(Nearby(distance: plane.distance(to: candidate.place), candidate: candidate))
                        return true
                    }
                }
                reach = min(reach, found.reach)
            }
            let count = found.count(within: circle)
            if count >= DealQuery.placeSelection || circle >= radius { return found.nearest(within: circle) }
            circle = min(radius, circle * Self.growth(count))
        }
    }

    /// A circle so much larger would have a little more than enough if deals were as dense everywhere; an empty one tells nothing of that.
    private static func growth(_ count: Int) -> Double {
        count == 0 ? 2 : min(2, 1.1 * (Double(DealQuery.placeSelection) / Double(count)).squareRoot())
    }
}

/// The deals around a place that have been read.
private struct NearestDeals {
    private var all: [Nearby] = []
    /// The same, without what they are of: those are cheaper to compare and to move. > Units: metres.
    private var distances: [Double] = []
    /// Within this distance there are enough. > Units: metres.
    private(set) var reach = Double.infinity
    private var measured = 0
    /// So many are read before the distance is measured again, which costs a part of a sort.
    private static let step = 100

    mutating func add(_ deal: Nearby) {
        all.append(deal)
        distances.append(deal.distance)
        if all.count >= DealQuery.placeSelection, all.count - measured >= Self.step { measure() }
    }

    private mutating func measure() {
        measured = all.count
        reach = distances.smallest(DealQuery.placeSelection).max() ?? reach
    }

    func count(within distance: Double) -> Int { distances.count { $0 <= distance } }

    /// As many as a selection has.
    mutating func nearest(within distance: Double) -> [Nearby] {
        if all.count >= DealQuery.placeSelection { measure() }
        let limit = min(reach, distance)
        return all.filter { $0.distance <= limit }.smallest(DealQuery.placeSelection)
    }
}

extension [Int64] {
    /// The first of equal ones is kept.
    fileprivate var withoutRepetition: [Int64] {
        var known: Set<Int64> = []
        return filter { known.insert($0).inserted }
    }
}
