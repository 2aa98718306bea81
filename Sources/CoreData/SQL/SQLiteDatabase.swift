internal import Foundation
internal import SQLite3

/// An error of SQLite, with its code and text.
struct SQLiteFailure: Error {
    var code: Int32
    var message: String
}

/// A connection to a database: runs statements. Not safe for use by several threads at once; the coordinator's lock is around it.
final class SQLiteDatabase {
    private var handle: OpaquePointer?
    private var prepared: [String: OpaquePointer] = [:]
    /// Statements kept for the next use.
    private static let mostPrepared = 100
    /// > Units: milliseconds.
    private static let lockTimeout: Int32 = 10_000

    /// > Parameters: path: `:memory:` for a database without a file.
    init(path: String, isReadOnly: Bool = false) throws(SQLiteFailure) {
        let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_FULLMUTEX, nil)
        guard code == SQLITE_OK else {
            let failure = failure(code)
            sqlite3_close_v2(handle)
            handle = nil
            throw failure
        }
        sqlite3_busy_timeout(handle, Self.lockTimeout)
        SQLiteFunctions.add(to: handle)
    }

    deinit { close() }

    func close() {
        for statement in prepared.values { sqlite3_finalize(statement) }
        prepared = [:]
        sqlite3_close_v2(handle)
        handle = nil
    }

    /// Rows that the last statement changed.
    var changes: Int { Int(sqlite3_changes(handle)) }

    func run(_ text: String, _ values: [SQLValue] = []) throws(SQLiteFailure) {
        try rows(SQLFragment(text, values)) { _ in true }
    }

    /// Calls `body` with each row until it returns false.
    func rows(_ query: SQLFragment, _ body: (SQLiteRow) throws(SQLiteFailure) -> Bool) throws(SQLiteFailure) {
        let statement = try statement(query.text)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in query.values.enumerated() { try bind(value, Int32(index + 1), statement) }
        while true {
            let code = sqlite3_step(statement)
            if code == SQLITE_DONE { return }
            guard code == SQLITE_ROW else { throw failure(code) }
            guard try body(SQLiteRow(statement: statement)) else { return }
        }
    }

    /// The first column of the first row.
    func value(_ text: String, _ values: [SQLValue] = []) throws(SQLiteFailure) -> SQLValue {
        var found = SQLValue.null
        try rows(SQLFragment(text, values)) { row in
            found = row[0]
            return false
        }
        return found
    }

    /// Runs `body` in a transaction, which a failure undoes.
    func transaction<Value, Failure: Error>(
        _ body: () throws(Failure) -> Value, wrap: (SQLiteFailure) -> Failure
    ) throws(Failure) -> Value {
        do { try run("BEGIN IMMEDIATE") } catch { throw wrap(error) }
        do throws(Failure) {
            let value = try body()
            do { try run("COMMIT") } catch { throw wrap(error) }
            return value
        } catch {
            try? run("ROLLBACK")
            throw error
        }
    }

    private func statement(_ text: String) throws(SQLiteFailure) -> OpaquePointer? {
        if let known = prepared[text] { return known }
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, text, -1, &statement, nil)
        guard code == SQLITE_OK, let statement else { throw failure(code) }
        if prepared.count >= Self.mostPrepared {
            for old in prepared.values where sqlite3_stmt_busy(old) == 0 { sqlite3_finalize(old) }
            prepared = prepared.filter { sqlite3_stmt_busy($0.value) != 0 }
        }
        prepared[text] = statement
        return statement
    }

    private func bind(_ value: SQLValue, _ index: Int32, _ statement: OpaquePointer?) throws(SQLiteFailure) {
        // SQLite copies what it is given.
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        let code =
            switch value {
            case .null: sqlite3_bind_null(statement, index)
            case .integer(let value): sqlite3_bind_int64(statement, index, value)
            case .real(let value): sqlite3_bind_double(statement, index, value)
            case .text(let text):
                Array(text.utf8).withUnsafeBufferPointer { bytes in
                    bytes.withMemoryRebound(to: CChar.self) { bytes in
                        // An empty array may have no address, which would be NULL.
                        bytes.isEmpty
                            ? sqlite3_bind_text(statement, index, "", 0, copied)
                            : sqlite3_bind_text(statement, index, bytes.baseAddress, Int32(clamping: bytes.count), copied)
                    }
                }
            case .blob(let data):
                data.withUnsafeBytes { bytes in
                    bytes.isEmpty
                        ? sqlite3_bind_zeroblob(statement, index, 0)
                        : sqlite3_bind_blob(statement, index, bytes.baseAddress, Int32(clamping: bytes.count), copied)
                }
            }
        guard code == SQLITE_OK else { throw failure(code) }
    }

    private func failure(_ code: Int32) -> SQLiteFailure {
        SQLiteFailure(code: code, message: handle.flatMap(sqlite3_errmsg).map { String(cString: $0) } ?? "out of memory")
    }
}

/// The current row of a statement.
struct SQLiteRow {
    fileprivate let statement: OpaquePointer?

    subscript(index: Int) -> SQLValue {
        let index = Int32(index)
        switch sqlite3_column_type(statement, index) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
        case SQLITE_TEXT:
            guard let text = sqlite3_column_text(statement, index) else { return .null }
            let count = Int(sqlite3_column_bytes(statement, index))
            return .text(String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
        case SQLITE_BLOB:
            let count = Int(sqlite3_column_bytes(statement, index))
            return .blob(sqlite3_column_blob(statement, index).map { Data(bytes: $0, count: count) } ?? Data())
        default: return .null
        }
    }

    /// The column as a whole number; 0 for NULL.
    func integer(_ index: Int) -> Int64 { sqlite3_column_int64(statement, Int32(index)) }
}
