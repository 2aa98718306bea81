internal import DataModel
internal import Foundation

/// A row as it is in the store.
struct StoredRow {
    var entity: NSEntityDescription
    var key: Int64
    var version: Int64
    var slots: [Slot]
}

/// A store's database: queries and changes. The coordinator's lock is around every call.
final class SQLiteStore {
    let database: SQLiteDatabase
    let schema: SQLSchema
    let isReadOnly: Bool
    let identifier: String
    let path: String
    private let entities: [String: NSEntityDescription]
    weak var store: NSPersistentStore?
    var metadata: [String: Any] = [:]
    private var plans: [ObjectIdentifier: RowPlan] = [:]
    private var columnNames: [ObjectIdentifier: [String?]] = [:]

    /// Opens or creates the database. > Parameters: path: `:memory:` for one without a file.
    init(path: String, model: NSManagedObjectModel, configuration: String?, options: StoreOptions) throws(NSError) {
        let document = ModelText.document(of: model, configuration: configuration)
        (self.path, isReadOnly, schema) = (path, options.isReadOnly, SQLSchema(document))
        entities = model.entitiesByName
        do throws(ModelFailure) { try document.check() } catch {
            throw StoreError.error(NSPersistentStoreIncompatibleSchemaError, "The model is invalid: \(error).")
        }
        do {
            database = try SQLiteDatabase(path: path, isReadOnly: options.isReadOnly)
            if path != ":memory:", !options.isReadOnly { try database.run("PRAGMA journal_mode = WAL") }
            if try StoreMetadata.isEmpty(database) {
                identifier = UUID().uuidString
                try Self.create(schema, document, identifier, in: database)
            } else {
                identifier = try StoreMetadata.text(StoreMetadata.identifierKey, in: database) ?? ""
            }
        } catch {
            throw StoreError.sqlite(error, path: path, isOpening: true)
        }
        try StoreMigration(database: database, document: document, schema: schema, path: path, options: options).run()
        metadata = [StoreMetadata.schemaKey: schema.signature]
    }

    private static func create(
        _ schema: SQLSchema, _ document: ModelDocument, _ identifier: String, in database: SQLiteDatabase
    ) throws(SQLiteFailure) {
        try database.transaction { () throws(SQLiteFailure) in
            for statement in schema.creation { try database.run(statement.fragment.text, statement.fragment.values) }
            try StoreMetadata.write(document, schema, identifier: identifier, to: database)
        } wrap: {
            $0
        }
    }

    func failure(_ failure: SQLiteFailure) -> NSError { StoreError.sqlite(failure, path: path) }

    // MARK: Rows

    private func plan(for entity: NSEntityDescription) -> RowPlan {
        if let known = plans[ObjectIdentifier(entity)] { return known }
        let plan = RowPlan(entity, schema)
        plans[ObjectIdentifier(entity)] = plan
        return plan
    }

    /// For each property of an entity: its column, or nil.
    func columns(of entity: NSEntityDescription) -> [String?] {
        if let known = columnNames[ObjectIdentifier(entity)] { return known }
        let names = entity.layout.properties.map { property in
            property.owner?.name.flatMap { schema.column(property.name, of: $0)?.name }
        }
        columnNames[ObjectIdentifier(entity)] = names
        return names
    }

    func identifier(_ entity: NSEntityDescription, _ key: Int64) -> NSManagedObjectID? {
        store.map { NSManagedObjectID(entity, key, in: $0) }
    }

    func entity(number: Int64) -> NSEntityDescription? { schema.names[Int(clamping: number)].flatMap { entities[$0] } }

    /// Rows of an entity's family that satisfy the query.
    func rows(_ query: StoreQuery) throws(NSError) -> [StoredRow] {
        let plan = plan(for: query.entity)
        do {
            var rows: [StoredRow] = []
            try database.rows(query.statement(selecting: plan.columns, schema)) { (row) throws(SQLiteFailure) in
                if let stored = try self.row(row, plan) { rows.append(stored) }
                return true
            }
            return rows
        } catch {
            throw failure(error)
        }
    }

