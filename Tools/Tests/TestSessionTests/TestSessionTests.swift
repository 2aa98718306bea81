import Foundation
import TestReports
import Testing

@testable import TestSession

@Suite("Session of tests")
struct TestSessionTests {
    private static func test(_ id: String, kind: SessionTest.Kind = .xctest) -> SessionTest {
        let parts = id.split(separator: "/").map(String.init)
        return SessionTest(id: id, target: "M", suite: parts[0], name: parts[1], kind: kind)
    }

    private static func session(_ ids: [String] = ["A/a", "A/b", "B/c"]) -> TestSession {
        var session = TestSession(title: "Shop", root: "/p") { $0 == "/p/T.swift" ? "one\ntwo\nthree\n" : nil }
        _ = session.apply(.listed(ids.map { test($0) }))
        return session
    }

    private func states(_ session: TestSession) -> [SessionTest.State] { session.tests.map(\.state) }

    @Test("a run queues its tests, and each result arrives with the lines of its source")
    func run() throws {
        var session = Self.session()
        #expect(session.tests(for: .runAll) == ["A/a", "A/b", "B/c"])
        _ = session.apply(.runBegan(["A/a", "B/c"]))
        #expect(states(session) == [.queued, .idle, .queued])
        #expect(session.status.phase == .running)
        #expect(session.status.run == 1)
        _ = session.apply(.testBegan("A/a"))
        _ = session.apply(.testPrinted("A/a", line: "hello"))
        let messages = session.apply(
            .testEnded("A/a", outcome: .failed, seconds: 0.5, messages: [.init("no", file: "/p/T.swift", line: 2)]))
        guard case .tests(let changed) = messages.first else { throw Missing() }
        #expect(changed.map(\.id) == ["A/a"])
        let place = try #require(changed[0].messages.first?.place)
        #expect(place.file == "T.swift")
        #expect(place.line == 2)
        #expect(place.first == 1)
        #expect(place.lines == ["one", "two", "three", ""])
        #expect(session.test("A/a")?.output.lines == ["hello"])
        #expect(session.tests(for: .runFailed) == ["A/a"])
    }

    private struct Missing: Error {}

    @Test("a stopped run leaves the running test stopped, and what it did not reach as it was, with what it had printed")
    func stop() {
        var session = Self.session()
        _ = session.apply(.runBegan(["A/b"]))
        _ = session.apply(.testBegan("A/b"))
        _ = session.apply(.testPrinted("A/b", line: "kept"))
        _ = session.apply(.testEnded("A/b", outcome: .failed, seconds: 2, messages: [.init("old")]))
        _ = session.apply(.runEnded(seconds: 3))
        _ = session.apply(.runBegan(["A/a", "A/b", "B/c"]))
        #expect(session.test("A/b")?.output.lines.isEmpty == true)
        _ = session.apply(.testBegan("A/a"))
        _ = session.apply(.stopping)
        #expect(session.status.phase == .stopping)
        let messages = session.apply(.runEnded(seconds: 3))
        #expect(states(session) == [.stopped, .failed, .idle])
        #expect(session.test("A/b")?.messages.map(\.text) == ["old"])
        #expect(messages.contains(.output("A/b", lines: ["kept"], leftOut: 0, isFirst: true)))
        #expect(session.status.phase == .idle)
        #expect(session.apply(.stopping).isEmpty, "nothing is to stop")
    }

    @Test("a list after a build keeps results of tests that stay, and forgets the others")
    func listing() {
        var session = Self.session()
        _ = session.apply(.runBegan(["A/a", "B/c"]))
        _ = session.apply(.testEnded("A/a", outcome: .passed, seconds: 1, messages: []))
        _ = session.apply(.testEnded("B/c", outcome: .crashed, seconds: 1, messages: []))
        _ = session.apply(.watch(["A/a"], true))
        let messages = session.apply(.listed(["N/n", "A/a", "N/n"].map { Self.test($0) }))
        #expect(session.tests.map(\.id) == ["N/n", "A/a"])
        #expect(states(session) == [.idle, .passed])
        #expect(session.test("A/a")?.isWatched == true)
        #expect(messages.contains(.order(["N/n", "A/a"])))
        #expect(session.test("B/c") == nil)
        #expect(session.apply(.testEnded("B/c", outcome: .passed, seconds: 1, messages: [])).isEmpty)
    }

