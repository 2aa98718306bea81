internal import Foundation

/// What pages receive: first all of a session, and then its changes.
public enum SessionMessage: Equatable, Sendable {
    /// What is going on.
    public struct Status: Equatable, Sendable, Encodable {
        public enum Phase: String, Sendable, Encodable { case idle, building, running, stopping }

        public var phase = Phase.idle
        /// The number of the last run.
        public var run = 0
        public var isWatchingAll = false
        /// How long the last run has taken, with its build. > Units: seconds.
        public var seconds = 0.0
        /// Why the last build failed, or the programs could not be run.
        public var problem: String?
        /// Whether the tests have been listed.
        public var isListed = false
        /// Sources have changed since the last build.
        public var hasChanges = false

        public init() {}
    }

    /// An error or a warning of the compiler.
    public struct Diagnostic: Equatable, Sendable, Encodable {
        public var kind: String
        public var text: String
        public var place: SessionPlace
        public var column: Int
    }

    case all(TestSession)
    case status(Status)
    case tests([SessionTest])
    /// The tests in their order; those that are not in it are gone.
    case order([String])
    /// What a test has printed. > Parameters: isFirst: replaces what it printed before.
    case output(String, lines: [String], leftOut: Int, isFirst: Bool)
    /// A line of the build or of a program of tests, and what the compiler says in it.
    case log(String, Diagnostic?)
    /// A build begins: what the one before it said is gone.
    case logCleared

    /// One line.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // All values are texts, numbers and lists of them.
        guard let data = try? encoder.encode(self) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }
}

extension SessionMessage: Encodable {
    private enum Keys: String, CodingKey {
        case kind, title, status, tests, outputs, log, diagnostics, diagnostic, order, id, lines, leftOut, isFirst, line
    }

    private struct Output: Encodable {
        var lines: [String]
        var leftOut: Int
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        func kind(_ name: String) throws { try container.encode(name, forKey: .kind) }
        switch self {
        case .all(let session):
            try kind("all")
            try container.encode(session.title, forKey: .title)
            try container.encode(session.status, forKey: .status)
            try container.encode(session.tests, forKey: .tests)
            let outputs = session.tests.filter { !$0.output.lines.isEmpty }
                .map { ($0.id, Output(lines: $0.output.lines, leftOut: $0.output.leftOut)) }
            try container.encode(Dictionary(outputs) { $1 }, forKey: .outputs)
            try container.encode(session.log.lines, forKey: .log)
            try container.encode(session.diagnostics, forKey: .diagnostics)
        case .status(let status):
            try kind("status")
            try container.encode(status, forKey: .status)
        case .tests(let tests):
            try kind("tests")
            try container.encode(tests, forKey: .tests)
        case .order(let order):
            try kind("order")
            try container.encode(order, forKey: .order)
        case .output(let id, let lines, let leftOut, let isFirst):
            try kind("output")
            try container.encode(id, forKey: .id)
            try container.encode(lines, forKey: .lines)
            try container.encode(leftOut, forKey: .leftOut)
            try container.encode(isFirst, forKey: .isFirst)
        case .log(let line, let diagnostic):
            try kind("log")
            try container.encode(line, forKey: .line)
            try container.encodeIfPresent(diagnostic, forKey: .diagnostic)
        case .logCleared: try kind("logCleared")
        }
    }
}
