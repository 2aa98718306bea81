import Storage
import Support
import Testing

@testable import Deals

@Suite("Seeding")
struct SeedTests {
    // Proves TU-23.5.
    @Test("the same deals every time, on every database")
    func repeatable() throws {
        func content(_ kind: DatabaseKind) throws -> [String] {
            let world = try World(kind, deals: 300)
            return try world.database.read { connection in
                try connection.all("SELECT * FROM deal ORDER BY number", []) { row in (0..<21).map { row.text($0) }.joined(separator: "|") }
                    + connection.all("SELECT * FROM business ORDER BY number", []) { row in
                        (0..<8).map { row.text($0) }.joined(separator: "|")
                    }
                    + connection.all("SELECT * FROM deal_count ORDER BY region, category", []) { row in
                        "\(row.int(0)) \(row.int(1)) \(row.int(2))"
                    }
            }
        }
        let first = try content(.sqlite)
        #expect(first.count > 700)
        for kind in DatabaseKind.available { #expect(try content(kind) == first) }
    }

    @Test("a seeded database stays as it is; one with other data is refused")
    func again() throws {
        let world = try World(deals: 50)
        var seed = DealSeed()
        seed.count = 50
        #expect(try seed.fill(world.service) == false)
        seed.count = 51
        #expect(throws: DealSeed.Mismatch.self) { try seed.fill(world.service) }
        #expect(try world.everything().count == 50)
        try world.database.write { _ = try $0.execute("UPDATE seed SET fingerprint = '1-0 50'") }
        #expect(throws: DealSeed.Mismatch.self) { try DealsService(database: world.database, log: world.service.log) }
    }

    @Test("prices are below list prices and of two digits at most, dates are in order")
    func values() throws {
        let world = try World(deals: 3000)
        let deals = try world.everything().map(\.deal)
        #expect(deals.count == 3000)
        #expect(deals.allSatisfy { $0.price > 0 && $0.price < $0.listPrice })
        #expect(deals.contains { $0.price < 100 })
        #expect(deals.contains { $0.price % 100 == 50 })
        #expect(deals.contains { $0.price % 100 == 0 })
        #expect(deals.map(\.published) == deals.map(\.published).sorted())
        let today = DealSeed.today
        #expect(deals.last?.published == today)
        #expect(deals.allSatisfy { $0.deadline >= today })
        #expect(deals.contains { $0.deadline == today })
        #expect(deals.contains { $0.deadline > today + 365 })
        #expect(Set(deals.map(\.subcategory)).count == world.service.catalog.categories.reduce(0) { $0 + $1.subcategories.count })
        // Large cities have most deals, and every deal has shops where it is.
        let cities = Dictionary(grouping: deals, by: \.city).mapValues(\.count)
        #expect(cities.max { $0.value < $1.value }.map { ["北京", "上海"].contains(world.service.catalog.regionName($0.key)) } == true)
        let page = try world.service.store.deals(deals.prefix(40).map(\.number))
        #expect(page.businesses.allSatisfy { (1...3).contains($0.count) })
    }

    @Test("a failure while seeding leaves nothing behind")
    func atomic() throws {
        let world = try World(deals: 0)
        // The first business is in the way.
        try world.database.write {
            _ = try $0.execute(
                "INSERT INTO deal_count(region, category, count) VALUES (?1, 0, 1)", .int(world.service.catalog.cities[0].id))
        }
        var seed = DealSeed()
        seed.count = 500
        #expect(throws: StorageError.self) { try seed.fill(world.service) }
        #expect(try world.everything().isEmpty)
        let indexes = try world.database.read { connection in
            try connection.all("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL", []) { $0.text(0) }
        }
        #expect(Set(indexes) == Set(DealSchema.indexes(.sqlite).map(\.name)))
    }
}
