import Foundation
import SQLite3

/// The same with statements and without objects.
final class BareList {
    private struct Failure: Error { var message: String }
    private var database: OpaquePointer?

    init(at path: String) throws {
        guard sqlite3_open(path, &database) == SQLITE_OK else { throw Failure(message: "cannot open \(path)") }
        try run("PRAGMA journal_mode = WAL")
        try run("CREATE TABLE ZROW (Z_PK INTEGER PRIMARY KEY, ZTITLE TEXT, ZNUMBER INTEGER, ZISDONE INTEGER, ZDAY REAL)")
    }

    deinit { sqlite3_close(database) }

    private func run(_ text: String) throws {
        guard sqlite3_exec(database, text, nil, nil, nil) == SQLITE_OK else {
            throw Failure(message: String(cString: sqlite3_errmsg(database)))
        }
    }

    /// Calls `body` with each row. > Returns: the number of rows.
    private func rows(_ text: String, _ body: (OpaquePointer?) -> Bool = { _ in true }) throws -> Int {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(database, text, -1, &statement, nil) == SQLITE_OK else {
            throw Failure(message: String(cString: sqlite3_errmsg(database)))
        }
        defer { sqlite3_finalize(statement) }
        var count = 0
        while sqlite3_step(statement) == SQLITE_ROW { if body(statement) { count += 1 } }
        return count
    }

    /// > Returns: how many rows the step was about.
    func run(_ step: ListStep, rows count: Int) throws -> Int {
        func read(_ statement: OpaquePointer?) -> Bool {
            let title = sqlite3_column_text(statement, 0).map { String(cString: $0) }
            let day = Date(timeIntervalSinceReferenceDate: sqlite3_column_double(statement, 3))
            return title != nil && day.timeIntervalSinceReferenceDate >= 0
        }
        let columns = "SELECT ZTITLE, ZNUMBER, ZISDONE, ZDAY FROM ZROW"
        switch step {
        case .insert:
            try insert(count)
            return count
        case .open: return try rows(columns + " ORDER BY ZTITLE", read)
        case .filter: return try rows(columns + " WHERE ZTITLE LIKE '%kiwi 1%'", read)
        case .count:
            var found = 0
            _ = try rows("SELECT COUNT(*) FROM ZROW WHERE ZNUMBER > 900 AND ZISDONE = 1") { statement in
                found = Int(sqlite3_column_int64(statement, 0))
                return true
            }
            return found
        case .edit:
            try run("UPDATE ZROW SET ZNUMBER = 5000 WHERE ZNUMBER < 10")
            return Int(sqlite3_changes(database))
        }
    }

    private func insert(_ count: Int) throws {
        try run("BEGIN")
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(database, "INSERT INTO ZROW VALUES (?, ?, ?, ?, ?)", -1, &statement, nil) == SQLITE_OK else {
            throw Failure(message: String(cString: sqlite3_errmsg(database)))
        }
        defer { sqlite3_finalize(statement) }
        // SQLite copies what it is given.
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        for row in 0..<count {
            sqlite3_bind_int64(statement, 1, Int64(row + 1))
            sqlite3_bind_text(statement, 2, ListStep.title(row), -1, copied)
            sqlite3_bind_int64(statement, 3, Int64(row % 1000))
            sqlite3_bind_int64(statement, 4, row % 2 == 0 ? 1 : 0)
            sqlite3_bind_double(statement, 5, Double(row))
            guard sqlite3_step(statement) == SQLITE_DONE else { throw Failure(message: String(cString: sqlite3_errmsg(database))) }
            sqlite3_reset(statement)
        }
        try run("COMMIT")
    }
}
