/// The failures of a long test run, collected to be repeated at the end of the output.
struct FailureSummary {
    private(set) var lines: [String] = []
    /// How many more lines of the current failure to collect.
    private var space = 0
    /// Names of tests that started and did not end: the candidates when the process dies.
    private var running: [String] = []
    /// The last lines of any kind: what a program says that is killed, or that the loader cannot start.
    private var latest: [String] = []

    /// Limits for one line, one failure (a screen dump may be long) and all failures.
    private static let longestLine = 500
    private static let maximumLinesPerFailure = 12
    private static let maximumLineCount = 80
    private static let latestLineCount = 5

    /// Reads a line of Swift Testing's or XCTest's output.
    mutating func read(_ line: String) {
        if line.hasPrefix("✘") {
            space = Self.maximumLinesPerFailure
            // Suites and the whole run fail together with their tests; their lines add nothing.
            if !line.hasPrefix("✘ Suite"), !line.hasPrefix("✘ Test run") { keep(line) }
        } else if ["◇", "✔", "➜", "==", "["].contains(where: line.hasPrefix) {
            space = 0
        } else if Self.isCrashMessage(line) {
            // Followed by the stack frames of the thread that crashed.
            space = Self.maximumLinesPerFailure
            keep(line)
        } else if space > 0 || line.contains(": error: ") || line.hasPrefix("error: ") {
            guard !line.isEmpty else { return }
            space = max(0, space - 1)
            keep(line)
        }
        follow(line)
        guard !line.isEmpty else { return }
        if latest.count == Self.latestLineCount { latest.removeFirst() }
        latest.append(line)
    }

    /// The runtime's own crash message; with a stack trace, the package manager does not print its own.
    private static func isCrashMessage(_ line: String) -> Bool {
        if line.contains("Fatal error: ") || line.hasPrefix("*** Program crashed") { return true }
        return line.hasPrefix("Thread ") && line.hasSuffix(" crashed:")
    }

    /// Lists the tests that were running when the process died; without any other explanation, the last lines.
    mutating func processFailed() {
        if lines.isEmpty, running.isEmpty { latest.forEach { keep($0) } }
        for name in running.prefix(20) { keep("was running: \(name)") }
        running = []
    }

    private mutating func follow(_ line: String) {
        // A test's cases are reported when they start, but not when they end.
        let pattern = /^. Test (?!case passing )("[^"]*"|[^ ]+\(.*\))(?: with [0-9]+ test cases?)? (started|passed|failed|skipped)/
        guard let match = line.firstMatch(of: pattern) else { return }
        let name = String(match.1)
        if match.2 == "started" {
            running.append(name)
        } else if let index = running.firstIndex(of: name) {
            // Another suite may have a test of the same name.
            running.remove(at: index)
        }
    }

    private mutating func keep(_ line: String) {
        guard lines.count < Self.maximumLineCount else { return }
        lines.append(String(line.prefix(Self.longestLine)))
        if lines.count == Self.maximumLineCount { lines.append("(more above)") }
    }
}
