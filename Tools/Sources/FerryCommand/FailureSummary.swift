/// What went wrong in a long run of tests, kept so that the end of the output tells it once more.
struct FailureSummary {
    private(set) var lines: [String] = []
    /// How many more lines of the failure at hand are kept.
    private var space = 0
    /// Names of tests that began and did not end: those a dead process had in hand.
    private var running: [String] = []

    /// One failure's words, a screen dump for instance, may be long; what all of them say together has an end too.
    private static let longestLine = 500
    private static let maximumLinesPerFailure = 12
    private static let maximumLineCount = 80

    /// Reads a line of Swift Testing's or XCTest's output.
    mutating func read(_ line: String) {
        if line.hasPrefix("✘") {
            space = Self.maximumLinesPerFailure
            // Suites and the whole run fail with their tests and say nothing of their own.
            if !line.hasPrefix("✘ Suite"), !line.hasPrefix("✘ Test run") { keep(line) }
        } else if ["◇", "✔", "➜", "==", "["].contains(where: line.hasPrefix) {
            space = 0
        } else if Self.isCrashMessage(line) {
            // The frames of the thread that crashed follow.
            space = Self.maximumLinesPerFailure
            keep(line)
        } else if space > 0 || line.contains(": error: ") || line.hasPrefix("error: ") {
            guard !line.isEmpty else { return }
            space = max(0, space - 1)
            keep(line)
        }
        follow(line)
    }

    /// The runtime's own words, which come without those of the package manager when its trace is written.
    private static func isCrashMessage(_ line: String) -> Bool {
        if line.contains("Fatal error: ") || line.hasPrefix("*** Program crashed") { return true }
        return line.hasPrefix("Thread ") && line.hasSuffix(" crashed:")
    }

    /// Which tests ran when the process died.
    mutating func processFailed() {
        for name in running.prefix(20) { keep("had not ended: \(name)") }
        running = []
    }

    private mutating func follow(_ line: String) {
        // A test's cases are said to start, but not to end.
        let pattern = /^. Test (?!case passing )("[^"]*"|[^ ]+\(.*\))(?: with [0-9]+ test cases?)? (started|passed|failed|skipped)/
        guard let match = line.firstMatch(of: pattern) else { return }
        let name = String(match.1)
        if match.2 == "started" {
            running.append(name)
        } else if let index = running.firstIndex(of: name) {
            // Another suite may have one of the same name.
            running.remove(at: index)
        }
    }

    private mutating func keep(_ line: String) {
        guard lines.count < Self.maximumLineCount else { return }
        lines.append(String(line.prefix(Self.longestLine)))
        if lines.count == Self.maximumLineCount { lines.append("(more above)") }
    }
}
