internal import TestReports

/// A test of the list that a page shows, with its last result.
public struct SessionTest: Equatable, Sendable, Encodable {
    /// What runs it.
    public enum Kind: String, Sendable, Encodable {
        case xctest, swiftTesting
        /// A test of an app's interface, which leaves a trace.
        case interface
    }

    public enum State: String, Sendable, Encodable, CaseIterable {
        /// It has not run yet.
        case idle
        case queued, running, passed, failed
        /// Its process ended while it ran.
        case crashed
        case skipped
        /// The run was stopped while it ran.
        case stopped

        public var isFailure: Bool { self == .failed || self == .crashed }

        init(_ outcome: ReportedTest.Outcome) {
            switch outcome {
            case .failed: self = .failed
            case .crashed: self = .crashed
            case .skipped: self = .skipped
            case .passed: self = .passed
            }
        }
    }

    /// A failure, or why the test was skipped.
    public struct Message: Equatable, Sendable, Encodable {
        public var text: String
        public var place: SessionPlace?

        public init(_ text: String, at place: SessionPlace? = nil) { (self.text, self.place) = (text, place) }
    }

    /// Unique in the session, and the same after each build.
    public let id: String
    /// The name of its target, as a module.
    public var target: String
    /// Its class or suite; empty for a test outside of suites.
    public var suite: String
    public var name: String
    public var kind: Kind
    /// Where it is declared; nil where that is not known.
    public var place: SessionPlace?
    public internal(set) var state = State.idle
    /// Real time. > Units: seconds.
    public internal(set) var seconds = 0.0
    public internal(set) var messages: [Message] = []
    /// It runs when a source has changed.
    public internal(set) var isWatched = false
    /// A source has changed since it ran.
    public internal(set) var isOld = false
    /// The number of the run that it was last in; 0 for none.
    public internal(set) var run = 0
    /// How much of its trace is written. > Units: bytes.
    public internal(set) var trace = 0
    /// What it has printed. Sent in messages of its own.
    public internal(set) var output = SessionText()
    /// Before it was queued: what a run that does not reach it leaves.
    private var former: Result?

    private struct Result: Equatable {
        var state: State
        var seconds: Double
        var messages: [Message]
        var isOld: Bool
        var run: Int
        var trace: Int
        var output: SessionText
    }

    enum CodingKeys: String, CodingKey { case id, target, suite, name, kind, place, state, seconds, messages, isWatched, isOld, run, trace }

    public init(id: String, target: String, suite: String, name: String, kind: Kind, place: SessionPlace? = nil) {
        (self.id, self.target, self.suite, self.name, self.kind, self.place) = (id, target, suite, name, kind, place)
    }

    mutating func queue(run: Int) {
        former = Result(
            state: state, seconds: seconds, messages: messages, isOld: isOld, run: self.run, trace: trace, output: output)
        (state, seconds, messages, isOld, self.run, trace, output) = (.queued, 0, [], false, run, 0, SessionText())
    }

    /// The run has ended, and has not reached it.
    mutating func leaveQueue() {
        guard let former else { return state = .idle }
        (state, seconds, messages, isOld) = (former.state, former.seconds, former.messages, former.isOld)
        // Its trace may be gone: tests remove it as they begin.
        (run, trace, output) = (former.run, former.trace, former.output)
        self.former = nil
    }
}

/// A line of a source.
public struct SessionPlace: Equatable, Sendable, Encodable {
    /// The path, relative to the project's folder if it is in it.
    public var file: String
    /// Counted from 1.
    public var line: Int
    /// The lines around it, of which the first has the number `first`.
    public var lines: [String]?
    public var first: Int?

    public init(file: String, line: Int) { (self.file, self.line) = (file, line) }
}

/// Lines that a program has printed, up to a limit: the first ones and a count of the others.
public struct SessionText: Equatable, Sendable {
    public private(set) var lines: [String] = []
    public private(set) var leftOut = 0
    private var size = 0
    private static let most = 5000
    private static let longest = 400_000
    private static let longestLine = 4000

    public init() {}

    public var isEmpty: Bool { lines.isEmpty && leftOut == 0 }

    /// > Returns: the line as it is kept; nil if it is not.
    mutating func add(_ line: String) -> String? {
        let line = line.utf8.count > Self.longestLine ? String(line.prefix(Self.longestLine)) + "…" : line
        guard lines.count < Self.most, size + line.utf8.count <= Self.longest else {
            leftOut += 1
            return nil
        }
        size += line.utf8.count
        lines.append(line)
        return line
    }
}
