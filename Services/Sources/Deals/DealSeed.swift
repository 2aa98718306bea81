import Samples
import Security
import Storage
import TextIndex

/// Fills the database: the same deals every time.
public struct DealSeed: Sendable {
    public var count = 200_000
    /// The day of the newest deals, 2026-03-01; the others are up to nine months older. > Units: days since 1970.
    static let today: Int64 = 20_513

    public init() {}

    /// The database was seeded with other data than the program has.
    public struct Mismatch: Error, CustomStringConvertible {
        public var description: String {
            "the database has deals of other cities, categories or numbers; remove it, and it is seeded again"
        }
    }

    /// The number of the oldest deal.
    static let firstNumber: Int64 = 1_000_001

    private static var catalogFingerprint: String {
        // The leading number grows when other deals are made of the same data.
        "1-" + SHA256.of(PackageResources.cities_txt + PackageResources.categories_txt).prefix(16)
    }

    private var fingerprint: String { "\(Self.catalogFingerprint) \(count)" }

    private static func stored(_ connection: any SQLConnection) throws -> String? {
        try connection.first("SELECT fingerprint FROM seed WHERE id = 1") { $0.text(0) }
    }

    static func check(_ database: any Database) throws {
        if let found = try database.read(stored), !found.hasPrefix(catalogFingerprint + " ") { throw Mismatch() }
    }

    /// Fills an empty database, whole or not at all. > Returns: false if it has these deals already. > Throws: `Mismatch` if it has others.
    @discardableResult
    public func fill(_ service: DealsService) throws -> Bool {
        let world = SeedWorld(catalog: service.catalog, count: max(1, count), today: Self.today)
        return try service.store.database.write { connection in
            if let found = try Self.stored(connection) {
                guard found == fingerprint else { throw Mismatch() }
                return false
            }
            // An index is made faster at once than row by row.
            try connection.script(DealSchema.drop(DealSchema.indexes(connection.dialect)))
            if connection.dialect == .sqlite { try connection.script(Self.searchSettings(hashSize: 32 << 20, merge: 0)) }
            try addBusinesses(world, connection)
            try addDeals(world, connection)
            if connection.dialect == .sqlite {
                try connection.script(Self.searchSettings(hashSize: 1 << 20, merge: 4) + DealSchema.mergeSearchIndex)
            }
            try connection.script(DealSchema.create(DealSchema.indexes(connection.dialect)))
            try connection.execute("INSERT INTO seed(id, fingerprint) VALUES (1, ?1)", .text(fingerprint))
            return true
        }
    }

    /// Fewer and larger pieces of the search index while it is filled.
    private static func searchSettings(hashSize: Int, merge: Int) -> String {
        """
        INSERT INTO deal_gram(deal_gram, rank) VALUES ('hashsize', \(hashSize));
        INSERT INTO deal_gram(deal_gram, rank) VALUES ('automerge', \(merge));
        """
    }

    private func addBusinesses(_ world: SeedWorld, _ connection: any SQLConnection) throws {
        for merchant in world.merchants {
            for shop in 0..<merchant.shops {
                let business = world.business(merchant, shop)
                try connection.execute(
                    """
                    INSERT INTO business(number, merchant, city, name, address, telephone, latitude, longitude)
                    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                    """, .int(business.number), .int(merchant.number), .int(world.city(merchant).id), .text(business.name),
                    .text(business.address), .text(business.telephone), .int(business.place.latitude), .int(business.place.longitude))
            }
        }
    }

    private func addDeals(_ world: SeedWorld, _ connection: any SQLConnection) throws {
        var counts: [Int64: Int64] = [:]
        for index in 0..<world.count {
            let seeded = world.deal(index)
            let deal = seeded.deal
            let search = SearchKey.fold(deal.title + " " + world.catalog.regionName(deal.neighbourhood))
            try connection.execute(
                """
                INSERT INTO deal(number, merchant, city, district, neighbourhood, category, subcategory, rank, title, search, item,
                    description, price, list_price, bought, published, deadline, terms, latitude, longitude)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20)
                """, .int(deal.number), .int(deal.merchant), .int(deal.city), .int(deal.district), .int(deal.neighbourhood),
                .int(deal.category), .int(deal.subcategory), .int(seeded.rank), .text(deal.title), .text(search), .text(deal.item),
                .text(deal.description), .int(deal.price), .int(deal.listPrice), .int(deal.bought), .int(deal.published),
                .int(deal.deadline), .int(deal.terms.rawValue), .int(seeded.place.latitude), .int(seeded.place.longitude))
            if connection.dialect == .sqlite {
                try connection.execute(
                    "INSERT INTO deal_gram(rowid, grams) VALUES (?1, ?2)", .int(deal.number),
                    .text(SearchKey.grams(search, owner: deal.city)))
            }
            for region in [deal.city, deal.district, deal.neighbourhood] {
                for category in [0, deal.category, deal.subcategory] { counts[region << 16 | category, default: 0] += 1 }
            }
        }
        for (key, count) in counts.sorted(by: { $0.key < $1.key }) {
            try connection.execute(
                "INSERT INTO deal_count(region, category, count) VALUES (?1, ?2, ?3)", .int(key >> 16), .int(key & 0xFFFF), .int(count))
        }
    }
}
