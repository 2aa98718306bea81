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
    static func reference(_ id: VerseID) -> String { words("%@ %d:%d", name(id.book), id.chapter, id.verse) }
}
