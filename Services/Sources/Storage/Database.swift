/// A value bound to a statement. Timestamps are whole numbers; large data are in files.
public enum SQLValue: Sendable, Equatable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    case null
    case int(Int64)
    case double(Double)
    case text(String)

    public init(integerLiteral value: Int64) { self = .int(value) }
    public init(stringLiteral value: String) { self = .text(value) }
    public init(nilLiteral: ()) { self = .null }
}

public enum StorageError: Error, Sendable, Equatable, CustomStringConvertible {
    /// A unique constraint is violated.
    case unique(String)
    /// Another writer held the lock until the timeout.
    case busy(String)
    /// The database's disk, or what it may use of it, is full. Nothing of the transaction is kept.
    case full(String)
    case cannotOpen(String)
    case failed(String, sql: String)
    /// The database was created by a later version of the program.
    case tooNew(found: Int, known: Int)

    public var description: String {
        switch self {
        case .unique(let text): "already exists: \(text)"
        case .busy(let text): "busy: \(text)"
        case .full(let text): "full: \(text)"
        case .cannotOpen(let text): "cannot open the database: \(text)"
        case .failed(let text, let sql): "\(text), in: \(sql)"
        case .tooNew(let found, let known): "the database is at migration \(found), this program knows \(known); use a later version"
        }
    }
}

public enum Dialect: Sendable { case sqlite, postgres }

/// One connection, inside `read` or `write`. Statements are written for both databases, with `?1`, `?2` for the values; prepared ones
/// are cached.
public protocol SQLConnection: AnyObject {
    var dialect: Dialect { get }
    /// Runs one statement. `each` is called for each row until it returns false. > Returns: how many rows were changed.
    @discardableResult
    func run(_ sql: String, _ values: [SQLValue], _ each: (SQLRow) throws -> Bool) throws -> Int
    /// Runs statements without values, in sequence.
    func script(_ sql: String) throws
    /// The database's query plan for a statement, in its own format.
    func plan(_ sql: String, _ values: [SQLValue]) throws -> String
    /// The number of virtual machine steps for a statement; nil if the database does not count them.
    func steps(_ sql: String, _ values: [SQLValue]) throws -> Int?
}

extension SQLConnection {
    @discardableResult
    public func execute(_ sql: String, _ values: SQLValue...) throws -> Int { try run(sql, values) { _ in true } }

    public func all<T>(_ sql: String, _ values: [SQLValue], _ map: (SQLRow) throws -> T) throws -> [T] {
        var rows: [T] = []
        try run(sql, values) {
            rows.append(try map($0))
            return true
        }
        return rows
    }

    public func first<T>(_ sql: String, _ values: SQLValue..., map: (SQLRow) throws -> T) throws -> T? {
        var found: T?
        try run(sql, values) {
            found = try map($0)
            return false
        }
        return found
    }
}

/// The database of a service: SQLite in a file, or PostgreSQL.
public protocol Database: AnyObject, Sendable {
    var dialect: Dialect { get }
    /// Concurrent. With SQLite all statements of `body` read one consistent snapshot of the database, with PostgreSQL each reads its own.
    func read<T>(_ body: (any SQLConnection) throws -> T) throws -> T
    /// One transaction: committed when `body` returns, rolled back when it throws. A committed one is on the disk. PostgreSQL may run
    /// `body` again after a conflict, so it must not change anything else.
    ///
    /// SQLite runs one at a time. PostgreSQL runs them concurrently at READ COMMITTED: start with an UPDATE of the row that guards what
    /// you read.
    @discardableResult
    func write<T>(_ body: (any SQLConnection) throws -> T) throws -> T
    func close()
}

/// Opens `postgres://…` and `postgresql://…` with libpq, anything else as the path of a SQLite file.
public func openDatabase(_ url: String) throws(StorageError) -> any Database {
    if url.hasPrefix("postgres://") || url.hasPrefix("postgresql://") { return try PostgresDatabase(url) }
    return try SQLiteDatabase(url)
}
