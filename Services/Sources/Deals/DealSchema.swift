import Storage
import TextIndex

/// The tables of the Deals service.
///
/// `number` is a deal's identity and its place in time: later deals have larger ones. Prices are hundredths of a yuan, places millionths of
/// a degree, dates days since 1970. A list is a range of an index that is in the list's order: by city or district, with or without a
/// category. Subcategories and neighbourhoods are read from the same ranges and compared in the index, a bounded part of it for each row.
/// `deal_count` has the length of every list: of a region (city, district or neighbourhood) and a category (0 for all, or of either level).
/// A selection by place is read from the bands of the map that its circle touches, see `MapBand`.
enum DealSchema {
    static let migrations = [
        Migration("deals", sqlite: tables(key: "INTEGER PRIMARY KEY"), postgres: tables(key: "BIGINT PRIMARY KEY")),
        Migration(
            "search",
            sqlite: """
                CREATE VIRTUAL TABLE deal_gram USING fts5(
                    grams, content = '', detail = none, columnsize = 0, tokenize = 'ascii', prefix = '\(SearchKey.prefixes)');
                """,
            postgres: "CREATE EXTENSION IF NOT EXISTS pg_trgm;"),
        Migration("indexes", sqlite: create(firstIndexes(.sqlite)), postgres: create(firstIndexes(.postgres))),
        Migration("cells", sqlite: recreateCells, postgres: recreateCells),
        Migration("bands", sqlite: bands + mergeSearchIndex, postgres: bands),
    ]

    private static func tables(key: String) -> String {
        """
        CREATE TABLE business(
            number \(key), merchant BIGINT NOT NULL, city BIGINT NOT NULL, name TEXT NOT NULL, address TEXT NOT NULL, telephone TEXT NOT NULL,
            latitude BIGINT NOT NULL, longitude BIGINT NOT NULL);
        CREATE TABLE deal(
            number \(key), merchant BIGINT NOT NULL, city BIGINT NOT NULL, district BIGINT NOT NULL, neighbourhood BIGINT NOT NULL,
            category BIGINT NOT NULL, subcategory BIGINT NOT NULL, rank BIGINT NOT NULL, title TEXT NOT NULL, search TEXT NOT NULL,
            item TEXT NOT NULL, description TEXT NOT NULL, price BIGINT NOT NULL, list_price BIGINT NOT NULL, bought BIGINT NOT NULL,
            published BIGINT NOT NULL, deadline BIGINT NOT NULL, terms BIGINT NOT NULL, latitude BIGINT NOT NULL, longitude BIGINT NOT NULL,
            cell BIGINT NOT NULL);
        CREATE TABLE deal_count(
            region BIGINT NOT NULL, category BIGINT NOT NULL, count BIGINT NOT NULL, PRIMARY KEY(region, category));
        CREATE TABLE seed(id BIGINT PRIMARY KEY, fingerprint TEXT NOT NULL);
        """
    }

    /// The ranges that lists are read from: a name, the columns that are equal, and those that are compared in the index.
    private static let ranges: [(name: String, equal: String, compared: String)] = [
        ("city", "city", ""), ("category", "city, category", ", subcategory"), ("district", "district", ", neighbourhood"),
        ("both", "district, category", ", subcategory, neighbourhood"),
    ]

    /// What a selection compares and sorts by. It reads hundreds of deals, so that is in its index: see `DealQuery.conditions` and
    /// `Candidate.columns`.
    private static let selected = "rank, price, bought, deadline, category, subcategory, district, neighbourhood"
    private static let bandIndex = (
        name: "deal_band", definition: "deal((\(MapBand.expression)), longitude, latitude, number, city, \(selected))"
    )
    /// Also the range of a city's newest deals.
    private static let cityIndex = (name: "deal_city_number", definition: "deal(city, number, latitude, longitude, merchant, \(selected))")

    /// With the name, which suggestions read.
    private static let shopIndex = (name: "business_merchant", definition: "business(merchant, number, name)")

    /// Names and definitions. Seeding drops them first and creates them last.
    static func indexes(_ dialect: Dialect) -> [(name: String, definition: String)] {
        let later = [cityIndex, bandIndex, shopIndex]
        return firstIndexes(dialect).filter { first in first.name != cellIndex.name && !later.contains { $0.name == first.name } } + later
    }

    static func create(_ indexes: [(name: String, definition: String)]) -> String {
        indexes.map { "CREATE INDEX \($0.name) ON \($0.definition);" }.joined(separator: "\n")
    }

    static func drop(_ indexes: [(name: String, definition: String)]) -> String {
        indexes.map { "DROP INDEX \($0.name);" }.joined(separator: "\n")
    }

    /// Makes one piece of the search index, after many deals were added: a search looks into each piece. SQLite alone has pieces.
    static let mergeSearchIndex = "INSERT INTO deal_gram(deal_gram) VALUES ('optimize');"

    // MARK: Databases of earlier versions

    /// Deals were selected by squares of the map, whose numbers were in a column.
    private static let cellIndex = (
        name: "deal_cell",
        definition:
            "deal(cell, category, subcategory, city, district, neighbourhood, number, rank, price, bought, deadline, latitude, longitude)"
    )
    private static let recreateCells = drop([cellIndex]) + create([cellIndex])
    private static let bands =
        drop([cellIndex, cityIndex, shopIndex]) + "ALTER TABLE deal DROP COLUMN cell;" + create([cityIndex, bandIndex, shopIndex])

    private static func firstIndexes(_ dialect: Dialect) -> [(name: String, definition: String)] {
        var found: [(name: String, definition: String)] = []
        for range in ranges {
            for column in ["rank", "price", "bought", "deadline"] {
                found.append(("deal_\(range.name)_\(column)", "deal(\(range.equal), \(column), number\(range.compared))"))
            }
            found.append(("deal_\(range.name)_number", "deal(\(range.equal), number\(range.compared))"))
        }
        found += [cellIndex, ("business_merchant", "business(merchant, number)")]
        if dialect == .postgres { found.append(("deal_search", "deal USING gin (search gin_trgm_ops)")) }
        return found
    }
}

/// Bands of the map, each fifteen ten-thousandths of a degree of latitude high: 167 metres.
///
/// The deals of one are in the order of their longitudes, so that those in a circle are a range of each band.
enum MapBand {
    static let height: Int64 = 1500
    /// The band of a deal.
    static let expression = "(latitude + 90000000) / \(height)"

    static func number(_ latitude: Int64) -> Int64 { (latitude + 90_000_000) / height }

    /// A part of a band. > Units: millionths of a degree of longitude.
    struct Part: Hashable, Sendable {
        var band: Int64
        var longitudes: ClosedRange<Int64>
    }

    /// The parts that have been read: one of each band.
    struct Known {
        private var bands: [Int64: ClosedRange<Int64>] = [:]

        /// > Parameters: part: one around the same place as those before; it may be smaller than that of its band that is known.
        /// > Returns: what was not known.
        mutating func add(_ part: Part) -> [Part] {
            guard let known = bands[part.band] else {
                bands[part.band] = part.longitudes
                return [part]
            }
            bands[part.band] =
                min(known.lowerBound, part.longitudes.lowerBound)...max(known.upperBound, part.longitudes.upperBound)
            var rest: [Part] = []
            if part.longitudes.lowerBound < known.lowerBound {
                rest.append(Part(band: part.band, longitudes: part.longitudes.lowerBound...known.lowerBound - 1))
            }
            if part.longitudes.upperBound > known.upperBound {
                rest.append(Part(band: part.band, longitudes: known.upperBound + 1...part.longitudes.upperBound))
            }
            return rest
        }
    }
}
