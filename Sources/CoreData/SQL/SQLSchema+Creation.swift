extension SQLSchema {
    /// Creates all tables in an empty database.
    package var creation: [SQLStatement] {
        var statements = [
            SQLStatement("CREATE TABLE Z_METADATA (Z_KEY TEXT PRIMARY KEY, Z_VALUE BLOB)"),
            SQLStatement("CREATE TABLE Z_PRIMARYKEY (Z_NAME TEXT PRIMARY KEY, Z_MAX INTEGER)"),
        ]
        for table in tables {
            let own = table.columns.map { ", \(SQLName.quoted($0.name)) \($0.type)" }.joined()
            statements.append(
                SQLStatement(
                    "CREATE TABLE \(SQLName.quoted(table.name)) (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER\(own))"))
            statements.append(SQLStatement("INSERT INTO Z_PRIMARYKEY VALUES (?, 0)", [.text(table.entity)]))
            for column in table.columns where column.kind == nil && !column.property.isEmpty {
                let index = SQLName.quoted("\(table.name)_\(column.name)_INDEX")
                statements.append(
                    SQLStatement("CREATE INDEX \(index) ON \(SQLName.quoted(table.name)) (\(SQLName.quoted(column.name)))"))
            }
        }
        for (table, columns) in joins.sorted(by: { $0.key < $1.key }) {
            let list = columns.map { "\($0) INTEGER" }.joined(separator: ", ")
            let name = SQLName.quoted(table)
            statements.append(SQLStatement("CREATE TABLE \(name) (\(list), PRIMARY KEY (\(columns[0]), \(columns[1])))"))
            statements.append(
                SQLStatement("CREATE INDEX \(SQLName.quoted(table + "_INDEX")) ON \(name) (\(columns[1]), \(columns[0]))"))
        }
        return statements
    }
}

extension SQLSchema.Column {
    /// The column's type; values keep the form in which they are bound.
    var type: String {
        switch kind {
        case nil, .integer16, .integer32, .integer64, .boolean: "INTEGER"
        case .double, .float, .date: "REAL"
        case .string, .decimal, .uuid, .uri: "TEXT"
        case .binary, .transformable: "BLOB"
        }
    }
}
