import Foundation

/// Tests and their results, read from XCTest's output.
struct TestTally: Equatable {
    /// A test that ended.
    struct Case: Equatable {
        enum Outcome: String { case passed, failed, skipped, crashed }

        /// `Class.test`.
        var name: String
        var outcome: Outcome
        /// > Units: seconds.
        var time = 0.0
        /// Its failures, or why it was skipped.
        var messages: [String] = []
    }

    private(set) var cases: [Case] = []
    private var running: String?
    private var messages: [String] = []
    /// The running test has failed and set `continueAfterFailure` to false.
    private var endsAfterFailure = false

    var passed: [String] { names(.passed) }
    var failed: [String] { names(.failed) }
    var skipped: [String] { names(.skipped) }
    /// Tests during which the process ended.
    var crashed: [String] { names(.crashed) }
    var finished: [String] { cases.map(\.name) }

    private func names(_ outcome: Case.Outcome) -> [String] { cases.filter { $0.outcome == outcome }.map(\.name) }

    /// Reads `Test Case 'Suite.test' started at …`, `… passed (0.1 seconds)` and, in between, its failures.
    mutating func read(_ line: String) {
        guard let match = line.firstMatch(of: /Test Case '([^']+)' (started|passed|failed|skipped)(?: \(([0-9.]+) seconds\))?/) else {
            if running != nil, line.contains(Self.ending) { endsAfterFailure = true }
            if let running, let found = line.firstMatch(of: /: (?:error: )?(\S+) : (.*)$/), found.1 == running {
                messages.append(String(found.2))
            }
            return
        }
        let name = String(match.1)
        running = match.2 == "started" ? name : nil
        endsAfterFailure = false
        if let outcome = Case.Outcome(rawValue: String(match.2)) {
            cases.append(Case(name: name, outcome: outcome, time: match.3.flatMap { Double($0) } ?? 0, messages: messages))
        }
        messages = []
    }

    /// What XCTest says where a failure is to end its test: it ends the process, on Linux.
    private static let ending = "Terminating execution due to test failure"

    /// Called when the process has ended; returns the test that was running.
    mutating func processEnded() -> String? {
        defer { (running, endsAfterFailure) = (nil, false) }
        if let running, endsAfterFailure {
            cases.append(Case(name: running, outcome: .failed, messages: messages))
            messages = []
        } else if let running {
            cases.append(Case(name: running, outcome: .crashed, messages: messages + ["the process ended during the test"]))
            messages = []
        }
        return running
    }

    /// Adds the tests of another process.
    mutating func add(_ other: TestTally) { cases += other.cases }

    var summary: String {
        let parts = [(passed, "passed"), (failed, "failed"), (crashed, "crashed"), (skipped, "skipped")]
        return parts.filter { !$0.0.isEmpty }.map { "\($0.0.count) \($0.1)" }.joined(separator: ", ")
    }
}
