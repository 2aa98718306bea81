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
        /// Where each of them is; nil where that is not known.
        var places: [Place?] = []
    }

    /// A line of a source, counted from 1.
    struct Place: Equatable {
        var file: String
        var line: Int
    }

    private(set) var cases: [Case] = []
    /// The test that has started and not ended.
    private(set) var running: String?
    private var messages: [String] = []
    private var places: [Place?] = []
    /// The last line belongs to a message, which may go on.
    private var isInMessage = false
    /// The running test has failed and set `continueAfterFailure` to false.
    private var endsAfterFailure = false
    private var endTime = 0.0

    var passed: [String] { names(.passed) }
    var failed: [String] { names(.failed) }
    var skipped: [String] { names(.skipped) }
    /// Tests during which the process ended.
    var crashed: [String] { names(.crashed) }
    var finished: [String] { cases.map(\.name) }

    private func names(_ outcome: Case.Outcome) -> [String] { cases.filter { $0.outcome == outcome }.map(\.name) }

    /// Reads `Test Case 'Suite.test' started at …`, `… passed (0.1 seconds)` and, in between, its failures.
    mutating func read(_ line: String) {
        let line = line.hasPrefix("*** Signal ") ? line.replacing(Self.unfinishedBacktrace, with: "") : line
        guard let match = line.firstMatch(of: /Test Case '([^']+)' (started|passed|failed|skipped)(?: \(([0-9.]+) seconds\))?/) else {
            if running != nil, line.contains(Self.ending) { failureEndsTest(line) }
            if let running, let found = line.firstMatch(of: /^(?:(.*?):([0-9]+))?: (?:error: )?(\S+) : (.*)$/), found.3 == running {
                messages.append(String(found.4))
                places.append(found.1.flatMap { file in found.2.flatMap { Int($0) }.map { Place(file: String(file), line: $0) } })
                isInMessage = true
            } else if isInMessage, line.hasPrefix("  ") {
                // A list of elements, below what it says.
                messages[messages.count - 1] += "\n" + line
            } else {
                isInMessage = false
            }
            return
        }
        isInMessage = false
        let name = String(match.1)
        running = match.2 == "started" ? name : nil
        endsAfterFailure = false
        if let outcome = Case.Outcome(rawValue: String(match.2)) {
            cases.append(Case(name: name, outcome: outcome, time: match.3.flatMap { Double($0) } ?? 0, messages: messages, places: places))
        }
        (messages, places) = ([], [])
    }

    /// What Swift's runtime leaves in front of the next line if an app is killed while its backtrace is made.
    private static var unfinishedBacktrace: Regex<Substring> { #/^\*\*\* Signal [0-9]+: Backtracing from 0x[0-9a-f]+\.\.\./# }

    /// What XCTest says where a failure is to end its test: it ends the process, on Linux.
    static let ending = "Terminating execution due to test failure"

    /// Of such a failure the process may print the lines twice.
    private mutating func failureEndsTest(_ line: String) {
        endsAfterFailure = true
        endTime = line.firstMatch(of: #/ after ([0-9.]+) seconds/#).flatMap { Double($0.1) } ?? 0
        guard messages.count > 1, messages.last == messages.dropLast().last, places.last == places.dropLast().last else { return }
        messages.removeLast()
        places.removeLast()
    }

    /// The running test has not ended and will run again.
    mutating func forgetRunning() { (running, endsAfterFailure, isInMessage, messages, places) = (nil, false, false, [], []) }

    /// Called when the process has ended; returns the test that was running.
    mutating func processEnded() -> String? {
        defer { (running, endsAfterFailure, isInMessage) = (nil, false, false) }
        guard let running else { return nil }
        if endsAfterFailure {
            cases.append(Case(name: running, outcome: .failed, time: endTime, messages: messages, places: places))
        } else {
            messages.append("the process ended during the test")
            places.append(nil)
            cases.append(Case(name: running, outcome: .crashed, messages: messages, places: places))
        }
        (messages, places) = ([], [])
        return running
    }

    /// Adds the tests of another process.
    mutating func add(_ other: TestTally) { cases += other.cases }

    var summary: String {
        let parts = [(passed, "passed"), (failed, "failed"), (crashed, "crashed"), (skipped, "skipped")]
        return parts.filter { !$0.0.isEmpty }.map { "\($0.0.count) \($0.1)" }.joined(separator: ", ")
    }
}
