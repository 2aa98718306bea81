/// Reads the output of a process with tests of XCTest as it comes.
struct XCTestLines {
    enum Event: Equatable {
        /// Names are `Class.test`.
        case began(String)
        case printed(String, in: String)
        case ended(TestTally.Case)
        /// A line outside of tests.
        case other(String)
    }

    private var tally = TestTally()
    /// The line with which the running test's process says that it ends.
    private var crash: CrashLine?
    private var lastLine = ""

    mutating func read(_ line: String) -> [Event] {
        let (running, count) = (tally.running, tally.cases.count)
        tally.read(line)
        // Of a failure that ends its test, the process may print the line twice.
        defer { lastLine = line }
        if line == lastLine, line.contains(": error: ") { return [] }
        if tally.cases.count > count { return tally.cases.suffix(1).map(Event.ended) }
        if let now = tally.running, now != running {
            crash = nil
            return [.began(now)]
        }
        if let running {
            if let found = CrashLine(line) { crash = found }
            return [.printed(line, in: running)]
        }
        return line.hasPrefix("Test Suite '") || line.hasPrefix("\t Executed ") || line.isEmpty ? [] : [.other(line)]
    }

    /// The process has ended. > Returns: the test that was running.
    mutating func processEnded() -> TestTally.Case? {
        guard tally.processEnded() != nil, var last = tally.cases.last else { return nil }
        if last.outcome == .crashed, let crash, let index = last.messages.indices.last {
            last.messages[index] += ": \(crash.text)"
            last.places[index] = crash.place
        }
        return last
    }
}

/// What Swift's runtime says before it ends a process: `Module/File.swift:12: Fatal error: text`.
struct CrashLine: Equatable, Sendable {
    var text: String
    var place: TestTally.Place?

    init?(_ line: String) {
        let pattern = #/^(?:(.+?):([0-9]+): )?((?:Fatal error|Precondition failed|Assertion failed)(?:: .*)?)$/#
        guard let match = line.firstMatch(of: pattern) else { return nil }
        text = String(match.3)
        place = match.1.flatMap { file in match.2.flatMap { Int($0) }.map { TestTally.Place(file: String(file), line: $0) } }
    }
}
