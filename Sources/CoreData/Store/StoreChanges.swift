/// What a save changes in a store, as values.
package struct StoreChanges: Sendable {
    package struct Row: Sendable {
        package var entity: String
        package var key: Int64
        package var version: Int64
        package var values: [(column: String, value: SQLValue)]

        package init(entity: String, key: Int64, version: Int64 = 0, values: [(column: String, value: SQLValue)] = []) {
            (self.entity, self.key, self.version, self.values) = (entity, key, version, values)
        }
    }

    /// A row in a table of pairs.
    package struct Pair: Hashable, Sendable {
        package var table: String
        package var source: String
        package var destination: String
        package var keys: [Int64]
    }

    /// The place of a destination in an ordered relationship.
    package struct Order: Sendable {
        package var table: String
        package var column: String
        /// Column and value of each key of the row.
        package var keys: [(column: String, value: Int64)]
        package var place: Int64
    }

    package var inserted: [Row] = []
    package var updated: [Row] = []
    package var deleted: [Row] = []
    package var addedPairs: [Pair] = []
    package var removedPairs: [Pair] = []
    package var orders: [Order] = []

    package init() {}

    package var isEmpty: Bool {
        inserted.isEmpty && updated.isEmpty && deleted.isEmpty && addedPairs.isEmpty && removedPairs.isEmpty && orders.isEmpty
    }

    /// The statements, in an order that keeps the tables consistent.
    package func statements(_ schema: SQLSchema) -> [SQLStatement] {
        inserted.map { Self.insertion($0, schema) } + updated.map { Self.update($0, schema) } + addedPairs.map(Self.addition)
            + removedPairs.map(Self.removal) + orders.map(Self.order) + deleted.flatMap { Self.deletion($0, schema) }
    }

    private static func insertion(_ row: Row, _ schema: SQLSchema) -> SQLStatement {
        let columns = (["Z_PK", "Z_ENT", "Z_OPT"] + row.values.map { SQLName.quoted($0.column) }).joined(separator: ", ")
        let marks = Array(repeating: "?", count: row.values.count + 3).joined(separator: ", ")
        let values = [.integer(row.key), .integer(Int64(schema.numbers[row.entity] ?? 0)), .integer(row.version)] + row.values.map(\.value)
        return SQLStatement("INSERT INTO \(SQLName.quoted(schema.table(of: row.entity))) (\(columns)) VALUES (\(marks))", values)
    }

    private static func update(_ row: Row, _ schema: SQLSchema) -> SQLStatement {
        let assignments = (row.values.map { SQLName.quoted($0.column) + " = ?" } + ["Z_OPT = ?"]).joined(separator: ", ")
        let values = row.values.map(\.value) + [.integer(row.version + 1), .integer(row.key), .integer(row.version)]
        return SQLStatement(
            "UPDATE \(SQLName.quoted(schema.table(of: row.entity))) SET \(assignments) WHERE Z_PK = ? AND Z_OPT = ?", values,
            changesOneRow: true)
    }

    private static func deletion(_ row: Row, _ schema: SQLSchema) -> [SQLStatement] {
        let statement = SQLStatement(
            "DELETE FROM \(SQLName.quoted(schema.table(of: row.entity))) WHERE Z_PK = ? AND Z_OPT = ?",
            [.integer(row.key), .integer(row.version)], changesOneRow: true)
        return [statement]
            + schema.pairColumns(of: row.entity).map { table, column in
                SQLStatement("DELETE FROM \(SQLName.quoted(table)) WHERE \(column) = ?", [.integer(row.key)])
            }
    }

    private static func addition(_ pair: Pair) -> SQLStatement {
        SQLStatement(
            "INSERT OR IGNORE INTO \(SQLName.quoted(pair.table)) (\(pair.source), \(pair.destination)) VALUES (?, ?)",
            pair.keys.map(SQLValue.integer))
    }

    private static func removal(_ pair: Pair) -> SQLStatement {
        SQLStatement(
            "DELETE FROM \(SQLName.quoted(pair.table)) WHERE \(pair.source) = ? AND \(pair.destination) = ?",
            pair.keys.map(SQLValue.integer))
    }

    private static func order(_ order: Order) -> SQLStatement {
        let condition = order.keys.map { "\($0.column) = ?" }.joined(separator: " AND ")
        return SQLStatement(
            "UPDATE \(SQLName.quoted(order.table)) SET \(SQLName.quoted(order.column)) = ? WHERE \(condition)",
            [.integer(order.place)] + order.keys.map { .integer($0.value) })
    }
}

extension SQLSchema {
    /// The tables of pairs with rows of an entity, and the column of its key.
    func pairColumns(of entity: String) -> [(table: String, column: String)] {
        links.sorted { $0.key < $1.key }.compactMap { key, link in
            guard case .join(let table, let source, _, _) = link, let owner = key.split(separator: ".").first,
                roots[String(owner)] == roots[entity]
            else { return nil }
            return (table, source)
        }
    }
}
