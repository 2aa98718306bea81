/// Counts of tests, read from XCTest's output.
struct TestTally: Equatable {
    private(set) var passed: [String] = []
    private(set) var failed: [String] = []
    private(set) var skipped: [String] = []
    /// Tests during which the process ended.
    private(set) var crashed: [String] = []
    private var running: String?

    var finished: [String] { passed + failed + skipped + crashed }

    /// Reads `Test Case 'Suite.test' started at …`, `… passed (0.1 seconds)`.
    mutating func read(_ line: String) {
        guard let match = line.firstMatch(of: /Test Case '([^']+)' (started|passed|failed|skipped)/) else { return }
        let name = String(match.1)
        running = match.2 == "started" ? name : nil
        switch match.2 {
        case "passed": passed.append(name)
        case "failed": failed.append(name)
        case "skipped": skipped.append(name)
        default: break
        }
    }

    /// Called when the process has ended; returns the test that was running.
    mutating func processEnded() -> String? {
        defer { running = nil }
        if let running { crashed.append(running) }
        return running
    }

    var summary: String {
        let parts = [(passed, "passed"), (failed, "failed"), (crashed, "crashed"), (skipped, "skipped")]
        return parts.filter { !$0.0.isEmpty }.map { "\($0.0.count) \($0.1)" }.joined(separator: ", ")
    }
}
