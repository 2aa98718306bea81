import Foundation
import SQLite3

/// A SQLite database, and its errors.
public final class Database: @unchecked Sendable {
    public struct Failure: Error, Equatable {
        public var code: Int32
        public var message: String

        /// The file is not a database, or is damaged.
        public var isCorrupt: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xff) }
    }

    public enum Value: Equatable {
        case null
        case integer(Int64)
        case real(Double)
        case text(String)
    }

    /// A row of a result; columns are numbered from 0.
    public struct Row {
        fileprivate let statement: OpaquePointer

        public func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }
        public func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

        public func text(_ column: Int32) -> String? {
            guard let bytes = sqlite3_column_text(statement, column) else { return nil }
            let count = Int(sqlite3_column_bytes(statement, column))
            return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
        }
    }

    private var connection: OpaquePointer?
    private let lock = NSRecursiveLock()

    /// When a transaction is on the disk.
    public enum Durability: String {
        /// At the next checkpoint: a power failure may lose the last transactions, the end of the process does not.
        case normal = "NORMAL"
        /// When it is committed.
        case full = "FULL"
    }

    public init(at path: String, durability: Durability = .normal) throws {
        // Each use has `lock`: SQLite's own would be taken twice for each row.
        let code = sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK else {
            let failure = self.failure(code)
            sqlite3_close_v2(connection)
            throw failure
        }
        sqlite3_busy_timeout(connection, 2000)
        try execute("PRAGMA journal_mode = WAL")
        try execute("PRAGMA synchronous = \(durability.rawValue)")
    }

    deinit { sqlite3_close_v2(connection) }

    private func failure(_ code: Int32) -> Failure {
        Failure(code: code, message: connection.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) } ?? "")
    }

    private func prepare(_ sql: String, _ values: [Value]) throws -> OpaquePointer {
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
        guard code == SQLITE_OK, let statement else { throw failure(code) }
        for (index, value) in values.enumerated() {
            let place = Int32(index + 1)
            switch value {
            case .null: sqlite3_bind_null(statement, place)
            case .integer(let number): sqlite3_bind_int64(statement, place, number)
            case .real(let number): sqlite3_bind_double(statement, place, number)
            case .text(let text):
                // With its length, to preserve a NUL in the text.
                sqlite3_bind_text(statement, place, text, Int32(text.utf8.count), Self.copied)
            }
        }
        return statement
    }

    /// `SQLITE_TRANSIENT`: SQLite copies the text before the call returns.
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    public func execute(_ sql: String, _ values: Value...) throws { _ = try rows(sql, values) { _ in () } }

    public func rows<Result>(_ sql: String, _ values: [Value] = [], _ map: (Row) throws -> Result) throws -> [Result] {
        lock.lock()
        defer { lock.unlock() }
        let statement = try prepare(sql, values)
        defer { sqlite3_finalize(statement) }
        var results: [Result] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: results.append(try map(Row(statement: statement)))
            case SQLITE_DONE: return results
            case let code: throw failure(code)
            }
        }
    }

    /// The first column of each row: faster than `rows` for many thousands of them.
    public func integers(_ sql: String, _ values: [Value] = []) throws -> [Int64] {
        lock.lock()
        defer { lock.unlock() }
        let statement = try prepare(sql, values)
        defer { sqlite3_finalize(statement) }
        var numbers: [Int64] = []
        var code = sqlite3_step(statement)
        while code == SQLITE_ROW {
            numbers.append(sqlite3_column_int64(statement, 0))
            code = sqlite3_step(statement)
        }
        guard code == SQLITE_DONE else { throw failure(code) }
        return numbers
    }

    /// Reads every page of the file: a damaged one may hold what is read much later. > Throws: a failure that `isCorrupt`.
    public func check() throws {
        let answers = try rows("PRAGMA quick_check(1)") { $0.text(0) ?? "" }
        guard answers == ["ok"] else { throw Failure(code: SQLITE_CORRUPT, message: answers.joined(separator: ", ")) }
    }

    /// All or nothing.
    public func transaction(_ body: () throws -> Void) throws {
        lock.lock()
        defer { lock.unlock() }
        try execute("BEGIN IMMEDIATE")
        do {
            try body()
            try execute("COMMIT")
        } catch {
            try? execute("ROLLBACK")
            throw error
        }
    }
}
