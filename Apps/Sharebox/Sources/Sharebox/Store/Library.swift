import Foundation
import SQLiteDatabase

/// Data stored on this device: the last list, for offline use, and the progress of downloads and uploads.
///
/// All of it can be fetched again, so a damaged database is replaced by an empty one.
final class Library: @unchecked Sendable {
    let folder: URL
    private var database: Database

    private static let schema = [
        """
        CREATE TABLE IF NOT EXISTS share(
            place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, created REAL NOT NULL, size INTEGER NOT NULL,
            sha256 TEXT, folder TEXT, link TEXT NOT NULL)
        """,
        "CREATE TABLE IF NOT EXISTS folder(id TEXT PRIMARY KEY, name TEXT NOT NULL, parent TEXT)",
        """
        CREATE TABLE IF NOT EXISTS transfer(
            id TEXT PRIMARY KEY, direction TEXT NOT NULL, state TEXT NOT NULL, name TEXT NOT NULL, created REAL NOT NULL,
            size INTEGER NOT NULL, sha256 TEXT, remote TEXT)
        """,
    ]

    /// - Parameters:
    ///   - folder: created if needed.
    init(in folder: URL) throws {
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        database = try Self.open(folder)
    }

    private static func open(_ folder: URL) throws -> Database {
        let path = folder.appendingPathComponent("library.sqlite").path
        do {
            return try prepared(path)
        } catch let failure as Database.Failure where failure.isCorrupt {
            for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
            return try prepared(path)
        }
    }

    private static func prepared(_ path: String) throws -> Database {
        let database = try Database(at: path)
        for statement in schema { try database.execute(statement) }
        return database
    }

    // MARK: The list

    func shares() throws -> [Share] {
        try database.rows("SELECT id, name, created, size, sha256, folder, link FROM share ORDER BY place") { row in
            Share(
                id: row.text(0) ?? "", name: row.text(1) ?? "", createdAt: Date(timeIntervalSinceReferenceDate: row.real(2)),
                size: row.integer(3), sha256: row.text(4), folder: row.text(5), link: row.text(6) ?? "")
        }
    }

    /// Replaces the stored list, all or nothing.
    func replaceShares(_ shares: [Share]) throws {
        try database.transaction {
            try database.execute("DELETE FROM share")
            for (place, share) in shares.enumerated() {
                try database.execute(
                    "INSERT OR IGNORE INTO share VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)", .integer(Int64(place)), .text(share.id),
                    .text(share.name), .real(share.createdAt.timeIntervalSinceReferenceDate), .integer(share.size),
                    Self.value(share.sha256),
                    Self.value(share.folder), .text(share.link))
            }
        }
    }

    func folders() throws -> [Folder] {
        try database.rows("SELECT id, name, parent FROM folder ORDER BY name") { row in
            Folder(id: row.text(0) ?? "", name: row.text(1) ?? "", parent: row.text(2))
        }
    }

    func replaceFolders(_ folders: [Folder]) throws {
        try database.transaction {
            try database.execute("DELETE FROM folder")
            for folder in folders {
                try database.execute(
                    "INSERT OR IGNORE INTO folder VALUES (?1, ?2, ?3)", .text(folder.id), .text(folder.name), Self.value(folder.parent))
            }
        }
    }

    // MARK: Transfers

    func transfers(_ direction: TransferRecord.Direction) throws -> [TransferRecord] {
        try database.rows(
            "SELECT id, state, name, created, size, sha256, remote FROM transfer WHERE direction = ?1 ORDER BY created, id",
            [.text(direction.rawValue)]
        ) { row in
            TransferRecord(
                id: row.text(0) ?? "", direction: direction, state: row.text(1).flatMap(TransferRecord.State.init) ?? .paused,
                name: row.text(2) ?? "", createdAt: Date(timeIntervalSinceReferenceDate: row.real(3)), size: row.integer(4),
                sha256: row.text(5), remote: row.text(6))
        }
    }

    func save(_ record: TransferRecord) throws {
        try database.execute(
            "INSERT OR REPLACE INTO transfer VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)", .text(record.id), .text(record.direction.rawValue),
            .text(record.state.rawValue), .text(record.name), .real(record.createdAt.timeIntervalSinceReferenceDate),
            .integer(record.size), Self.value(record.sha256), Self.value(record.remote))
    }

    func removeTransfer(_ id: String) throws { try database.execute("DELETE FROM transfer WHERE id = ?1", .text(id)) }

    /// Deletes everything, when the user signs out.
    func clear() throws {
        try database.transaction {
            for table in ["share", "folder", "transfer"] { try database.execute("DELETE FROM \(table)") }
        }
    }

    private static func value(_ text: String?) -> Database.Value { text.map { .text($0) } ?? .null }
}

/// The stored state of a download or an upload. The progress of a download is its file's length.
struct TransferRecord: Equatable {
    enum Direction: String { case down, up }
    enum State: String { case running, paused, done }

    /// For a download the share's id, for an upload its own.
    var id: String
    var direction: Direction
    var state: State
    var name: String
    var createdAt: Date
    var size: Int64
    var sha256: String?
    /// For an upload the share's id, once the service has assigned it.
    var remote: String?
}
