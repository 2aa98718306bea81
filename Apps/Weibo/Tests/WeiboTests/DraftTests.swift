import Foundation
import Testing

@testable import Weibo

@Suite("Drafts")
struct DraftTests {
    /// How many processes are killed; `Scripts/kill-app.py` asks for more.
    private static let kills = ProcessInfo.processInfo.environment["WEIBO_KILLS"].flatMap { Int($0) } ?? 10
    private static let log = "acknowledged"

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("weibo-drafts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    // Proves WB-26.8.
    @Test("are kept for each thing that is written to, and removed")
    func store() throws {
        let store = DraftStore(folder: try folder())
        defer { try? FileManager.default.removeItem(at: store.folder) }
        let status = Status(id: 5, text: "")
        let keys = [ComposeKind.status, .comment(status), .repost(status)].map(\.draftKey)
        for key in keys { try store.set("text of \(key)", for: key) }
        for key in keys { #expect(store.text(key) == "text of \(key)") }
        try store.set(nil, for: keys[0])
        try store.set(nil, for: keys[0])
        #expect(store.text(keys[0]) == nil)
        #expect(store.text(keys[1]) != nil)
    }

    // Proves WB-26.9.
    @Test("outlive a process that is killed while it writes: as they were acknowledged, or one character further")
    func killed() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var total = 0
        for number in 1...Self.kills {
            // The kill meets another moment of a write each time.
            let (path, first, delay) = (folder.path, number % 7 + 1, UInt32(number * 7919 % 3000))
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, first = first as Int, delay = delay as UInt32] in
                try DraftTests.write(in: path, killed: delay, after: first)
            }
            let acknowledged = try Data(contentsOf: folder.appendingPathComponent(Self.log)).count
            let text = try #require(DraftStore(folder: folder).text("draft"))
            #expect((acknowledged...acknowledged + 1).contains(text.count))
            #expect(text.allSatisfy { $0 == "字" })
            total += acknowledged
        }
        print("{\"kills\":\(Self.kills),\"acknowledged\":\(total)}")
    }

    /// Writes a draft that grows, and a byte to a file when the store has returned. The process is killed some microseconds after the first ones.
    private static func write(in folder: String, killed delay: UInt32, after first: Int) throws {
        let log = open("\(folder)/\(log)", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        let store = DraftStore(folder: URL(fileURLWithPath: folder))
        let isReached = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            isReached.wait()
            usleep(delay)
            kill(getpid(), SIGKILL)
        }
        for count in 1... {
            try store.set(String(repeating: "字", count: count), for: "draft")
            _ = Foundation.write(log, "+", 1)
            if count == first { isReached.signal() }
        }
    }
}
