/// A step of the schema, in both dialects. Steps are never changed or removed.
public struct Migration: Sendable {
    public var name: String
    public var sqlite: String
    public var postgres: String

    public init(_ name: String, sqlite: String, postgres: String) { (self.name, self.sqlite, self.postgres) = (name, sqlite, postgres) }

    /// The same SQL for both dialects.
    public init(_ name: String, _ sql: String) { self.init(name, sqlite: sql, postgres: sql) }
}

extension Database {
    /// Migrates the schema: each step once, in order, all or none.
    /// > Throws: `StorageError.tooNew` for a database with later steps.
    /// > Returns: the names of the steps executed now.
    @discardableResult
    public func migrate(_ migrations: [Migration]) throws -> [String] {
        try write { connection in
            if dialect == .postgres { try connection.script("SELECT pg_advisory_xact_lock(7243961)") }
            try connection.script("CREATE TABLE IF NOT EXISTS schema_migration(number BIGINT PRIMARY KEY, name TEXT NOT NULL)")
            let done = try connection.first("SELECT coalesce(max(number), 0) FROM schema_migration") { Int($0.int(0)) } ?? 0
            guard done <= migrations.count else { throw StorageError.tooNew(found: done, known: migrations.count) }
            for (index, migration) in migrations.enumerated().dropFirst(done) {
                try connection.script(dialect == .sqlite ? migration.sqlite : migration.postgres)
                try connection.execute("INSERT INTO schema_migration VALUES (?1, ?2)", .int(Int64(index + 1)), .text(migration.name))
            }
            return migrations.dropFirst(done).map(\.name)
        }
    }
}
