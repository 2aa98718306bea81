import Foundation
import SQLiteDatabase

extension Notification.Name {
    /// Posted by `UserStore` on the main thread after a change.
    static let userDataChanged = Notification.Name("LivingStoneUserDataChanged")
}

enum Highlight: Int, CaseIterable {
    case yellow = 1
    case green, blue, pink
}

/// A note as lists show it.
struct NoteSummary: Equatable {
    /// Of the beginning, in characters. A note can be as long as a book.
    static let length = 300

    var id: VerseID
    /// With an ellipsis, if it is not the whole text.
    var beginning: String
    var changed: Date
}

/// What the user made: highlights, bookmarks, notes and the progress of a plan, in a file of its own. Each change is one transaction, on disk when
/// the call returns.
final class UserStore {
    let database: Database

    init(at path: String) throws {
        database = try Database(at: path, durability: .full)
        try database.check()
        try database.transaction {
            let key = "book INT, chapter INT, verse INT"
            try database.execute("CREATE TABLE IF NOT EXISTS highlights (\(key), colour INT, PRIMARY KEY (book, chapter, verse))")
            try database.execute("CREATE TABLE IF NOT EXISTS bookmarks (\(key), added REAL, PRIMARY KEY (book, chapter, verse))")
            try database.execute("CREATE TABLE IF NOT EXISTS notes (\(key), text TEXT, changed REAL, PRIMARY KEY (book, chapter, verse))")
            for table in Self.planTables { try database.execute(table) }
        }
    }

    /// Opens the file. One that is damaged gets another name, so that nothing of the user's is lost, and a new one takes its place.
    /// - Returns: also the damaged file.
    static func open(at url: URL) throws -> (store: UserStore, setAside: URL?) {
        do { return (try UserStore(at: url.path), nil) } catch let failure as Database.Failure where failure.isCorrupt {
            let files = FileManager.default
            let folder = url.deletingLastPathComponent()
            let number = (1...).first { !files.fileExists(atPath: folder.appendingPathComponent("damaged-\($0).sqlite").path) } ?? 1
            let damaged = folder.appendingPathComponent("damaged-\(number).sqlite")
            for suffix in ["-wal", ""] where files.fileExists(atPath: url.path + suffix) {
                try files.moveItem(atPath: url.path + suffix, toPath: damaged.path + suffix)
            }
            try? files.removeItem(atPath: url.path + "-shm")
            return (try UserStore(at: url.path), damaged)
        }
    }

    private func change(_ sql: String, _ values: Database.Value...) throws {
        try change { _ = try database.rows(sql, values) { _ in () } }
    }

    /// One transaction, and the notification after it.
    func change(_ body: () throws -> Void) throws {
        try database.transaction(body)
        NotificationCenter.default.post(name: .userDataChanged, object: self)
    }

    private func key(_ id: VerseID) -> (Database.Value, Database.Value, Database.Value) {
        (.integer(Int64(id.book)), .integer(Int64(id.chapter)), .integer(Int64(id.verse)))
    }

    private static let place = "book = ? AND chapter = ? AND verse = ?"

    private func id(_ row: Database.Row) -> VerseID {
        VerseID(book: Int(row.integer(0)), chapter: Int(row.integer(1)), verse: Int(row.integer(2)))
    }

    func setHighlight(_ colour: Highlight?, of id: VerseID) throws {
        let (book, chapter, verse) = key(id)
        guard let colour else { return try change("DELETE FROM highlights WHERE \(Self.place)", book, chapter, verse) }
        try change("INSERT OR REPLACE INTO highlights VALUES (?, ?, ?, ?)", book, chapter, verse, .integer(Int64(colour.rawValue)))
    }

    /// In the order of the text.
    func highlights() throws -> [(id: VerseID, colour: Highlight)] {
        try database.rows("SELECT book, chapter, verse, colour FROM highlights ORDER BY book, chapter, verse") {
            (id($0), Highlight(rawValue: Int($0.integer(3))) ?? .yellow)
        }
    }

    func setBookmark(_ isSet: Bool, of id: VerseID, at date: Date = Date()) throws {
        let (book, chapter, verse) = key(id)
        guard isSet else { return try change("DELETE FROM bookmarks WHERE \(Self.place)", book, chapter, verse) }
        try change("INSERT OR REPLACE INTO bookmarks VALUES (?, ?, ?, ?)", book, chapter, verse, .real(date.timeIntervalSince1970))
    }

    /// The newest first.
    func bookmarks() throws -> [VerseID] {
        try database.rows("SELECT book, chapter, verse FROM bookmarks ORDER BY added DESC, book, chapter, verse") { id($0) }
    }

    /// An empty text deletes the note.
    func setNote(_ text: String, of id: VerseID, at date: Date = Date()) throws {
        let (book, chapter, verse) = key(id)
        guard !text.isEmpty else { return try change("DELETE FROM notes WHERE \(Self.place)", book, chapter, verse) }
        try change(
            "INSERT OR REPLACE INTO notes VALUES (?, ?, ?, ?, ?)", book, chapter, verse, .text(text), .real(date.timeIntervalSince1970))
    }

    /// The last changed first.
    func notes() throws -> [NoteSummary] {
        let sql =
            "SELECT book, chapter, verse, substr(text, 1, ?), length(text) > ?, changed FROM notes ORDER BY changed DESC, book, chapter, verse"
        let length = Database.Value.integer(Int64(NoteSummary.length))
        return try database.rows(sql, [length, length]) { row in
            let text = (row.text(3) ?? "") + (row.integer(4) == 0 ? "" : "…")
            return NoteSummary(id: id(row), beginning: text, changed: Date(timeIntervalSince1970: row.real(5)))
        }
    }

    /// The whole text.
    func note(of id: VerseID) throws -> String? {
        let (book, chapter, verse) = key(id)
        return try database.rows("SELECT text FROM notes WHERE \(Self.place)", [book, chapter, verse]) { $0.text(0) ?? "" }.first
    }
}
