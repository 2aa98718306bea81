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

    /// A stopped process does not see that its pipe has closed: only the kernel ends it with its parent.
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
        let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(engine.identifier)/exe")
        guard version != nil, program?.hasSuffix("/chromium-headless-shell") == true else { return }
        print("engine \(engine.identifier)")
        fflush(nil)
        kill(engine.identifier, SIGSTOP)
        kill(getpid(), SIGKILL)
    }

    /// Whether there is such a process that has not ended.
    private static func runs(_ identifier: Int32) -> Bool {
        guard let text = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8),
            let state = text.split(separator: ")").last?.first(where: { $0 != " " })
        else { return false }
        return !"ZX".contains(state)
    }
}
