import Foundation
import Glibc
import Testing

@testable import WebEngine

/// Ends the engine, so it has one of its own.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct EngineProcessTests {
    @Test func anEndedEngineFailsWhatWaits() async throws {
        let engine = try EngineProcess(scale: 1)
        let version = await withCheckedContinuation { continuation in
            engine.send("Browser.getVersion") { continuation.resume(returning: (try? $0.get())?["product"] as? String) }
        }
        #expect(version?.contains("Chrome") == true)
        let failed = await withCheckedContinuation { continuation in
            engine.stop()
            engine.send("Browser.getVersion") { reply in
                if case .failure = reply { continuation.resume(returning: true) } else { continuation.resume(returning: false) }
            }
        }
        #expect(failed)
        #expect(engine.hasEnded)
        #expect(kill(engine.identifier, 0) == -1)
    }

    @Test("a command to an engine that has just ended fails, and does not end the app")
    func justEnded() async throws {
        let engine = try EngineProcess(scale: 1)
        _ = await answer(engine, "Browser.getVersion")
        let program = try #require(Self.program(of: engine))
        engine.stop()
        // Without a pause in which its end could be noticed.
        while Self.runs(program) || Self.runs(engine.identifier) { usleep(1000) }
        #expect(!engine.hasEnded)
        #expect(await answer(engine, "Browser.getVersion").isEmpty)
        #expect(engine.hasEnded)
    }

    /// The main queue is served by threads that end after some seconds without work, of which one has asked for the engine.
    @Test("an engine outlives the thread that has asked for it")
    func threads() async throws {
        let engine = try EngineProcess(scale: 1)
        try await Task.sleep(for: .seconds(8))
        #expect(await answer(engine, "Browser.getVersion")["product"] != nil)
        try await end(engine)
    }

    @Test("the process of a page that takes too much memory is ended, and the engine goes on")
    func memory() async throws {
        let engine = try EngineProcess(scale: 1, pageMemory: 300_000_000)
        let target = try #require(await answer(engine, "Target.createTarget", ["url": "about:blank"])["targetId"] as? String)
        let attached = await answer(engine, "Target.attachToTarget", ["targetId": target, "flatten": true])
        let session = try #require(attached["sessionId"] as? String)
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            engine.listen(session) { name, _ in
                guard name == "Inspector.targetCrashed" else { return }
                engine.listen(session, nil)
                continuation.resume()
            }
            engine.send("Inspector.enable", session: session)
            let script = "const taken = []; for (let i = 0; i < 40; i++) taken.push(new Uint8Array(1 << 24).fill(1)); new Promise(() => {})"
            engine.send("Runtime.evaluate", ["expression": script, "awaitPromise": true], session: session, limit: nil)
        }
        #expect(!engine.hasEnded)
        #expect(await answer(engine, "Browser.getVersion")["product"] != nil)
        try await end(engine)
    }

    /// Ends an engine and waits until it is reaped: tests of processes wait for any child, and an ended one that stays would be found each time.
    private func end(_ engine: EngineProcess) async throws {
        engine.stop()
        while !engine.hasEnded { try await Task.sleep(for: .milliseconds(20)) }
    }

    @Test("processes of another shape are no pages of the engine")
    func foreignProcesses() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("proc-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func process(_ name: String, stat: String, statm: String = "1000 500 100 0", command: String = "shell\0--type=renderer\0") throws {
            let place = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for (file, text) in ["stat": stat, "statm": statm, "cmdline": command] {
                try text.write(to: place.appendingPathComponent(file), atomically: true, encoding: .utf8)
            }
        }
        try process("12", stat: "12 (a) b) (c) S 1 7 7 0", command: "shell --type=renderer --headless=old")
        try process("13", stat: "13 (shell) S 1 8 8 0")
        try process("14", stat: "14 (shell) S 1 7 7 0", command: "shell\0--type=gpu-process\0")
        try process("15", stat: "15 shell S 1 7")
        try process("16", stat: "16 (shell) S 1 7 7 0", statm: "x")
        try process("self", stat: "17 (shell) S 1 7 7 0")
        let pages = EngineMemory.pages(ofGroup: 7, in: folder.path)
        #expect(pages == [EngineMemory.Process(identifier: 12, size: 400 * sysconf(Int32(_SC_PAGESIZE)))])
        #expect(EngineMemory.pages(ofGroup: 7, in: folder.path + "/none").isEmpty)
    }

    /// A stopped process sees neither that its pipe has closed nor that it is asked to end.
    @Test func theEngineEndsWithItsHost() async throws {
        let result = await #expect(processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]) {
            await EngineProcessTests.startEngineAndEnd()
        }
        let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        let identifier = try #require(text.split(separator: "\n").last { $0.hasPrefix("engine ") }.flatMap { Int32($0.dropFirst(7)) })
        while Self.runs(identifier) { try await Task.sleep(for: .milliseconds(20)) }
    }

    private static func startEngineAndEnd() async {
        guard let engine = try? EngineProcess(scale: 1) else { return }
        let version = await withCheckedContinuation { continuation in
            engine.send("Browser.getVersion") { continuation.resume(returning: (try? $0.get())?["product"] as? String) }
        }
        guard version != nil, let identifier = program(of: engine) else { return }
        print("engine \(identifier)")
        fflush(nil)
        kill(identifier, SIGSTOP)
        kill(getpid(), SIGKILL)
    }

    /// The engine itself, which a shell has started.
    private static func program(of engine: EngineProcess) -> Int32? {
        let list = "/proc/\(engine.identifier)/task/\(engine.identifier)/children"
        let children = (try? String(contentsOfFile: list, encoding: .utf8))?.split(separator: " ").compactMap { Int32($0) } ?? []
        return children.first {
            let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\($0)/exe")
            return program?.hasSuffix("/chromium-headless-shell") == true
        }
    }

    /// The engine is asked to end as the kernel asks it when the app has ended.
    @Test("what pages keep is there for the next engine of the app, and another one at the same time keeps nothing")
    func profile() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("profile-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try EngineProcess(scale: 1, profile: folder.path)
        let next = Date(timeIntervalSinceNow: 86400).timeIntervalSince1970
        let cookie: [String: Any] = ["name": "tea", "value": "green", "url": "http://app.invalid/", "expires": next]
        let session = ["name": "session", "value": "1", "url": "http://app.invalid/"]
        _ = await answer(first, "Storage.setCookies", ["cookies": [cookie, session]])
        #expect(await cookies(of: first) == ["session", "tea"])
        let other = try EngineProcess(scale: 2, profile: folder.path)
        #expect(other.profile == nil)
        #expect(await cookies(of: other) == [])
        try await end(other)
        kill(first.identifier, SIGTERM)
        while !first.hasEnded { try await Task.sleep(for: .milliseconds(20)) }
        let second = try EngineProcess(scale: 1, profile: folder.path)
        #expect(second.profile == folder.path)
        #expect(await cookies(of: second) == ["tea"])
        try await end(second)
    }

    @Test("pages that name the device's fonts get those that stand for them")
    func fonts() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("profile-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let engine = try EngineProcess(scale: 1, profile: folder.path)
        let target = try #require(await answer(engine, "Target.createTarget", ["url": "about:blank"])["targetId"] as? String)
        let attached = await answer(engine, "Target.attachToTarget", ["targetId": target, "flatten": true])
        let session = try #require(attached["sessionId"] as? String)
        let script = """
            ['-apple-system', 'Inter', 'serif'].map(name => {
                const text = document.body.appendChild(document.createElement('span'));
                text.style.font = `40px ${name}`;
                text.textContent = 'mmmiiiWater';
                return text.getBoundingClientRect().width;
            })
            """
        let result = await answer(engine, "Runtime.evaluate", ["expression": script, "returnByValue": true], session: session)
        let widths = try #require((result["result"] as? [String: Any])?["value"] as? [NSNumber]).map(\.doubleValue)
        #expect(widths[0] == widths[1])
        #expect(widths[0] != widths[2])
        try await end(engine)
    }

    private func cookies(of engine: EngineProcess) async -> [String] {
        let cookies = await answer(engine, "Storage.getCookies")["cookies"] as? [[String: Any]] ?? []
        return cookies.compactMap { $0["name"] as? String }.sorted()
    }

    private func answer(
        _ engine: EngineProcess, _ method: String, _ parameters: [String: Any] = [:], session: String? = nil
    ) async -> [String: Any] {
        await withCheckedContinuation { continuation in
            engine.send(method, parameters, session: session) { result in
                nonisolated(unsafe) let value = (try? result.get()) ?? [:]
                continuation.resume(returning: value)
            }
        }
    }

    /// Whether there is such a process that has not ended.
    private static func runs(_ identifier: Int32) -> Bool {
        guard let text = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8),
            let state = text.split(separator: ")").last?.first(where: { $0 != " " })
        else { return false }
        return !"ZX".contains(state)
    }
}
