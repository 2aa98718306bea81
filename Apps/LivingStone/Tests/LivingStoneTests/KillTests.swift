import Foundation
import SQLiteDatabase
import Testing

@testable import LivingStone

/// Processes that are killed while they write.
@Suite struct KillTests {
    /// How many are killed; `ferry bench living-stone` asks for 1000.
    private static let count = ProcessInfo.processInfo.environment["LIVING_STONE_KILLS"].flatMap { Int($0) } ?? 20
    private static let acknowledged = "acknowledged"

    // Proves LS-8.3.
    @Test func whatWasAcknowledgedIsThereAfterAKill() async throws {
        let folder = try Folder()
        var total = 0
        for chapter in 1...Self.count {
            // The kill meets another moment of a write each time.
            let (first, delay) = (chapter % 5 + 1, UInt32(chapter * 7919 % 4000))
            let path = folder.path
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, chapter = chapter as Int, first = first as Int, delay = delay as UInt32] in
                try KillTests.write(chapter, in: path, killed: delay, after: first)
            }
            let acknowledged = try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(Self.acknowledged)")).count
            #expect(acknowledged >= first)
            try Self.check(chapter, in: path, acknowledged: acknowledged)
            total += acknowledged
        }
        print("{\"kills\":\(Self.count),\"acknowledged\":\(total)}")
    }

    /// Writes notes, and a byte to a file when the store has returned from each. The process is killed some microseconds after the first notes.
    private static func write(_ chapter: Int, in folder: String, killed delay: UInt32, after first: Int) throws {
        let log = open("\(folder)/\(acknowledged)", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        let store = try UserStore(at: "\(folder)/user.sqlite")
        let isReached = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            isReached.wait()
            usleep(delay)
            kill(getpid(), SIGKILL)
        }
        for verse in 1... {
            try store.setNote("note \(verse)", of: VerseID(book: 1, chapter: chapter, verse: verse))
            _ = Foundation.write(log, "+", 1)
            if verse == first { isReached.signal() }
        }
    }

    private static func check(_ chapter: Int, in folder: String, acknowledged: Int) throws {
        let (store, setAside) = try UserStore.open(at: URL(fileURLWithPath: "\(folder)/user.sqlite"))
        #expect(setAside == nil)
        #expect(try store.database.rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
        let verses = try store.database.rows("SELECT verse FROM notes WHERE chapter = ? ORDER BY verse", [.integer(Int64(chapter))]) {
            Int($0.integer(0))
        }
        // All that were acknowledged, and at most the one that was being written.
        #expect(verses == Array(1...max(1, verses.count)))
        #expect((acknowledged...acknowledged + 1).contains(verses.count), "chapter \(chapter)")
    }
}