    @Test("errors of the compiler have their places, and a failed build gives the queued tests back")
    func build() throws {
        var session = Self.session()
        _ = session.apply(.runBegan(["A/a"]))
        _ = session.apply(.buildBegan)
        #expect(session.status.phase == .building)
        let messages = session.apply(.printed("/p/T.swift:3:7: error: cannot find 'x' in scope"))
        guard case .log(_, let diagnostic?) = messages.first else { throw Missing() }
        #expect(diagnostic.kind == "error")
        #expect(diagnostic.text == "cannot find 'x' in scope")
        #expect(diagnostic.column == 7)
        #expect(diagnostic.place.file == "T.swift")
        #expect(diagnostic.place.line == 3)
        _ = session.apply(.printed("error: fatalError"))
        #expect(session.diagnostics.count == 1)
        _ = session.apply(.buildEnded(problem: "the build failed: 1 error"))
        #expect(session.status.problem == "the build failed: 1 error")
        _ = session.apply(.runEnded(seconds: 3))
        #expect(states(session) == [.idle, .idle, .idle])
        _ = session.apply(.runBegan(["A/a"]))
        _ = session.apply(.buildBegan)
        #expect(session.diagnostics.isEmpty)
        #expect(session.log.lines.isEmpty)
        #expect(session.status.problem == nil)
        _ = session.apply(.buildEnded(problem: nil))
        #expect(session.status.phase == .running)
    }

    @Test("a run of a list that its build makes goes on until its end")
    func firstRun() {
        var session = TestSession(title: "A")
        _ = session.apply(.runBegan([]))
        _ = session.apply(.buildBegan)
        _ = session.apply(.listed([Self.test("A/a")]))
        _ = session.apply(.buildEnded(problem: nil))
        #expect(session.status.phase == .running)
        _ = session.apply(.runJoined(["A/a"]))
        #expect(states(session) == [.queued])
        #expect(session.status.phase == .running)
        _ = session.apply(.runEnded(seconds: 3))
        #expect(session.status.phase == .idle)
        #expect(session.status.seconds == 3)
        _ = session.apply(.buildBegan)
        _ = session.apply(.buildEnded(problem: nil))
        #expect(session.status.phase == .idle, "a build without a run")
    }

    @Test("results from before a change of the sources are marked, and their tests run again if they are watched")
    func changes() {
        var session = Self.session()
        _ = session.apply(.runBegan(["A/a", "A/b"]))
        _ = session.apply(.testEnded("A/a", outcome: .passed, seconds: 1, messages: []))
        _ = session.apply(.testBegan("A/b"))
        _ = session.apply(.watch(["A/a", "A/b"], true))
        #expect(session.toRunAgain == [])
        // In the middle of the run, whose build has read others.
        _ = session.apply(.sourcesChanged(isBuilt: false))
        _ = session.apply(.testEnded("A/b", outcome: .passed, seconds: 1, messages: []))
        _ = session.apply(.runEnded(seconds: 3))
        #expect(session.tests.map(\.isOld) == [true, true, false])
        #expect(session.status.hasChanges)
        #expect(session.toRunAgain == ["A/a", "A/b"])
        _ = session.apply(.runBegan(["A/a"]))
        _ = session.apply(.buildBegan)
        #expect(session.tests.map(\.isOld) == [false, true, false])
        #expect(!session.status.hasChanges)
        _ = session.apply(.testEnded("A/a", outcome: .passed, seconds: 1, messages: []))
        // Seen by the build of this run: the result of its test is up to date.
        _ = session.apply(.sourcesChanged(isBuilt: true))
        #expect(session.tests.map(\.isOld) == [false, true, false])
        #expect(!session.status.hasChanges)
        #expect(session.toRunAgain == ["A/b"])
        _ = session.apply(.watchAll(true))
        #expect(session.toRunAgain == ["A/b", "B/c"])
    }

    @Test("output is kept up to a limit, and the rest is counted")
    func limits() {
        var session = Self.session()
        for _ in 0..<6000 { _ = session.apply(.testPrinted("A/a", line: "x")) }
        #expect(session.test("A/a")?.output.lines.count == 5000)
        #expect(session.test("A/a")?.output.leftOut == 1000)
        _ = session.apply(.testPrinted("A/b", line: String(repeating: "y", count: 10_000)))
        #expect(session.test("A/b")?.output.lines.first?.count == 4001)
    }

