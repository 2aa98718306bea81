import Foundation
import Testing

@testable import Sharebox

@Suite("Downloads", .serialized)
@MainActor struct DownloadTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("downloads-\(UUID().uuidString)")
    private let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 131 >> 3) }

    private var file: Share {
        Share(id: "f1", name: "a.bin", createdAt: .distantPast, size: Int64(bytes.count), sha256: SHA256.of(bytes), folder: nil, link: "")
    }

    private func center(_ server: ScriptedServer) throws -> DownloadCenter {
        DownloadCenter(client: URLSessionShareClient(base: server.url), library: try Library(in: folder))
    }

    /// Waits for a state, as a user watching the row does.
    private func wait(_ center: DownloadCenter, _ isReached: (Download?) -> Bool) async throws {
        for _ in 0..<1000 where !isReached(center["f1"]) { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(isReached(center["f1"]), "\(String(describing: center["f1"]))")
    }

    private func isDone(_ download: Download?) -> Bool {
        if case .done = download?.state { return true }
        return false
    }

    private func failure(_ download: Download?) -> ShareError? {
        if case .failed(let error) = download?.state { return error }
        return nil
    }

    /// Files that can be opened: those that are not part files.
    private func visible() -> [String] {
        let found = FileManager.default.enumerator(
            at: folder.appendingPathComponent("Downloads"), includingPropertiesForKeys: [.isRegularFileKey])
        var names: [String] = []
        while let url = found?.nextObject() as? URL {
            if (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true { names.append(url.lastPathComponent) }
        }
        return names.filter { !$0.hasSuffix(".part") }
    }

    @Test("are complete and verified before they can be opened")
    func whole() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let center = try center(ScriptedServer([.file(bytes)]))
        center.start(file)
        try await wait(center, isDone)
        guard case .done(let place) = center["f1"]?.state else { return }
        #expect(try Data(contentsOf: place) == Data(bytes))
        #expect(visible() == ["a.bin"])
    }

    @Test("resume where a connection was interrupted")
    func cut() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try ScriptedServer([.file(bytes, cutAfter: 120_000), .part(bytes, from: 120_000)])
        let center = try center(server)
        center.start(file)
        try await wait(center) { self.failure($0) == .cut }
        #expect(center["f1"]?.received == 120_000)
        #expect(visible() == [])
        center.start(file)
        try await wait(center, isDone)
        #expect(server.requests.last?.contains("Range: bytes=120000-") == true)
        #expect(server.requests.last?.contains("If-Range: \"\(file.sha256 ?? "")\"") == true)
    }

    @Test("restart if the service sends the whole file again")
    func wholeAgain() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let center = try center(ScriptedServer([.file(bytes, cutAfter: 50_000), .file(bytes)]))
        center.start(file)
        try await wait(center) { self.failure($0) == .cut }
        center.start(file)
        try await wait(center, isDone)
        #expect(visible() == ["a.bin"])
    }

    @Test("with a wrong digest are discarded")
    func damaged() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var wrong = bytes
        wrong[777] ^= 1
        let center = try center(ScriptedServer([.file(wrong), .file(bytes)]))
        center.start(file)
        try await wait(center) { self.failure($0) == .damaged }
        #expect(visible() == [])
        #expect(center["f1"]?.received == 0)
        center.start(file)
        try await wait(center, isDone)
    }

    @Test("longer than declared are discarded")
    func tooLong() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let center = try center(ScriptedServer([.file(bytes + [1, 2, 3])]))
        center.start(file)
        try await wait(center) { self.failure($0) == .damaged }
        #expect(visible() == [])
    }

    @Test("pause, and resume in another launch")
    func relaunch() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try ScriptedServer([.file(bytes, cutAfter: 90_000, stalls: true)])
        let first = try center(server)
        first.start(file)
        try await wait(first) { ($0?.received ?? 0) > 80_000 }
        first.pause("f1")
        let received = try #require(first["f1"]?.received)
        #expect(first["f1"]?.state == .paused)
        let next = try ScriptedServer([.part(bytes, from: Int(received))])
        let second = try center(next)
        #expect(second["f1"]?.state == .paused)
        #expect(second["f1"]?.received == received)
        second.start(file)
        try await wait(second, isDone)
        #expect(visible() == ["a.bin"])
    }

    @Test("interrupted by the end of the app resume automatically")
    func killed() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        // The state after a killed launch: a record of a running download, and a part of the file.
        let downloads = folder.appendingPathComponent("Downloads")
        try FileManager.default.createDirectory(at: downloads, withIntermediateDirectories: true)
        try Data(bytes.prefix(70_001)).write(to: downloads.appendingPathComponent("f1.part"))
        try Library(in: folder).save(
            TransferRecord(
                id: "f1", direction: .down, state: .running, name: "a.bin", createdAt: .distantPast, size: file.size, sha256: file.sha256,
                remote: nil))
        let center = try center(ScriptedServer([.part(bytes, from: 70_001)]))
        #expect(visible() == [])
        try await wait(center, isDone)
        #expect(visible() == ["a.bin"])
    }

    @Test("leave no files when cancelled")
    func cancelled() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let center = try center(ScriptedServer([.file(bytes, cutAfter: 90_000, stalls: true)]))
        center.start(file)
        try await wait(center) { ($0?.received ?? 0) > 0 }
        center.cancel("f1")
        #expect(center["f1"] == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Downloads").path) == [])
    }
}
