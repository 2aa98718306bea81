import CSQLite
import Glibc
import Synchronization

/// SQLite in WAL mode: one writer, concurrent readers, every commit on the disk before it is reported.
public final class SQLiteDatabase: Database {
    public let dialect = Dialect.sqlite
    private let path: String
    private let writer: Mutex<SQLiteConnection>
    private let readers = Mutex<[SQLiteConnection]>([])

    public init(_ path: String) throws(StorageError) {
        self.path = path
        writer = Mutex(try SQLiteConnection(path, isReader: false))
    }

    public func read<T>(_ body: (any SQLConnection) throws -> T) throws -> T {
        let connection = try readers.withLock { $0.popLast() } ?? SQLiteConnection(path, isReader: true)
        // Without a transaction, SQLite would lock and unlock the log for each statement.
        try connection.execute("BEGIN")
        defer {
            // A connection that cannot end its transaction is not reused: its snapshot would grow old.
            if (try? connection.execute("COMMIT")) != nil { readers.withLock { $0.append(connection) } }
        }
        return try body(connection)
    }

    public func write<T>(_ body: (any SQLConnection) throws -> T) throws -> T {
        try withoutActuallyEscaping(body) { body in
            let work = Unchecked(body)
            return try writer.withLock { connection in try Unchecked(connection.transaction(work.value)) }.value
        }
    }

    public func close() {
        readers.withLock { $0.removeAll() }
        writer.withLock { $0.close() }
    }

    /// Moves a value across the boundary of a lock that is held all the time.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }
}

/// > Isolation: one thread at a time.
final class SQLiteConnection: SQLConnection, @unchecked Sendable {
    let dialect = Dialect.sqlite
    private var handle: OpaquePointer?
    private var statements: [String: OpaquePointer] = [:]

    init(_ path: String, isReader: Bool) throws(StorageError) {
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (isReader ? 0 : SQLITE_OPEN_CREATE)
        guard sqlite3_open_v2(path, &handle, flags, nil) == SQLITE_OK else {
            let reason = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory"
            sqlite3_close_v2(handle)
            handle = nil
            throw .cannotOpen("\(path): \(reason)")
        }
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, 15_000)
        do {
            try script(
                """
                PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;
                PRAGMA cache_size = -32000; PRAGMA mmap_size = 2147418112;
                """)
            if isReader { try script("PRAGMA query_only = ON") }
        } catch {
            close()
            throw .cannotOpen("\(path): \(error)")
        }
    }

    deinit { close() }

    func close() {
        for statement in statements.values { sqlite3_finalize(statement) }
        statements = [:]
        sqlite3_close_v2(handle)
        handle = nil
    }

    func transaction<T>(_ body: (any SQLConnection) throws -> T) throws -> T {
        try execute("BEGIN IMMEDIATE")
        do {
            let result = try body(self)
            try execute("COMMIT")
            return result
        } catch {
            // A failed COMMIT may already have rolled back.
            _ = try? execute("ROLLBACK")
            throw error
        }
    }

    private func failure(_ sql: String) -> StorageError {
        let reason = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "closed"
        switch handle.map({ sqlite3_extended_errcode($0) }) ?? SQLITE_MISUSE {
        case 2067, 1555, 2579: return .unique(reason)  // SQLITE_CONSTRAINT_UNIQUE, _PRIMARYKEY, _ROWID: macros that Swift does not import
        case let code where code & 0xff == SQLITE_BUSY: return .busy(reason)
        case let code where code & 0xff == SQLITE_FULL || (code & 0xff == SQLITE_IOERR && isDiskFull): return .full(reason)
        default: return .failed(reason, sql: sql)
        }
    }

    /// Whether the last call of the system failed for want of space: a quota, or a disk that is full when the log is synced.
    private var isDiskFull: Bool { [ENOSPC, EDQUOT].contains(sqlite3_system_errno(handle)) }

    private func prepared(_ sql: String) throws(StorageError) -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        guard sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil) == SQLITE_OK, let statement else {
            throw failure(sql)
        }
        statements[sql] = statement
        return statement
    }

    func run(_ sql: String, _ values: [SQLValue], _ each: (SQLRow) throws -> Bool) throws -> Int {
        let statement = try prepared(sql)
        defer { sqlite3_reset(statement) }
        for (index, value) in values.enumerated() {
            let place = Int32(index + 1)
            let status =
                switch value {
                case .null: sqlite3_bind_null(statement, place)
                case .int(let number): sqlite3_bind_int64(statement, place, number)
                case .double(let number): sqlite3_bind_double(statement, place, number)
                case .text(let text): services_bind_text(statement, place, text, Int32(text.utf8.count))
                }
            guard status == SQLITE_OK else { throw failure(sql) }
        }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: if try !each(SQLRow(source: .sqlite(statement))) { return 0 }
            case SQLITE_DONE: return Int(sqlite3_changes(handle))
            default: throw failure(sql)
            }
        }
    }

    func script(_ sql: String) throws {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure(sql) }
    }

    func plan(_ sql: String, _ values: [SQLValue]) throws -> String {
        try all("EXPLAIN QUERY PLAN " + sql, values) { $0.text(3) }.joined(separator: "\n")
    }

    func steps(_ sql: String, _ values: [SQLValue]) throws -> Int? {
        let statement = try prepared(sql)
        _ = sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_VM_STEP, 1)
        _ = try run(sql, values) { _ in true }
        return Int(sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_VM_STEP, 0))
    }
}
