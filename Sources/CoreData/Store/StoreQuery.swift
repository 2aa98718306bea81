/// What is asked of a store.
struct StoreQuery {
    var entity: NSEntityDescription
    var includesSubentities = true
    /// On the table with the alias `t0`.
    var condition: SQLFragment?
    var order: [String] = []
    var limit = 0
    var offset = 0

    static let alias = "t0"

    func statement(selecting columns: [String], _ schema: SQLSchema) -> SQLFragment {
        let names = (RowPlan.leading + columns.map(SQLName.quoted)).map { "\(Self.alias).\($0)" }.joined(separator: ", ")
        var statement = "SELECT \(names)" + from(schema)
        if !order.isEmpty { statement.text += " ORDER BY " + order.joined(separator: ", ") }
        return limited(statement)
    }

    func counting(_ schema: SQLSchema) -> SQLFragment {
        guard limit > 0 || offset > 0 else { return "SELECT COUNT(*)" + from(schema) }
        return "SELECT COUNT(*) FROM (" + limited("SELECT 1" + from(schema)) + ")"
    }

    private func limited(_ statement: SQLFragment) -> SQLFragment {
        guard limit > 0 || offset > 0 else { return statement }
        return statement + SQLFragment(" LIMIT ? OFFSET ?", [.integer(limit > 0 ? Int64(limit) : -1), .integer(Int64(offset))])
    }

    /// The table and the condition.
    func from(_ schema: SQLSchema) -> SQLFragment {
        let family = includesSubentities ? entity.family : [entity]
        let numbers = family.compactMap { schema.numbers[$0.name ?? ""] }.map(String.init).joined(separator: ", ")
        var result = SQLFragment(" FROM \(SQLName.quoted(schema.table(of: entity.name ?? ""))) \(Self.alias)")
        var conditions: [SQLFragment] = []
        // A table of one entity needs no condition for it.
        if entity.superentity != nil || !entity.subentities.isEmpty {
            conditions.append(SQLFragment("\(Self.alias).Z_ENT IN (\(numbers))"))
        }
        if let condition { conditions.append(condition) }
        if !conditions.isEmpty { result = result + " WHERE " + SQLFragment.joined(conditions, by: " AND ") }
        return result
    }
}
