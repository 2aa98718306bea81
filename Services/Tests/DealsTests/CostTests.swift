import Storage
import Support
import Testing

@testable import Deals

@Suite("The cost of a page")
struct CostTests {
    private struct Case: CustomStringConvertible {
        var query: DealQuery
        var index: String
        var description: String { "\(query.order) \(index)" }
    }

    /// Every order of every kind of range.
    private static func ranges(_ catalog: Catalog) throws -> [Case] {
        let city = try #require(catalog.city(named: "北京"))
        let district = city.districts[0]
        let category = catalog.categories[0]
        let neighbourhood = Catalog.Region.neighbourhood(district.neighbourhoods[0].id, district: district.id)
        let subcategory = Catalog.Kind.subcategory(category.subcategories[0].id, category: category.id)
        return DealQuery.Order.allCases.filter { $0 != .nearest }.flatMap { order -> [Case] in
            func item(_ name: String, _ region: Catalog.Region? = nil, _ kind: Catalog.Kind? = nil) -> Case {
                var query = DealQuery()
                (query.city, query.region, query.kind, query.order) = (city.id, region, kind, order)
                return Case(query: query, index: "deal_\(name)_\(order.column)")
            }
            return [
                item("city"), item("category", nil, .category(category.id)), item("category", nil, subcategory),
                item("district", .district(district.id)), item("district", neighbourhood),
                item("both", .district(district.id), .category(category.id)), item("both", neighbourhood, .category(category.id)),
                item("both", .district(district.id), subcategory), item("both", neighbourhood, subcategory),
            ]
        }
    }

    @Test("every list is a range of the index in its order, without sorting")
    func plans() throws {
        let world = try World(deals: 400)
        for item in try Self.ranges(world.service.catalog) {
            let (sql, values) = item.query.pageStatement()
            let plan = try world.database.read { try $0.plan(sql, values) }
            #expect(plan.contains("USING INDEX \(item.index) ("), "\(item): \(plan)")
            #expect(!plan.contains("TEMP B-TREE"), "\(item): \(plan)")
            #expect(!plan.contains("SCAN"), "\(item): \(plan)")
        }
    }

    @Test("selections, counts and shops are read by an index too")
    func selections() throws {
        let world = try World(deals: 400)
        var query = DealQuery()
        query.city = world.service.catalog.cities[0].id
        query.kind = .category(world.service.catalog.categories[0].id)
        query.keyword = "火锅"
        let search = query.keywordStatement(.sqlite, columns: Candidate.columns(.standard))
        let (bands, shops) = (query.bandStatement(.init(band: 1, longitudes: 1...20), limit: 10), DealStore.businessStatement([1, 7, 9]))
        let names = DealStore.shopNameStatement([1, 7, 9])
        let plans = try world.database.read { connection in
            [
                try connection.plan(search.sql, search.values), try connection.plan(bands.sql, bands.values),
                try connection.plan("SELECT count FROM deal_count WHERE region = ?1 AND category = ?2", [1, 0]),
                try connection.plan(shops.sql, shops.values), try connection.plan(names.sql, names.values),
            ]
        }
        #expect(plans[0].contains("VIRTUAL TABLE INDEX"), "\(plans[0])")
        #expect(plans[0].contains("USING COVERING INDEX deal_city_number (city=? AND number=?)"), "\(plans[0])")
        #expect(plans[1].contains("USING COVERING INDEX deal_band (<expr>=? AND longitude>? AND longitude<?)"), "\(plans[1])")
        #expect(plans[2].contains("(region=? AND category=?)"), "\(plans[2])")
        #expect(plans[3].contains("USING INDEX business_merchant (merchant=?)"), "\(plans[3])")
        #expect(plans[4].contains("USING COVERING INDEX business_merchant (merchant=?)"), "\(plans[4])")
        // A filtered search sorts what it selects, which is bounded.
        for plan in plans.dropFirst() { #expect(!plan.contains("TEMP B-TREE"), "\(plan)") }
    }

    @Test("PostgreSQL reads lists by an index too", .enabled(if: PostgresCluster.isInstalled))
    func postgres() throws {
        let world = try World(.postgres, deals: 6000)
        try world.database.write { try $0.script("ANALYZE deal") }
        for item in try Self.ranges(world.service.catalog) {
            let (sql, values) = item.query.pageStatement()
            // EXPLAIN of a prepared statement takes no values, so they are literals.
            let written = values.enumerated().reversed().reduce(sql) { text, value in
                guard case .int(let number) = value.element else { return text }
                return text.replacing("?\(value.offset + 1)", with: "\(number)")
            }
            let plan = try world.database.read { try $0.plan(written, []) }
            #expect(plan.contains("Index Scan"), "\(item): \(plan)")
            #expect(!plan.contains("Seq Scan"), "\(item): \(plan)")
        }
    }

    @Test("a page takes as many steps among 12000 deals as among 3000")
    func flat() throws {
        func steps(_ count: Int) throws -> [(Case, Int)] {
            let world = try World(deals: count)
            return try Self.ranges(world.service.catalog).map { item in
                var item = item
                item.query.limit = 5
                let (sql, values) = item.query.pageStatement()
                return (item, try world.database.read { try #require(try $0.steps(sql, values)) })
            }
        }
        let (small, large) = (try steps(3000), try steps(12_000))
        for (one, other) in zip(small, large) {
            // A filtered range is read until the page is full: a bounded part of it for each row, with some luck.
            let isFiltered = ["neighbourhood = ", "subcategory = "].contains { one.0.query.pageStatement().sql.contains("d." + $0) }
            #expect(other.1 <= (isFiltered ? 2500 : one.1 + 150), "\(one.0): \(one.1) -> \(other.1)")
        }
    }
}
