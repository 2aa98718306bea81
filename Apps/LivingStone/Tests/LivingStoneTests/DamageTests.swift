import Foundation
import SQLiteDatabase
import Testing

@testable import LivingStone

/// Files that are not what the app wrote.
@Suite struct DamageTests {
    enum Damage: CaseIterable {
        case missing, empty, noDatabase, cut, onePage, noIndex, interrupted, otherVersion
    }

    // Proves LS-8.4.
    @Test(arguments: Damage.allCases)
    func textIsMadeAgain(_ damage: Damage) throws {
        let folder = try Folder()
        let url = URL(fileURLWithPath: folder.path + "/bible.sqlite")
        _ = try BibleStore.open(at: url.path, words: Folder.words)
        try BibleStore.check(at: url.path)
        try spoil(url, damage)
        // Also by the check that follows a launch which did not wait for it.
        if damage != .missing, damage != .empty { #expect(throws: (any Error).self) { try BibleStore.check(at: url.path) } }
        var imported = false
        let store = try BibleStore.open(at: url.path, words: Folder.words) { _ in imported = true }
        #expect(imported)
        #expect(store.chapters.count == 1189)
        #expect(try store.search("living stone").map(\.book) == [47, 60])
        // Nothing is imported again.
        imported = false
        _ = try BibleStore.open(at: url.path, words: Folder.words) { _ in imported = true }
        #expect(!imported)
    }

    @Test func aTextWithoutItsFirstPagesIsNotOpenedAtOnce() throws {
        let folder = try Folder()
        let path = folder.path + "/bible.sqlite"
        #expect(BibleStore.openUnchecked(at: path) == nil)
        #expect(!FileManager.default.fileExists(atPath: path))
        let store = try BibleStore.open(at: path, words: Folder.words)
        // A launch reads no log of the import.
        let log = withExtendedLifetime(store) { (try? FileManager.default.attributesOfItem(atPath: path + "-wal"))?[.size] as? Int }
        #expect(log == 0)
        #expect(BibleStore.openUnchecked(at: path)?.chapters.count == 1189)
        try Data("not a database, but long enough to be read as a page".utf8).write(to: URL(fileURLWithPath: path))
        #expect(BibleStore.openUnchecked(at: path) == nil)
    }

    private func spoil(_ url: URL, _ damage: Damage) throws {
        switch damage {
        case .missing: try FileManager.default.removeItem(at: url)
        case .empty: try Data().write(to: url)
        case .noDatabase: try Data("not a database, but long enough to be read as a page".utf8).write(to: url)
        case .cut:
            let file = try FileHandle(forWritingTo: url)
            try file.truncate(atOffset: file.seekToEnd() / 2)
        case .onePage:
            let file = try FileHandle(forWritingTo: url)
            try file.seek(toOffset: file.seekToEnd() / 4096 / 3 * 4096)
            try file.write(contentsOf: Data(repeating: 0xA5, count: 4096))
        case .noIndex: try Database(at: url.path).execute("DROP TABLE search")
        case .otherVersion: try Database(at: url.path).execute("PRAGMA user_version = 1")
        case .interrupted:
            // The tables are there, and a part of the verses.
            try Database(at: url.path).execute("DELETE FROM verses WHERE id > 20000")
        }
    }

    // Proves LS-8.4.
    @Test func damagedMarksAreKeptUnderAnotherName() throws {
        let folder = try Folder()
        let url = URL(fileURLWithPath: folder.path + "/user.sqlite")
        for number in 1...2 {
            try Data("damaged \(number), and long enough to be read as a page".utf8).write(to: url)
            let (store, setAside) = try UserStore.open(at: url)
            let kept = try #require(setAside)
            #expect(try String(contentsOf: kept, encoding: .utf8).hasPrefix("damaged \(number)"))
            #expect(kept.lastPathComponent == "damaged-\(number).sqlite")
            try store.setNote("new", of: VerseID(book: 1, chapter: 1, verse: 1))
            #expect(try UserStore.open(at: url).setAside == nil)
        }
    }

    // Proves LS-8.4.
    @Test func aDamagedPageOfTheMarksIsFoundAtTheLaunch() throws {
        let folder = try Folder()
        let url = URL(fileURLWithPath: folder.path + "/user.sqlite")
        let store = try UserStore(at: url.path)
        for verse in 1...200 { try store.setNote(String(repeating: "note ", count: 100), of: VerseID(book: 1, chapter: 1, verse: verse)) }
        // All pages go from the log to the file.
        _ = try store.database.rows("PRAGMA wal_checkpoint(TRUNCATE)") { _ in () }
        let file = try FileHandle(forWritingTo: url)
        try file.seek(toOffset: file.seekToEnd() / 4096 / 2 * 4096)
        try file.write(contentsOf: Data(repeating: 0xA5, count: 4096))
        let (fresh, setAside) = try UserStore.open(at: url)
        #expect(setAside?.lastPathComponent == "damaged-1.sqlite")
        #expect(try fresh.notes().isEmpty)
    }

    // Proves LS-8.4.
    @Test func marksAreKeptApartFromTheText() throws {
        let folder = try Folder()
        let (text, marks) = (folder.path + "/bible.sqlite", folder.path + "/user.sqlite")
        let id = VerseID(book: 43, chapter: 11, verse: 35)
        try UserStore(at: marks).setNote("a note", of: id)
        try Data("damaged".utf8).write(to: URL(fileURLWithPath: text))
        #expect(try BibleStore.open(at: text, words: Folder.words).verse(id)?.text == "Jesus wept.")
        #expect(try UserStore(at: marks).note(of: id) == "a note")
    }
}
