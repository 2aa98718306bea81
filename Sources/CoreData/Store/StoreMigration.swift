internal import DataModel
internal import Foundation

/// Brings a store to the app's model: copies the rows into new tables, by the names that entities and properties had.
///
/// What was added has its default value; what is not in the new model is lost.
struct StoreMigration {
    let database: SQLiteDatabase
    let document: ModelDocument
    let schema: SQLSchema
    let path: String
    let options: StoreOptions

    func run() throws(NSError) {
        let old: ModelDocument
        do {
            let signature = try? StoreMetadata.text(StoreMetadata.schemaKey, in: database)
            guard signature != schema.signature else { return }
            guard let found = try? StoreMetadata.model(in: database) else {
                throw StoreError.error(
                    NSPersistentStoreOpenError, "The file couldn’t be opened because it isn’t in the correct format.",
                    [
                        NSFilePathErrorKey: path,
                        NSLocalizedFailureReasonErrorKey: "It is a database that Ferry did not make; stores of iOS cannot be opened.",
                    ])
            }
            old = found
        }
        guard options.migrates, options.infers, !options.isReadOnly else {
            throw StoreError.error(
                NSPersistentStoreIncompatibleVersionHashError,
                "The model used to open the store is incompatible with the one used to create the store.", [NSFilePathErrorKey: path])
        }
        let plan = try MigrationPlan(from: old, to: document, path: path)
        do {
            let identifier = try StoreMetadata.text(StoreMetadata.identifierKey, in: database) ?? UUID().uuidString
            try database.transaction { () throws(SQLiteFailure) in
                for statement in plan.statements { try database.run(statement.fragment.text, statement.fragment.values) }
                try StoreMetadata.write(document, schema, identifier: identifier, to: database)
            } wrap: {
                $0
            }
        } catch {
            throw StoreError.error(
                NSMigrationError, "Persistent store migration failed.",
                [NSFilePathErrorKey: path, NSLocalizedFailureReasonErrorKey: "SQLite: \(error.message) (code \(error.code))"])
        }
    }
}
