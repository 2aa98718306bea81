public import Foundation

/// Reads the events that Swift Testing writes with `--event-stream-output-path`, a JSON object a line.
///
/// > Contract: swift-testing, "JSON schema", version 0. Lines that are none of it are left out: the process may end while it writes one.
public struct TestEvents {
    private struct Line: Decodable {
        var kind: String
        var payload: Payload
    }

    private struct Payload: Decodable {
        var kind: String
        var id: String?
        var name: String?
        var displayName: String?
        var testID: String?
        var instant: Instant?
        var issue: Issue?
        var messages: [Message]?
        var attachment: Attachment?
        var _comments: [String]?
        var _sourceLocation: Location?
        var sourceLocation: Location?
    }

    private struct Instant: Decodable { var absolute: Double }
    private struct Message: Decodable {
        var symbol: String
        var text: String
    }
    private struct Issue: Decodable {
        var isKnown: Bool
        var sourceLocation: Location?
    }
    private struct Location: Decodable {
        var _filePath: String?
        var line: Int?
    }
    private struct Attachment: Decodable {
        var path: String?
        var _preferredName: String?
    }

    private var names: [String: (suite: String, name: String)] = [:]
    private var suites: [String: String] = [:]
    private var tests: [String: ReportedTest] = [:]
    private var starts: [String: Double] = [:]
    private var order: [String] = []
    private let original: (String) -> String
    private let contents: (String) -> Data?

    /// The tests in the order of their starts, with their modules as groups; one that started and did not end has crashed.
    ///
    /// > Parameters: original: the user's file for a path that the compiler has seen. contents: those of an attachment's file.
    public static func tests(
        in text: String, original: (String) -> String = { $0 }, contents: (String) -> Data? = { _ in nil }
    ) -> [ReportedTest] {
        withoutActuallyEscaping(original) { original in
            withoutActuallyEscaping(contents) { contents in
                var events = TestEvents(original: original, contents: contents)
                let decoder = JSONDecoder()
                for line in text.split(separator: "\n") {
                    if let line = try? decoder.decode(Line.self, from: Data(line.utf8)) { events.read(line) }
                }
                return events.order.compactMap { id in
                    guard var test = events.tests[id] else { return nil }
                    test.group = String(id.prefix { $0 != "." })
                    return test
                }
            }
        }
    }

    /// Reads events as they come.
    ///
    /// > Parameters: original: the user's file for a path that the compiler has seen.
    public init(original: @escaping (String) -> String) { self.init(original: original) { _ in nil } }

    private init(original: @escaping (String) -> String, contents: @escaping (String) -> Data?) {
        (self.original, self.contents) = (original, contents)
    }

    /// What a line has added to what is known.
    public enum Change: Equatable, Sendable {
        /// A test that there is. > Parameters: id: `Module.Suite/test()/File.swift:1:2`.
        case found(id: String, suite: String, name: String, file: String?, line: Int?)
        case began(id: String)
        case ended(id: String, ReportedTest)
    }

    /// Reads a line; nil for one that says nothing of a test.
    public mutating func change(by text: String) -> Change? {
        guard let line = try? JSONDecoder().decode(Line.self, from: Data(text.utf8)) else { return nil }
        read(line)
        if line.kind == "test", line.payload.kind == "function", let id = line.payload.id, let known = names[id] {
            let place = line.payload.sourceLocation
            return .found(id: id, suite: known.suite, name: known.name, file: place?._filePath.map(original), line: place?.line)
        }
        guard line.kind == "event", let id = line.payload.testID, let test = tests[id] else { return nil }
        switch line.payload.kind {
        case "testStarted": return .began(id: id)
        case "testEnded", "testSkipped": return .ended(id: id, test)
        default: return nil
        }
    }

    /// The test as it is now; nil if it has not begun. > Parameters: id: as in changes.
    public func test(_ id: String) -> ReportedTest? { tests[id] }

    private mutating func read(_ line: Line) {
        let payload = line.payload
        guard line.kind == "event" else {
            guard let id = payload.id else { return }
            if payload.kind == "suite" { suites[id] = payload.displayName ?? payload.name }
            if payload.kind == "function" { names[id] = (suite(of: id), payload.displayName ?? payload.name ?? id) }
            return
        }
        guard let id = payload.testID, let known = names[id] else { return }
        switch payload.kind {
        case "testStarted":
            // Until it ends.
            add(id, known, .crashed)
            starts[id] = payload.instant?.absolute
        case "testSkipped":
            add(id, known, .skipped)
            let reason = payload._comments?.joined(separator: "\n") ?? ""
            let message = message(reason, at: payload._sourceLocation)
            tests[id]?.messages = [message]
        case "issueRecorded":
            guard let issue = payload.issue, !issue.isKnown else { return }
            let text = (payload.messages ?? []).map(\.text).joined(separator: "\n")
            let message = message(text, at: issue.sourceLocation)
            tests[id]?.messages.append(message)
        case "valueAttached":
            guard let path = payload.attachment?.path, let data = contents(path) else { return }
            let name = payload.attachment?._preferredName ?? (path as NSString).lastPathComponent
            tests[id]?.attachments.append(ReportedTest.Attachment(fileName: name, contents: data))
        case "testEnded":
            guard let test = tests[id] else { return }
            tests[id]?.outcome = test.messages.isEmpty ? .passed : .failed
            if let start = starts[id], let end = payload.instant?.absolute { tests[id]?.seconds = max(0, end - start) }
        default: return
        }
    }

    private mutating func add(_ id: String, _ known: (suite: String, name: String), _ outcome: ReportedTest.Outcome) {
        if tests[id] == nil { order.append(id) }
        tests[id] = ReportedTest(suite: known.suite, name: known.name, outcome: outcome)
    }

    private func message(_ text: String, at location: Location?) -> ReportedTest.Message {
        ReportedTest.Message(text, file: location?._filePath.map(original), line: location?.line)
    }

    /// The suite of `Module.Suite/test()/File.swift:1:2` by its own name; the module for a test outside of suites.
    private func suite(of id: String) -> String {
        let parts = id.split(separator: "/").dropLast(2)
        let place = parts.joined(separator: "/")
        return place.isEmpty ? String(id.prefix { $0 != "." }) : suites[place] ?? place
    }
}
