import Foundation

/// Runs tests in several processes at a time, each of which has a part of the classes, and shows their output test by test.
struct TestWorkers {
    /// Starts a process that runs these tests, passes its lines on and returns its exit status.
    typealias Start = @Sendable (_ tests: [String], _ onLine: (String) -> Void) throws -> Int32

    private let start: Start
    private let report: @Sendable (String) -> Void
    private let showsPassed: Bool

    /// > Parameters: showsPassed: whether the output of tests that pass is shown.
    init(showsPassed: Bool = true, report: @escaping @Sendable (String) -> Void, start: @escaping Start) {
        (self.showsPassed, self.report, self.start) = (showsPassed, report, start)
    }

    struct Outcome: Sendable {
        var tally = TestTally()
        /// Whether all processes said so.
        var hasSucceeded = true
        var problem: String?
    }

    /// > Parameters: parts: the tests of each process.
    func run(_ parts: [[String]]) throws -> Outcome {
        let parts = parts.filter { !$0.isEmpty }
        let lock = NSLock()
        nonisolated(unsafe) var outcomes: [Int: Outcome] = [:]
        DispatchQueue.concurrentPerform(iterations: parts.count) { index in
            let outcome = run(parts[index]) { lines in lock.withLock { lines.forEach(report) } }
            lock.withLock { outcomes[index] = outcome }
        }
        var all = Outcome()
        for index in parts.indices {
            guard let outcome = outcomes[index] else { continue }
            if let problem = outcome.problem { throw CommandFailure(problem) }
            all.tally.add(outcome.tally)
            all.hasSucceeded = all.hasSucceeded && outcome.hasSucceeded
        }
        return all
    }

    private func run(_ tests: [String], _ show: ([String]) -> Void) -> Outcome {
        var outcome = Outcome()
        var rest = tests
        var interrupted: Set<String> = []
        while !rest.isEmpty {
            var output = TestOutput()
            var wasKilled = false
            do {
                let status = try start(rest) { line in
                    outcome.tally.read(line)
                    if let lines = output.add(line), showsPassed || !TestOutput.isOfPassed(lines) { show(lines) }
                }
                show(output.takeRest())
                if status == Self.killed, let test = outcome.tally.running, interrupted.insert(test).inserted {
                    wasKilled = true
                    outcome.tally.forgetRunning()
                    show(["the tests' process was killed: \(test) runs again in another one"])
                } else {
                    outcome.hasSucceeded = outcome.hasSucceeded && status == 0
                }
            } catch {
                outcome.problem = "\(error)"
                return outcome
            }
            // A crash also ends the tests after it: they are run in another process.
            let isCrash = outcome.tally.processEnded() != nil
            let done = Set(outcome.tally.finished)
            rest.removeAll { done.contains(TestSplit.caseName(of: $0)) }
            guard isCrash || wasKilled else { break }
        }
        return outcome
    }

    /// The status of a process that got SIGKILL: not what a test does, but a user, or the system that lacks memory.
    private static let killed: Int32 = 128 + SIGKILL
}

/// The output of a process with tests, a test at a time, so that what several processes print does not mix.
struct TestOutput {
    private var lines: [String] = []
    private var isInTest = false

    /// > Returns: the lines of a test that has ended, or one that belongs to none; nil while a test runs, and for XCTest's sums, which are of one process only.
    mutating func add(_ line: String) -> [String]? {
        // Of a failure that ends its test, the process may print the line twice.
        if line == lines.last, line.contains(": error: ") { return nil }
        if line.hasPrefix("Test Case '") {
            isInTest = line.contains("' started at ")
            lines.append(line)
            return isInTest ? nil : takeRest()
        }
        if isInTest {
            if line.hasPrefix(TestTally.ending) { dropRepeatedFailure() }
            lines.append(line)
            return nil
        }
        if line.hasPrefix("Test Suite '") || line.hasPrefix("\t Executed ") { return nil }
        return [line]
    }

    /// Whether these are the lines of a test that has passed.
    static func isOfPassed(_ lines: [String]) -> Bool {
        lines.last?.firstMatch(of: /^Test Case '[^']+' passed \(/) != nil
    }

    /// The same of a failure with further lines below it, such as a list of elements.
    private mutating func dropRepeatedFailure() {
        guard let start = lines.lastIndex(where: { $0.contains(": error: ") }) else { return }
        let count = lines.count - start
        guard start >= count, lines[start - count..<start] == lines[start...] else { return }
        lines.removeLast(count)
    }

    mutating func takeRest() -> [String] {
        defer { (lines, isInTest) = ([], false) }
        return lines
    }
}
