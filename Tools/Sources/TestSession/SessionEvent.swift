public import Foundation
public import TestReports

/// What happens in a session.
public enum SessionEvent: Sendable {
    case buildBegan
    /// The build, or a program of tests outside of its tests, has printed a line.
    case printed(String)
    /// > Parameters: problem: why it failed; nil if it did not.
    case buildEnded(problem: String?)
    /// The tests that there are now, in the order of the list.
    case listed([SessionTest])
    /// These tests are to run.
    case runBegan([String])
    /// The build has brought these, which are to run too.
    case runJoined([String])
    case testBegan(String)
    case testPrinted(String, line: String)
    case testEnded(String, outcome: ReportedTest.Outcome, seconds: Double, messages: [ReportedTest.Message])
    /// It is to run once more, as it is not known whether it has crashed its process.
    case testRequeued(String)
    /// The user stops the run, which ends soon.
    case stopping
    /// > Parameters: seconds: how long it has taken, with its build.
    case runEnded(seconds: Double)
    case watch([String], Bool)
    case watchAll(Bool)
    /// > Parameters: isBuilt: the build of the last run has read the sources as they are now.
    case sourcesChanged(isBuilt: Bool)
    /// > Parameters: bytes: the size of the trace's file.
    case traceGrew(String, bytes: Int)
}

/// What a page asks for.
public enum SessionCommand: Equatable, Sendable {
    case runAll, runFailed, stop
    case run([String])
    case watch([String], Bool)
    case watchAll(Bool)
}

extension SessionCommand {
    private struct Words: Decodable {
        var command: String
        var tests: [String]?
        var isOn: Bool?

        enum CodingKeys: String, CodingKey {
            case command = "do"
            case tests, isOn
        }
    }

    /// Nil for what is no command.
    public init?(json: Data) {
        guard let words = try? JSONDecoder().decode(Words.self, from: json) else { return nil }
        switch (words.command, words.tests, words.isOn) {
        case ("run", let tests?, _): self = .run(tests)
        case ("runAll", _, _): self = .runAll
        case ("runFailed", _, _): self = .runFailed
        case ("stop", _, _): self = .stop
        case ("watch", let tests?, let isOn?): self = .watch(tests, isOn)
        case ("watchAll", _, let isOn?): self = .watchAll(isOn)
        default: return nil
        }
    }
}
