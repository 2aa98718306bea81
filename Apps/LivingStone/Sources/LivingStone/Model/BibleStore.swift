import Foundation
import SQLiteDatabase

struct Verse: Equatable {
    var id: VerseID
    var text: String
}

/// The verses of one book that a search found.
struct SearchGroup: Equatable {
    var book: Int
    /// All that match, of which `rows` are the first.
    var count: Int
    /// What `BibleStore.verse(row:)` reads as soon as a verse is shown.
    var rows: [Int64]
}

/// The text in SQLite, with a full-text index. It holds nothing of the user's, so that a damaged file is replaced.
final class BibleStore: @unchecked Sendable {
    private let database: Database
    /// Of the tables; a database with another one is made again.
    private static let version: Int64 = 3
    /// The number of chapters of each book; the first is book 1.
    let chapterCounts: [Int]
    /// The chapters in their order.
    let chapters: [ChapterID]
    /// The last row of each book in `verses`.
    private let lastRows: [Int64]

    /// Reads a few pages only, as each launch does. `check` reads the others.
    private init(_ database: Database) throws {
        self.database = database
        guard try database.integers("PRAGMA user_version") == [Self.version] else { throw WordFile.Failure(reason: "another version") }
        let books = try database.rows("SELECT chapters, last FROM books ORDER BY book") { (Int($0.integer(0)), $0.integer(1)) }
        chapterCounts = books.map(\.0)
        lastRows = books.map(\.1)
        chapters = chapterCounts.enumerated().flatMap { index, count in
            (1...max(1, count)).map { ChapterID(book: index + 1, chapter: $0) }
        }
        guard chapterCounts.count == Canon.bookCount, chapters.count == Canon.chapterCount else {
            throw WordFile.Failure(reason: "the database is incomplete")
        }
    }

