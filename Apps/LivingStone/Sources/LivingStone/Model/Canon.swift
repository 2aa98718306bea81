import Foundation

/// A chapter, by the numbers of its book (1 to 66) and chapter (from 1).
struct ChapterID: Hashable {
    var book: Int
    var chapter: Int
}

/// A verse, by its numbers.
struct VerseID: Hashable {
    var book: Int
    var chapter: Int
    var verse: Int

    var chapterID: ChapterID { ChapterID(book: book, chapter: chapter) }
}

/// The books and their names. What they contain comes from the database.
enum Canon {
    static let bookCount = 66
    static let chapterCount = 1189
    static let verseCount = 31102
    /// The first 39 books are the Old Testament.
    static let oldTestament = 1...39
    static let newTestament = 40...66

    static func name(_ book: Int) -> String { NSLocalizedString("name \(book)", tableName: "Books", comment: "") }
    static func short(_ book: Int) -> String { NSLocalizedString("short \(book)", tableName: "Books", comment: "") }

    static func title(_ id: ChapterID) -> String { words("%@ %d", name(id.book), id.chapter) }
    /// Without a format, which takes longer than a cell has: both languages write it in this way.
    static func reference(_ id: VerseID) -> String { "\(name(id.book)) \(id.chapter):\(id.verse)" }

    /// The chapters of each book as a range: `Genesis 50, Exodus 1–2`.
    static func titles(_ ids: [ChapterID]) -> String {
        let parts = runs(ids).map { run in
            run.count == 1 ? title(run[0]) : words("%@ %d–%d", name(run[0].book), run[0].chapter, run[run.count - 1].chapter)
        }
        return parts.joined(separator: words(", "))
    }

    /// Chapters of one book that follow each other, together; none is empty.
    static func runs(_ ids: [ChapterID]) -> [[ChapterID]] {
        var runs: [[ChapterID]] = []
        for id in ids {
            if let last = runs.last?.last, last.book == id.book, last.chapter + 1 == id.chapter {
                runs[runs.count - 1].append(id)
            } else {
                runs.append([id])
            }
        }
        return runs
    }
}