    @Test("a page that receives all and one that has received each change know the same")
    func messages() throws {
        var session = Self.session()
        var page = Page()
        page.receive([.all(session)])
        let events: [SessionEvent] = [
            .runBegan(["A/a", "A/b"]), .buildBegan, .printed("/p/T.swift:1:1: warning: w"), .buildEnded(problem: nil),
            .listed(["A/b", "A/a", "Z/z"].map { Self.test($0) }), .runJoined(["Z/z"]), .testBegan("A/a"), .testPrinted("A/a", line: "l"),
            .testRequeued("A/a"), .testBegan("A/a"), .testEnded("A/a", outcome: .skipped, seconds: 0, messages: [.init("why")]),
            .watch(["A/b"], true), .watchAll(true), .traceGrew("A/b", bytes: 12), .sourcesChanged(isBuilt: false), .testBegan("A/b"),
            .stopping,
            .runEnded(seconds: 3),
        ]
        for event in events { page.receive(session.apply(event)) }
        var other = Page()
        other.receive([.all(session)])
        #expect(page == other)
        #expect(page.tests["Z/z"] != nil)
        #expect(page.tests["B/c"] == nil)
    }

    /// What the page's script does with messages, in short.
    private struct Page: Equatable {
        var tests: [String: String] = [:]
        var order: [String] = []
        var outputs: [String: [String]] = [:]
        var status = ""
        var log: [String] = []

        mutating func receive(_ messages: [SessionMessage]) {
            for message in messages {
                let object = (try? JSONSerialization.jsonObject(with: Data(message.json.utf8)) as? [String: Any]) ?? [:]
                func text(_ value: Any?) -> String {
                    (try? JSONSerialization.data(withJSONObject: [value ?? ""], options: .sortedKeys)).map {
                        String(decoding: $0, as: UTF8.self)
                    }
                        ?? ""
                }
                let found = object["tests"] as? [[String: Any]] ?? []
                let ids = found.compactMap { $0["id"] as? String }
                if object["kind"] as? String == "all" { (tests, order, outputs, log) = ([:], ids, [:], object["log"] as? [String] ?? []) }
                for test in found { tests[test["id"] as? String ?? ""] = text(test) }
                if let status = object["status"] { self.status = text(status) }
                if let now = object["order"] as? [String] {
                    order = now
                    tests = tests.filter { now.contains($0.key) }
                    outputs = outputs.filter { now.contains($0.key) }
                }
                for (id, output) in object["outputs"] as? [String: [String: Any]] ?? [:] { outputs[id] = output["lines"] as? [String] }
                if let id = object["id"] as? String, let lines = object["lines"] as? [String] {
                    let before = object["isFirst"] as? Bool == true ? [] : outputs[id] ?? []
                    outputs[id] = before + lines
                    if outputs[id]?.isEmpty == true { outputs[id] = nil }
                }
                if object["kind"] as? String == "logCleared" { log = [] }
                if let line = object["line"] as? String { log.append(line) }
            }
        }
    }

    @Test("commands are read from JSON, and nothing else is one")
    func commands() {
        func command(_ text: String) -> SessionCommand? { SessionCommand(json: Data(text.utf8)) }
        #expect(command(#"{"do":"run","tests":["A/a"]}"#) == .run(["A/a"]))
        #expect(command(#"{"do":"runAll"}"#) == .runAll)
        #expect(command(#"{"do":"runFailed"}"#) == .runFailed)
        #expect(command(#"{"do":"stop"}"#) == .stop)
        #expect(command(#"{"do":"watch","tests":["A/a"],"isOn":true}"#) == .watch(["A/a"], true))
        #expect(command(#"{"do":"watchAll","isOn":false}"#) == .watchAll(false))
        for bad in ["", "{}", "[]", #"{"do":"run"}"#, #"{"do":"watch","tests":[]}"#, #"{"do":"rm"}"#, #"{"do":"run","tests":[1]}"#] {
            #expect(command(bad) == nil, "\(bad)")
        }
        #expect(Self.session().tests(for: .run(["B/c", "gone", "A/a"])) == ["A/a", "B/c"], "in the order of the list")
    }
}
