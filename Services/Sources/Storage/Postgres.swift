import CLibPQ
import Glibc
import Synchronization

/// PostgreSQL through libpq. Connections are opened on demand and pooled.
public final class PostgresDatabase: Database {
    public let dialect = Dialect.postgres
    private let url: String
    private let idle: Mutex<[PostgresConnection]>

    public init(_ url: String) throws(StorageError) {
        self.url = url
        idle = Mutex([try PostgresConnection(url)])
    }

    public func read<T>(_ body: (any SQLConnection) throws -> T) throws -> T { try borrow(body) }

    public func write<T>(_ body: (any SQLConnection) throws -> T) throws -> T {
        try borrow { connection in
            for attempt in 1... {
                do {
                    return try connection.transaction(body)
                } catch StorageError.busy(let reason) {
                    guard attempt < 30 else { throw StorageError.busy(reason) }
                    usleep(UInt32.random(in: 500...5000))
                }
            }
            throw StorageError.busy("")
        }
    }

    private func borrow<T>(_ body: (PostgresConnection) throws -> T) throws -> T {
        let connection = try idle.withLock { $0.popLast() } ?? PostgresConnection(url)
        // A lost connection, for example after a restart of the server, is not reused.
        defer { if connection.isAlive { idle.withLock { $0.append(connection) } } }
        return try body(connection)
    }

    public func close() { idle.withLock { $0.removeAll() } }
}

/// > Isolation: one thread at a time.
final class PostgresConnection: SQLConnection, @unchecked Sendable {
    let dialect = Dialect.postgres
    private var handle: OpaquePointer?
    private var statements: [String: String] = [:]

    init(_ url: String) throws(StorageError) {
        handle = PQconnectdb(url)
        guard let handle, PQstatus(handle) == CONNECTION_OK else {
            let reason = handle.map { String(cString: PQerrorMessage($0)).split(separator: "\n").joined(separator: " ") } ?? "no memory"
            PQfinish(handle)
            self.handle = nil
            throw .cannotOpen(reason)
        }
        // Notices are not errors; libpq would write them to standard error.
        PQsetNoticeProcessor(handle, { _, _ in }, nil)
        PQsetClientEncoding(handle, "UTF8")
    }

    deinit { PQfinish(handle) }

    var isAlive: Bool { PQstatus(handle) == CONNECTION_OK }

    func transaction<T>(_ body: (any SQLConnection) throws -> T) throws -> T {
        try script("BEGIN")
        do {
            let result = try body(self)
            try script("COMMIT")
            return result
        } catch {
            _ = try? script("ROLLBACK")
            throw error
        }
    }

    private func failure(_ result: OpaquePointer?, _ sql: String) -> StorageError {
        let reason = String(cString: PQerrorMessage(handle)).split(separator: "\n").joined(separator: " ")
        switch PQresultErrorField(result, 67).map({ String(cString: $0) }) {  // PG_DIAG_SQLSTATE, 'C'
        case "23505": return .unique(reason)
        case "40001", "40P01", "55P03": return .busy(reason)
        case "53100": return .full(reason)
        default: return .failed(reason, sql: sql)
        }
    }

    /// Replaces `?1` by `$1`, except in quotes.
    static func translate(_ sql: String) -> String {
        var isQuoted = false
        return String(
            sql.map { character in
                if character == "'" { isQuoted.toggle() }
                return character == "?" && !isQuoted ? "$" : character
            })
    }

    private func prepared(_ sql: String) throws(StorageError) -> String {
        if let name = statements[sql] { return name }
        let name = "s\(statements.count)"
        let result = PQprepare(handle, name, Self.translate(sql), 0, nil)
        defer { PQclear(result) }
        guard PQresultStatus(result) == PGRES_COMMAND_OK else { throw failure(result, sql) }
        statements[sql] = name
        return name
    }

    func run(_ sql: String, _ values: [SQLValue], _ each: (SQLRow) throws -> Bool) throws -> Int {
        let name = try prepared(sql)
        let texts = values.map { value -> UnsafeMutablePointer<CChar>? in
            switch value {
            case .null: nil
            case .int(let number): strdup("\(number)")
            case .double(let number): strdup("\(number)")
            case .text(let text): strdup(text)
            }
        }
        defer { for text in texts { free(text) } }
        let pointers = texts.map { UnsafePointer($0) }
        guard let result = PQexecPrepared(handle, name, Int32(values.count), pointers, nil, nil, 0) else { throw failure(nil, sql) }
        defer { PQclear(result) }
        switch PQresultStatus(result) {
        case PGRES_TUPLES_OK:
            for row in 0..<PQntuples(result) {
                if try !each(SQLRow(source: .postgres(result, row: row))) { break }
            }
        case PGRES_COMMAND_OK: break
        default: throw failure(result, sql)
        }
        return Int(String(cString: PQcmdTuples(result))) ?? 0
    }

    func script(_ sql: String) throws {
        let result = PQexec(handle, sql)
        defer { PQclear(result) }
        let status = PQresultStatus(result)
        guard status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_EMPTY_QUERY else { throw failure(result, sql) }
    }

    func plan(_ sql: String, _ values: [SQLValue]) throws -> String {
        try all("EXPLAIN " + sql, values) { $0.text(0) }.joined(separator: "\n")
    }

    func steps(_ sql: String, _ values: [SQLValue]) -> Int? { nil }
}
