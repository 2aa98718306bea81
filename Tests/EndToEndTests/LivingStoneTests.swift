import Foundation
import TestSupport
import Testing

/// The app LivingStone as a process. Each script begins with an app that was never started: the first launch imports the text, and while it does the
/// virtual clock stands, so that a script's first line meets the app's pages however long it takes.
@Suite("Living Stone", .serialized)
struct LivingStoneTests {
    static let folder = "Apps/LivingStone/UITests"
    static let scripts: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: FerryCommand.root.appendingPathComponent(folder).path)) ?? []
        return names.filter { $0.hasSuffix(".ui") }.sorted()
    }()

    @Test("passes its scripts", arguments: scripts)
    func script(_ name: String) throws {
        let world = try LivingStoneWorld()
        try world.run("\(Self.folder)/\(name)")
    }

    @Test("has a script for every page")
    func counts() { #expect(Self.scripts.count >= 9) }

    @Test("passes a script on a pad", arguments: ["plan.ui", "books.ui", "structure.ui", "reading-looks.ui"])
    func pad(_ name: String) throws {
        let world = try LivingStoneWorld()
        try world.run("\(Self.folder)/\(name)", ["--device", "iPad Air"])
    }

    // Proves LS-8.3.
    @Test("an import that is killed is made again at the next launch")
    func killedImport() throws {
        for _ in 1...20 {
            let world = try LivingStoneWorld()
            let run = try world.start(try world.script("wait idle"))
            // SQLite writes a part of the transaction before its end. On a busy machine the signal may come after it: then the next import is killed.
            guard run.kill(when: { world.size(of: "bible.sqlite-wal") > 500_000 }),
                try world.query("bible.sqlite", "SELECT count(*) FROM sqlite_master WHERE name = 'verses'") == "0"
            else { continue }
            try world.run("\(Self.folder)/books.ui")
            return
        }
        Issue.record("no import was killed before its end")
    }

    // Proves LS-8.3.
    @Test("a mark that was shown as saved is there after the app is killed while it writes the next one", arguments: [1, 4, 9])
    func killedWrite(_ saved: Int) throws {
        let world = try LivingStoneWorld()
        var lines = "tap \"book 1\"\nwait idle\ntap \"chapter 1\"\nwait idle\n"
        for verse in 1...31 {
            lines += "tap \"verse \(verse)\"\nwait idle\ntap \"Add bookmark\"\nwait idle\ntree \(verse).txt\n"
        }
        let run = try world.start(try world.script(lines))
        let hasSaved = run.wait { world.size(of: "\(saved).txt") > 0 }
        try #require(hasSaved)
        let before = world.size(of: "user.sqlite-wal")
        #expect(run.kill { world.size(of: "user.sqlite-wal") > before })
        #expect(try world.query("user.sqlite", "PRAGMA integrity_check") == "ok")
        let verses = try world.query("user.sqlite", "SELECT group_concat(verse) FROM (SELECT verse FROM bookmarks ORDER BY verse)")
        let stored = verses.split(separator: ",").compactMap { Int($0) }
        // All that were shown, and none that was never asked for.
        #expect(stored == Array(1...max(1, stored.count)))
        #expect(stored.count >= saved)
        try world.run(try world.script("tap \"Me\"\nwait idle\ntap \"Bookmarks\"\nwait idle\nexpect \"Genesis 1:\(saved)\"\n"))
    }

    // Proves LS-8.4, LS-8.5.
    @Test("a damaged text is made again, and the notes stay; a note of a megabyte is listed, opened, changed and stored")
    func damage() throws {
        let world = try LivingStoneWorld()
        try world.run(try world.script("expect \"Old Testament\"\n"))
        try world.query("user.sqlite", "INSERT INTO notes VALUES (8, 1, 1, replace(hex(zeroblob(100000)), '00', 'stone 石 '), 1)")
        try world.write("not a database, but long enough to be one", to: "bible.sqlite")
        let length = try world.query("user.sqlite", "SELECT length(text) FROM notes")
        #expect(Int(length) == 800_000)
        try world.run(
            try world.script(
                """
                expect "Old Testament"
                tap "Me"
                wait idle
                tap "Notes"
                wait idle
                expect "Ruth 1:1"
                expect "stone 石"
                tap "mark 0"
                wait idle
                type "!"
                tap "Save"
                wait idle
                expect "Ruth 1:1"
                """))
        #expect(try world.query("user.sqlite", "SELECT length(text) FROM notes") == "800001")
    }

    // Proves LS-8.4.
    @Test("damage that is found after the books are shown: the text is made again below the user's eyes, and the notes stay")
    func lateDamage() throws {
        let world = try LivingStoneWorld()
        try world.run(
            try world.script(
                """
                tap "book 8"
                wait idle
                tap "chapter 1"
                wait idle
                tap "verse 1"
                wait idle
                tap "Add note"
                wait idle
                type "famine"
                tap "save"
                wait idle
                """))
        try world.damageMiddlePage(of: "bible.sqlite")
        // What a launch reads is there, so that it shows the books at once; the rest is not.
        #expect(try world.query("bible.sqlite", "SELECT count(*) FROM books") == "66")
        #expect(throws: (any Error).self) { try world.query("bible.sqlite", "SELECT sum(length(text)) FROM verses") }
        try world.run(
            try world.script(
                """
                expect "Old Testament"
                wait idle
                expect "Old Testament"
                tap "Me"
                wait idle
                tap "Notes"
                wait idle
                expect "famine"
                """))
        #expect(try world.query("bible.sqlite", "PRAGMA integrity_check") == "ok")
        #expect(try world.query("bible.sqlite", "SELECT count(*) FROM verses") == "31102")
        #expect(try world.query("user.sqlite", "SELECT text FROM notes") == "famine")
        #expect(!world.contains("damaged-1.sqlite"))
    }

    // Proves LS-8.4.
    @Test("damaged marks are kept under another name, the app says which, and new ones are stored")
    func damagedMarks() throws {
        let world = try LivingStoneWorld()
        try world.run(try world.script("expect \"Old Testament\"\n"))
        // A log that is there would repair the file.
        try world.query("user.sqlite", "PRAGMA wal_checkpoint(TRUNCATE)")
        try world.write("not a database, but long enough to be one", to: "user.sqlite")
        try world.run(
            try world.script(
                """
                expect "Your marks cannot be read"
                expect "damaged-1.sqlite"
                tap "OK"
                wait idle
                tap "book 8"
                wait idle
                tap "chapter 1"
                wait idle
                tap "verse 1"
                wait idle
                tap "Add bookmark"
                wait idle
                """))
        #expect(try world.text(of: "damaged-1.sqlite") == "not a database, but long enough to be one")
        #expect(try world.query("user.sqlite", "SELECT verse FROM bookmarks") == "1")
        // Only once.
        try world.run(try world.script("wait idle\nexpect-not \"Your marks cannot be read\"\n"))
    }
}
