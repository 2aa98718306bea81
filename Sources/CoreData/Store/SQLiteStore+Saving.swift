internal import Foundation

/// Rows that another writer has changed since they were read.
struct StoreConflict: Error {
    /// Entity and key.
    var rows: [(entity: String, key: Int64)]
}

extension SQLiteStore {
    /// Runs a save in one transaction: keys for new rows, then the changes that `make` returns for them.
    ///
    /// > Parameters: counts: how many keys each table needs. make: receives the first key of each.
    func save(_ counts: [String: Int], _ make: ([String: Int64]) throws -> StoreChanges) throws {
        guard !isReadOnly else {
            throw StoreError.error(NSPersistentStoreSaveError, "The store at \(path) is read-only.", [NSFilePathErrorKey: path])
        }
        do { try database.run("BEGIN IMMEDIATE") } catch { throw failure(error) }
        do {
            var first: [String: Int64] = [:]
            for (root, count) in counts.sorted(by: { $0.key < $1.key }) {
                let last = try value("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_NAME = ?", [.text(root)])
                first[root] = last + 1
                try run("UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_NAME = ?", [.integer(last + Int64(count)), .text(root)])
            }
            try apply(try make(first))
            try run("COMMIT", [])
        } catch {
            try? database.run("ROLLBACK")
            throw error
        }
    }

    private func apply(_ changes: StoreChanges) throws {
        var conflicts: [(entity: String, key: Int64)] = []
        for row in changes.updated + changes.deleted {
            let table = SQLName.quoted(schema.table(of: row.entity))
            let stored: SQLValue
            do {
                stored = try database.value("SELECT Z_OPT FROM \(table) WHERE Z_PK = ?", [.integer(row.key)])
            } catch { throw failure(error) }
            if stored != .integer(row.version) { conflicts.append((row.entity, row.key)) }
        }
        guard conflicts.isEmpty else { throw StoreConflict(rows: conflicts) }
        for statement in changes.statements(schema) { try run(statement.fragment.text, statement.fragment.values) }
    }

    func run(_ text: String, _ values: [SQLValue]) throws(NSError) {
        do { try database.run(text, values) } catch { throw failure(error) }
    }

    private func value(_ text: String, _ values: [SQLValue]) throws(NSError) -> Int64 {
        do { return try database.value(text, values).integer ?? 0 } catch { throw failure(error) }
    }
}
