import Storage
import TextIndex

/// The tables of the Deals service.
///
/// `number` is a deal's identity and its place in time: later deals have larger ones. Prices are hundredths of a yuan, places millionths of
/// a degree, dates days since 1970. A list is a range of an index that is in the list's order: by city or district, with or without a
/// category. Subcategories and neighbourhoods are read from the same ranges and compared in the index, a bounded part of it for each row.
/// `deal_count` has the length of every list: of a region (city, district or neighbourhood) and a category (0 for all, or of either level).
/// `cell` is the square of the map that a deal is in, see `MapCell`.
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
        Migration("indexes", sqlite: create(.sqlite), postgres: create(.postgres)),
        // Databases from before the index of cells held all that a selection by place reads.
        Migration("cells", sqlite: recreateCells, postgres: recreateCells),
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

    /// A selection by place reads thousands of deals, so all that it compares and sorts by is in the index: what follows `cell` is what
    /// `DealQuery.conditions` compares and `Candidate.columns`.
    private static let cellColumns =
        "cell, category, subcategory, city, district, neighbourhood, number, rank, price, bought, deadline, latitude, longitude"

    private static let recreateCells = "DROP INDEX deal_cell; CREATE INDEX deal_cell ON deal(\(cellColumns));"

    /// Names and definitions. Seeding drops them first and creates them last.
    static func indexes(_ dialect: Dialect) -> [(name: String, definition: String)] {
        var found: [(name: String, definition: String)] = []
        for range in ranges {
            for column in ["rank", "price", "bought", "deadline"] {
                found.append(("deal_\(range.name)_\(column)", "deal(\(range.equal), \(column), number\(range.compared))"))
            }
            found.append(("deal_\(range.name)_number", "deal(\(range.equal), number\(range.compared))"))
        }
        found.append(("deal_cell", "deal(\(cellColumns))"))
        found.append(("business_merchant", "business(merchant, number)"))
        if dialect == .postgres { found.append(("deal_search", "deal USING gin (search gin_trgm_ops)")) }
        return found
    }

    static func create(_ dialect: Dialect) -> String {
        indexes(dialect).map { "CREATE INDEX \($0.name) ON \($0.definition);" }.joined(separator: "\n")
    }

    static func drop(_ dialect: Dialect) -> String { indexes(dialect).map { "DROP INDEX \($0.name);" }.joined(separator: "\n") }
}

/// Squares of five thousandths of a degree; those of one latitude have consecutive numbers.
enum MapCell {
    static let size: Int64 = 5000
    private static let width: Int64 = 100_000

    static func row(_ latitude: Int64) -> Int64 { (latitude + 90_000_000) / size }

    static func column(_ longitude: Int64) -> Int64 { (longitude + 180_000_000) / size }

    static func number(row: Int64, column: Int64) -> Int64 { row * width + column }

    static func number(_ latitude: Int64, _ longitude: Int64) -> Int64 { number(row: row(latitude), column: column(longitude)) }

    /// The cells that have been read: a range in each row.
    struct Known {
        private var rows: [Int64: ClosedRange<Int64>] = [:]

        /// > Parameters: cells: of one row, around those of the row that are known.
        /// > Returns: the ranges of those that were not.
        mutating func add(_ cells: ClosedRange<Int64>) -> [ClosedRange<Int64>] {
            guard let known = rows.updateValue(cells, forKey: cells.lowerBound / MapCell.width) else { return [cells] }
            var rest: [ClosedRange<Int64>] = []
            if cells.lowerBound < known.lowerBound { rest.append(cells.lowerBound...known.lowerBound - 1) }
            if cells.upperBound > known.upperBound { rest.append(known.upperBound + 1...cells.upperBound) }
            return rest
        }
    }
}