    /// Opens the database if it looks complete, for a launch that does not wait for `check`. > Returns: nil if it is missing or cannot be read.
    static func openUnchecked(at path: String) -> BibleStore? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return try? BibleStore(Database(at: path, durability: .full))
    }

    /// Reads the whole file. > Throws: what is wrong with it: a damaged page, missing verses, no index.
    static func check(at path: String) throws {
        let database = try BibleStore(Database(at: path, durability: .full)).database
        try database.check()
        guard try database.integers("SELECT count(*) FROM verses") == [Int64(Canon.verseCount)] else {
            throw WordFile.Failure(reason: "the database is incomplete")
        }
        _ = try database.rows("SELECT rowid FROM search WHERE search MATCH 'beginning' LIMIT 1") { $0.integer(0) }
    }

    /// Checks the database, and makes it from the words if it is missing, incomplete or damaged. `progress` goes from 0 to 1.
    static func open(at path: String, words: URL, progress: (Double) -> Void = { _ in }) throws -> BibleStore {
        if FileManager.default.fileExists(atPath: path) {
            do {
                try check(at: path)
                return try BibleStore(Database(at: path, durability: .full))
            } catch {
                for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
            }
        }
        let database = try Database(at: path, durability: .full)
        try fill(database, from: WordFile(Data(contentsOf: words)), progress: progress)
        // A launch would read all of a log that was left.
        _ = try database.rows("PRAGMA wal_checkpoint(TRUNCATE)") { _ in () }
        return try BibleStore(database)
    }

    /// One transaction: an import that is interrupted leaves an empty database, which the next launch fills.
    private static func fill(_ database: Database, from file: WordFile, progress: (Double) -> Void) throws {
        try database.transaction {
            try database.execute("CREATE TABLE verses (id INTEGER PRIMARY KEY, book INT, chapter INT, verse INT, text TEXT)")
            // No positions of words, which only phrases would need.
            try database.execute(
                """
                CREATE VIRTUAL TABLE search USING fts5(
                    text, content='verses', content_rowid='id', tokenize='unicode61', prefix='1 2 3', detail='none', columnsize=0)
                """)
            var id: Int64 = 0
            // Many rows with each statement, which is compiled each time.
            var rows: [Database.Value] = []
            func flush() throws {
                guard !rows.isEmpty else { return }
                let places = Array(repeating: "(?, ?, ?, ?, ?)", count: rows.count / 5).joined(separator: ", ")
                _ = try database.rows("INSERT INTO verses VALUES \(places)", rows) { _ in () }
                rows.removeAll(keepingCapacity: true)
            }
            try file.read { book, chapter, verse, text in
                id += 1
                rows += [.integer(id), .integer(Int64(book)), .integer(Int64(chapter)), .integer(Int64(verse)), .text(text)]
                if id % 100 == 0 { try flush() }
                if id % 500 == 0 { progress(Double(id) / Double(Canon.verseCount) * 0.7) }
            }
            try flush()
            try database.execute("CREATE INDEX places ON verses (book, chapter, verse)")
            try database.execute("CREATE TABLE books (book INTEGER PRIMARY KEY, chapters INT, last INT)")
            try database.execute("INSERT INTO books SELECT book, max(chapter), max(id) FROM verses GROUP BY book")
            progress(0.75)
            try database.execute("INSERT INTO search(search) VALUES ('rebuild')")
            try database.execute("PRAGMA user_version = \(version)")
            progress(1)
        }
    }

    func verses(_ id: ChapterID) throws -> [Verse] {
        try database.rows(
            "SELECT verse, text FROM verses WHERE book = ? AND chapter = ? ORDER BY verse",
            [.integer(Int64(id.book)), .integer(Int64(id.chapter))]
        ) { row in
            Verse(id: VerseID(book: id.book, chapter: id.chapter, verse: Int(row.integer(0))), text: row.text(1) ?? "")
        }
    }

    func verse(_ id: VerseID) throws -> Verse? {
        try database.rows(
            "SELECT text FROM verses WHERE book = ? AND chapter = ? AND verse = ?",
            [.integer(Int64(id.book)), .integer(Int64(id.chapter)), .integer(Int64(id.verse))]
        ) { Verse(id: id, text: $0.text(0) ?? "") }.first
    }

    /// The chapter before or after one; nil at either end.
    func chapter(_ offset: Int, from id: ChapterID) -> ChapterID? {
        guard let index = chapters.firstIndex(of: id), chapters.indices.contains(index + offset) else { return nil }
        return chapters[index + offset]
    }

    /// The words of a query; the last is a beginning while it is typed.
    static func terms(_ query: String) -> [String] {
        query.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Verses that contain all words, by book; of each book at most `limit` rows.
    func search(_ query: String, limit: Int = 50) throws -> [SearchGroup] {
        let terms = Self.terms(query)
        guard !terms.isEmpty else { return [] }
        let match = terms.enumerated().map { "\"\($1)\"" + ($0 == terms.count - 1 ? "*" : "") }.joined(separator: " ")
        let found = try database.integers("SELECT rowid FROM search WHERE search MATCH ? ORDER BY rowid", [.text(match)])
        var groups: [SearchGroup] = []
        var index = 0
        for (book, last) in zip(1..., lastRows) where index < found.count && found[index] <= last {
            let end = found[index...].firstIndex { $0 > last } ?? found.endIndex
            groups.append(SearchGroup(book: book, count: end - index, rows: Array(found[index..<end].prefix(limit))))
            index = end
        }
        return groups
    }

    /// A verse that a search found.
    func verse(row: Int64) throws -> Verse? {
        try database.rows("SELECT book, chapter, verse, text FROM verses WHERE id = ?", [.integer(row)]) { row in
            let id = VerseID(book: Int(row.integer(0)), chapter: Int(row.integer(1)), verse: Int(row.integer(2)))
            return Verse(id: id, text: row.text(3) ?? "")
        }.first
    }
}