    private func row(_ row: SQLiteRow, _ plan: RowPlan) throws(SQLiteFailure) -> StoredRow? {
        guard let entity = entity(number: row.integer(1)) else { return nil }
        var slots: [Slot] = []
        let layout = entity.layout
        slots.reserveCapacity(layout.properties.count)
        let places = plan.places(of: entity)
        for index in layout.indices {
            guard let place = places[index] else {
                slots.append(layout.relationships[index].map { $0.isToMany ? .unloaded : .object(nil) } ?? .value(nil))
                continue
            }
            if let attribute = layout.attributes[index] {
                slots.append(.value(ValueCoding.value(row[place], attribute)))
            } else {
                slots.append(.reference(try reference(row[place], layout.relationships[index]?.destinationEntity)))
            }
        }
        return StoredRow(entity: entity, key: row.integer(0), version: row.integer(2), slots: slots)
    }

    /// The identifier of a row, with its own entity if others inherit from the relationship's.
    private func reference(_ value: SQLValue, _ destination: NSEntityDescription?) throws(SQLiteFailure) -> NSManagedObjectID? {
        guard let key = value.integer, let destination else { return nil }
        guard !destination.subentities.isEmpty else { return identifier(destination, key) }
        let table = SQLName.quoted(schema.table(of: destination.name ?? ""))
        let number = try database.value("SELECT Z_ENT FROM \(table) WHERE Z_PK = ?", [.integer(key)])
        return number.integer.flatMap(entity).flatMap { identifier($0, key) }
    }

    /// The keys and entities of a family's rows.
    func identifiers(_ query: StoreQuery) throws(NSError) -> [NSManagedObjectID] {
        do {
            var found: [NSManagedObjectID] = []
            try database.rows(query.statement(selecting: [], schema)) { (row) throws(SQLiteFailure) in
                if let id = self.entity(number: row.integer(1)).flatMap({ self.identifier($0, row.integer(0)) }) { found.append(id) }
                return true
            }
            return found
        } catch {
            throw failure(error)
        }
    }

    func count(_ query: StoreQuery) throws(NSError) -> Int {
        do {
            let statement = query.counting(schema)
            return Int(clamping: try database.value(statement.text, statement.values).integer ?? 0)
        } catch {
            throw failure(error)
        }
    }

    /// The destinations of a relationship to many objects.
    func destinations(of relationship: NSRelationshipDescription, from key: Int64) throws(NSError) -> [NSManagedObjectID] {
        guard let destination = relationship.destinationEntity, let owner = relationship.owner?.name,
            let link = schema.link(relationship.name, of: owner)
        else { return [] }
        let table = SQLName.quoted(schema.table(of: destination.name ?? ""))
        let text: String
        switch link {
        case .column: return []
        case .inverse(let column, let order):
            text = "SELECT Z_PK, Z_ENT FROM \(table) WHERE \(SQLName.quoted(column)) = ? ORDER BY \(order.map(SQLName.quoted) ?? "Z_PK")"
        case .join(let join, let source, let target, let order):
            text =
                "SELECT t.Z_PK, t.Z_ENT FROM \(table) t JOIN \(SQLName.quoted(join)) j ON t.Z_PK = j.\(target) WHERE j.\(source) = ? "
                + "ORDER BY \(order.map { "j." + $0 } ?? "t.Z_PK")"
        }
        do {
            var found: [NSManagedObjectID] = []
            try database.rows(SQLFragment(text, [.integer(key)])) { (row) throws(SQLiteFailure) in
                if let id = self.entity(number: row.integer(1)).flatMap({ self.identifier($0, row.integer(0)) }) { found.append(id) }
                return true
            }
            return found
        } catch {
            throw failure(error)
        }
    }
}
