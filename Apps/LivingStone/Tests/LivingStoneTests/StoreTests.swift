import Foundation
import Testing

@testable import LivingStone

@Suite struct StoreTests {
    // Proves LS-6.1.
    @Test func importHasAllBooksChaptersAndVerses() throws {
        let folder = try Folder()
        let store = try BibleStore.open(at: folder.path + "/bible.sqlite", words: Folder.words)
        #expect(store.chapterCounts.count == 66)
        #expect(store.chapters.count == 1189)
        #expect(try store.verses(ChapterID(book: 19, chapter: 119)).count == 176)
        #expect(try store.verse(VerseID(book: 43, chapter: 11, verse: 35))?.text == "Jesus wept.")
        #expect(store.chapter(1, from: ChapterID(book: 1, chapter: 50)) == ChapterID(book: 2, chapter: 1))
        #expect(store.chapter(-1, from: ChapterID(book: 1, chapter: 1)) == nil)
    }

    // Proves LS-6.1, LS-6.3.
    @Test func searchFindsAllWordsAndTheBeginningOfTheLast() throws {
        let folder = try Folder()
        let store = try BibleStore.open(at: folder.path + "/bible.sqlite", words: Folder.words)
        let groups = try store.search("living stone")
        #expect(groups.map(\.book) == [47, 60])
        #expect(groups.map(\.count) == [1, 1])
        #expect(try store.search("Jesus we").flatMap(\.rows).contains { try store.verse(row: $0)?.text == "Jesus wept." })
        #expect(try store.verse(row: 31_103) == nil)
        #expect(try store.search("\"* OR").isEmpty == store.search("or").isEmpty)
        #expect(try store.search("qqq").isEmpty)
        #expect(try store.search("the", limit: 2).allSatisfy { $0.rows.count <= 2 && $0.count >= $0.rows.count })
        // Every row is of its group's book.
        for group in try store.search("b") { #expect(try group.rows.allSatisfy { try store.verse(row: $0)?.id.book == group.book }) }
    }

    // Proves LS-8.2, LS-8.5.
    @Test func longNotesAreListedByTheirBeginning() throws {
        let folder = try Folder()
        let user = try UserStore(at: folder.path + "/user.sqlite")
        let (long, short) = (VerseID(book: 1, chapter: 1, verse: 1), VerseID(book: 1, chapter: 1, verse: 2))
        // A megabyte, with characters of four bytes and a NUL.
        let text = String(repeating: "石𠀀\0 living stone ", count: 50_000)
        #expect(text.utf8.count > 1_000_000)
        try user.setNote(text, of: long, at: Date(timeIntervalSince1970: 1))
        try user.setNote("short", of: short, at: Date(timeIntervalSince1970: 2))
        #expect(try user.note(of: long) == text)
        #expect(try user.note(of: VerseID(book: 2, chapter: 1, verse: 1)) == nil)
        let notes = try user.notes()
        #expect(notes.map(\.id) == [short, long])
        #expect(notes[0].beginning == "short")
        #expect(notes[1].beginning.count <= NoteSummary.length + 1)
    }

    @Test func cutWordFileIsRefused() throws {
        let data = try Data(contentsOf: Folder.words)
        #expect(throws: WordFile.Failure.self) { try WordFile(data.prefix(data.count - 100)).read { _, _, _, _ in } }
        #expect(throws: WordFile.Failure.self) { try WordFile(Data("other".utf8)) }
    }

    @Test func whatWasStoredIsThereForAnotherConnection() throws {
        let folder = try Folder()
        let path = folder.path + "/user.sqlite"
        let (first, second) = (VerseID(book: 1, chapter: 1, verse: 1), VerseID(book: 43, chapter: 3, verse: 16))
        let user = try UserStore(at: path)
        try user.setHighlight(.green, of: second)
        try user.setBookmark(true, of: first, at: Date(timeIntervalSince1970: 1))
        try user.setBookmark(true, of: second, at: Date(timeIntervalSince1970: 2))
        try user.setNote("a note", of: first)
        // The first connection stays open, as that of a killed process.
        let other = try UserStore(at: path)
        #expect(try other.highlights().map(\.colour) == [.green])
        #expect(try other.bookmarks() == [second, first])
        #expect(try other.notes().map(\.beginning) == ["a note"])
        try other.setNote("", of: first)
        #expect(try user.notes().isEmpty)
    }

    // Proves LS-2.2.
    @Test func detailCellComesAfterTheRowOfItsBook() {
        let section = BookSection(books: 1...39, open: 6, columns: 4)
        #expect(section.detailItem == 8)
        #expect(section.count == 40)
        #expect(section[7] == .book(8))
        #expect(section[8] == .detail(6))
        #expect(section[9] == .book(9))
        #expect(BookSection(books: 1...39, open: 39, columns: 4).detailItem == 39)
    }

    // Proves LS-6.2.
    @Test func matchesAreWholeWordsAndTheBeginningOfTheLast() {
        let ranges = SearchPage.ranges(of: ["god", "mo"], in: "God moved godly, Mo.")
        #expect(ranges == [NSRange(location: 0, length: 3), NSRange(location: 4, length: 5), NSRange(location: 17, length: 2)])
    }
    // Proves LS-6.2.
    @Test(arguments: [
        ("石头。石", ["石头"], [NSRange(location: 0, length: 2)]), ("𠀀 b", ["b"], [NSRange(location: 3, length: 1)]),
        ("b 𠀀𠀀", ["𠀀"], [NSRange(location: 2, length: 4)]),
        ("Éli 12.", ["éli", "1"], [NSRange(location: 0, length: 3), NSRange(location: 4, length: 2)]),
        ("", ["a"], []), ("a", [], []), ("--", ["-"], []),
    ])
    func matchesOfOtherScriptsAreWholeWordsToo(_ text: String, _ terms: [String], _ ranges: [NSRange]) {
        #expect(SearchPage.ranges(of: terms, in: text) == ranges)
    }
}
