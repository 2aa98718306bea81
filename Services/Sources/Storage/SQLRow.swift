import CLibPQ
import CSQLite

/// The current row of a cursor; valid only during the callback.
public struct SQLRow {
    enum Source {
        case sqlite(OpaquePointer)
        case postgres(OpaquePointer, row: Int32)
    }

    let source: Source

    public func isNull(_ column: Int32) -> Bool {
        switch source {
        case .sqlite(let statement): sqlite3_column_type(statement, column) == SQLITE_NULL
        case .postgres(let result, let row): PQgetisnull(result, row, column) != 0
        }
    }

    /// 0 for NULL.
    public func int(_ column: Int32) -> Int64 {
        switch source {
        case .sqlite(let statement): sqlite3_column_int64(statement, column)
        case .postgres(let result, let row): PQgetvalue(result, row, column).flatMap { Int64(String(cString: $0)) } ?? 0
        }
    }

    public func optionalInt(_ column: Int32) -> Int64? { isNull(column) ? nil : int(column) }

    /// Empty for NULL.
    public func text(_ column: Int32) -> String {
        switch source {
        case .sqlite(let statement):
            guard let bytes = sqlite3_column_text(statement, column) else { return "" }
            return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, column))), as: UTF8.self)
        case .postgres(let result, let row): return PQgetvalue(result, row, column).map { String(cString: $0) } ?? ""
        }
    }

    public func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

    public func double(_ column: Int32) -> Double {
        switch source {
        case .sqlite(let statement): sqlite3_column_double(statement, column)
        case .postgres: Double(text(column)) ?? 0
        }
    }
}
