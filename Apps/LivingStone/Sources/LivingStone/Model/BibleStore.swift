import Foundation
import SQLiteDatabase

struct Verse: Equatable {
    var id: VerseID
    var text: String
}

/// The verses of one book that a search found.
struct SearchGroup: Equatable {
    var book: Int
    /// All that match, of which `verses` are the first.
    var count: Int
    var verses: [Verse]
}

/// The text in SQLite, with a full-text index. It holds nothing of the user's, so that a damaged file is replaced.
final class BibleStore: @unchecked Sendable {
    private let database: Database
    /// The number of chapters of each book; the first is book 1.
    let chapterCounts: [Int]

    /// The chapters in their order.
    let chapters: [ChapterID]

    private init(_ database: Database) throws {
        self.database = database
        let verses = try database.rows("SELECT count(*) FROM verses") { $0.integer(0) }
        chapterCounts = try database.rows("SELECT max(chapter) FROM verses GROUP BY book ORDER BY book") { Int($0.integer(0)) }
        chapters = chapterCounts.enumerated().flatMap { index, count in
            (1...max(1, count)).map { ChapterID(book: index + 1, chapter: $0) }
        }
        guard verses == [Int64(Canon.verseCount)], chapterCounts.count == Canon.bookCount, chapters.count == Canon.chapterCount else {
            throw WordFile.Failure(reason: "the database is incomplete")
        }
        // Every page, as a damaged one may hold a text that is read much later.
        guard try database.rows("PRAGMA quick_check(1)", [], { $0.text(0) }) == ["ok"] else {
            throw WordFile.Failure(reason: "the database is damaged")
        }
        // Fails if the index is missing or unreadable.
        _ = try database.rows("SELECT rowid FROM search WHERE search MATCH 'beginning' LIMIT 1") { $0.integer(0) }
    }

    /// Opens the database, and makes it from the words if it is missing, incomplete or damaged. `progress` goes from 0 to 1.
    static func open(at path: String, words: URL, progress: (Double) -> Void = { _ in }) throws -> BibleStore {
        if FileManager.default.fileExists(atPath: path) {
            if let store = try? BibleStore(Database(at: path, durability: .full)) { return store }
            for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
        }
        let database = try Database(at: path, durability: .full)
        try fill(database, from: WordFile(Data(contentsOf: words)), progress: progress)
        return try BibleStore(database)
    }

    /// One transaction: an import that is interrupted leaves an empty database, which the next launch fills.
    private static func fill(_ database: Database, from file: WordFile, progress: (Double) -> Void) throws {
        try database.transaction {
            try database.execute("CREATE TABLE verses (id INTEGER PRIMARY KEY, book INT, chapter INT, verse INT, text TEXT)")
            try database.execute(
                "CREATE VIRTUAL TABLE search USING fts5(text, content='verses', content_rowid='id', tokenize='unicode61', prefix='1 2 3')")
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
            progress(0.75)
            try database.execute("INSERT INTO search(search) VALUES ('rebuild')")
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

    /// Verses that contain all words, by book; of each book at most `limit`.
    func search(_ query: String, limit: Int = 50) throws -> [SearchGroup] {
        let terms = Self.terms(query)
        guard !terms.isEmpty else { return [] }
        let match = terms.enumerated().map { "\"\($1)\"" + ($0 == terms.count - 1 ? "*" : "") }.joined(separator: " ")
        // Row numbers in the order of the text; only the shown verses are read.
        let ids = try database.rows("SELECT rowid FROM search WHERE search MATCH ? ORDER BY rowid", [.text(match)]) { $0.integer(0) }
        var groups: [SearchGroup] = []
        var index = 0
        for (book, last) in zip(1..., try lastRows) where index < ids.count && ids[index] <= last {
            let found = ids[index...].prefix { $0 <= last }
            index = found.endIndex
            let list = found.prefix(limit).map(String.init).joined(separator: ",")
            let verses = try database.rows("SELECT chapter, verse, text FROM verses WHERE id IN (\(list)) ORDER BY id") { row in
                let id = VerseID(book: book, chapter: Int(row.integer(0)), verse: Int(row.integer(1)))
                return Verse(id: id, text: row.text(2) ?? "")
            }
            groups.append(SearchGroup(book: book, count: found.count, verses: verses))
        }
        return groups
    }

    private lazy var rows = Result { try database.rows("SELECT max(id) FROM verses GROUP BY book ORDER BY book") { $0.integer(0) } }
    private var lastRows: [Int64] { get throws { try rows.get() } }
}
