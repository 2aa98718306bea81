import Storage
import Support
import TextIndex
import Testing

@testable import Deals

@Suite("The cost of a search")
struct SearchCostTests {
    /// The work of each kind of search, with bounds that deals of the smaller world reach.
    private static func work(_ count: Int) throws -> [(name: String, work: CountingDatabase.Work)] {
        let world = try World(deals: count)
        let database = CountingDatabase(world.database)
        let store = DealStore(database: database)
        let city = try #require(world.service.catalog.city(named: "北京"))
        let category = world.service.catalog.categories[0].id
        func find(_ change: (inout DealQuery) -> Void) throws -> CountingDatabase.Work {
            var query = DealQuery()
            (query.city, query.keyword, query.keywordSelection, query.keywordReach) = (city.id, "套", 10, 20)
            (query.limit, query.order) = (5, .cheapest)
            change(&query)
            return try database.work {
                let page = try store.page(query)
                #expect(query.kind != nil || page.total == 10)
                #expect(query.kind != nil || page.deals.count == 5)
            }
        }
        return [
            ("a search", try find { _ in }), ("the second page", try find { $0.page = 2 }),
            ("with a category", try find { $0.kind = .category(category) }),
            (
                "suggestions",
                try database.work {
                    let found = try store.suggestions("套", city: city.id, limit: 5, among: 10)
                    #expect(found.count == 5)
                }
            ),
        ]
    }

    @Test("searches and suggestions take as many steps among 20000 deals as among 2000")
    func flat() throws {
        let (small, large) = (try Self.work(2000), try Self.work(20_000))
        for (one, other) in zip(small, large) {
            #expect(one.work.steps > 100, "\(one)")
            #expect(other.work.steps <= one.work.steps * 3 / 2, "\(one) -> \(other)")
            #expect(other.work.rows <= 40, "\(other)")
            #expect(other.work.statements <= 4, "\(other)")
        }
    }

    @Test("a page of a list takes three statements")
    func statements() throws {
        let world = try World(deals: 1500)
        let database = CountingDatabase(world.database)
        var query = DealQuery()
        query.city = world.service.catalog.city(named: "北京")?.id
        var page: DealStore.Page?
        let work = try database.work { page = try DealStore(database: database).page(query) }
        #expect(page?.deals.count == 20)
        #expect(work.statements == 3)
        // The count, the deals, and at most three shops for each.
        #expect(work.rows <= 1 + 20 + 60)
    }

    @Test("a selection is the newest deals that contain the keyword, of the newest of the city", arguments: DatabaseKind.available)
    func newest(kind: DatabaseKind) throws {
        let world = try World(kind, deals: 2500)
        let city = try #require(world.service.catalog.city(named: "北京"))
        let all = try world.everything().filter { $0.deal.city == city.id }
        let commonest = Dictionary(grouping: all, by: \.deal.category).max { ($0.value.count, $0.key) < ($1.value.count, $1.key) }
        let category = try #require(commonest?.key)
        for keyword in ["套", "套餐", "双人套", "双人套餐"] {
            let matching = Array(all.filter { SearchKey.contains($0.search, keyword) }.reversed())
            try #require(matching.count > 6, "\(keyword): \(matching.count)")
            var query = DealQuery()
            (query.city, query.keyword, query.keywordSelection, query.keywordReach, query.order) = (city.id, keyword, 3, 6, .dearest)
            #expect(try world.service.store.page(query).deals.map(\.number) == World.sorted(Array(matching.prefix(3)), .dearest))
            query.kind = .category(category)
            let filtered = matching.prefix(6).filter { $0.deal.category == category }.prefix(3)
            #expect(try world.service.store.page(query).deals.map(\.number) == World.sorted(Array(filtered), .dearest))
        }
    }

    @Test("a growing circle reads each place once")
    func bands() {
        let place = Place(latitude: 39_904_000, longitude: 116_410_000)
        var (known, read) = (MapBand.Known(), [Int64: [ClosedRange<Int64>]]())
        for radius in [250.0, 600, 600, 400, 1300, 9000] {
            let circle = place.bands(within: radius).compactMap { place.part(ofBand: $0, within: radius) }
            for part in circle.flatMap({ known.add($0) }) {
                let earlier = read[part.band, default: []]
                #expect(!earlier.contains { $0.overlaps(part.longitudes) }, "\(radius): \(part)")
                read[part.band] = earlier + [part.longitudes]
            }
            for part in circle {
                let count = read[part.band, default: []].reduce(0) { $0 + $1.count }
                #expect(count >= part.longitudes.count, "\(radius): \(part)")
            }
        }
    }

    @Test("the bands of a circle hold every place in it")
    func circle() {
        for latitude in [-89_990_000, -33_868_000, 0, 39_904_000, 69_650_000] as [Int64] {
            let centre = Place(latitude: latitude, longitude: 18_950_000)
            let found = centre.bands(within: 2000).compactMap { centre.part(ofBand: $0, within: 2000) }
            let parts = Dictionary(uniqueKeysWithValues: found.map { ($0.band, $0.longitudes) })
            // Steps that meet the bands at all their places.
            for north in stride(from: -20_000 as Int64, through: 20_000, by: 613) {
                for east in stride(from: -60_000 as Int64, through: 60_000, by: 1171) {
                    let other = Place(latitude: max(-90_000_000, latitude + north), longitude: centre.longitude + east)
                    guard centre.distance(to: other) <= 2000 else { continue }
                    #expect(parts[MapBand.number(other.latitude)]?.contains(other.longitude) == true, "\(other)")
                }
            }
        }
    }
}
