import Foundation
import SourceRewriter
import TestSession
import Testing

@testable import FerryCommand

@Suite("Tests in a browser")
struct TestUITests {
    @Test("lines of XCTest become events as they come; a crash names its test, with what the process said")
    func lines() {
        var lines = XCTestLines()
        #expect(lines.read("Test Suite 'A' started at 1") == [])
        #expect(lines.read("loading") == [.other("loading")])
        #expect(lines.read("Test Case 'A.testOne' started at 1") == [.began("A.testOne")])
        #expect(lines.read("hello") == [.printed("hello", in: "A.testOne")])
        let failure = "/p/T.swift:7: error: A.testOne : no"
        #expect(lines.read(failure) == [.printed(failure, in: "A.testOne")])
        #expect(lines.read(failure) == [], "the process may print it twice")
        let failed = TestTally.Case(
            name: "A.testOne", outcome: .failed, time: 0.25, messages: ["no"], places: [.init(file: "/p/T.swift", line: 7)])
        #expect(lines.read("Test Case 'A.testOne' failed (0.25 seconds)").first.map(Self.name) == Self.name(.ended(failed)))
        #expect(lines.processEnded() == nil)
        _ = lines.read("Test Case 'A.testTwo' started at 1")
        _ = lines.read("M/T.swift:9: Fatal error: boom")
        let crashed = lines.processEnded()
        #expect(crashed?.name == "A.testTwo")
        #expect(crashed?.outcome == .crashed)
        #expect(crashed?.messages == ["the process ended during the test: Fatal error: boom"])
        #expect(crashed?.places == [.init(file: "M/T.swift", line: 9)])
    }

    private static func name(_ event: XCTestLines.Event) -> String {
        guard case .ended(let test) = event else { return "" }
        return "\(test.name) \(test.outcome) \(test.time)"
    }

    @Test(
        "what the runtime says of a crash is found",
        arguments: [
            ("M/T.swift:9: Fatal error: boom", "Fatal error: boom", 9), ("T.swift:2: Precondition failed", "Precondition failed", 2),
            ("Fatal error", "Fatal error", 0),
        ])
    func crashes(line: String, text: String, number: Int) {
        let crash = CrashLine(line)
        #expect(crash?.text == text)
        #expect((crash?.place?.line ?? 0) == number)
        #expect(CrashLine("see " + line.replacing("Fatal", with: "fatal").replacing("Precondition", with: "precondition")) == nil)
    }

    @Test("tests of one process are as many as its arguments can name")
    func pieces() {
        #expect(TestUIProcesses.pieces(of: []) == [])
        #expect(TestUIProcesses.pieces(of: ["a", "b"]) == [["a", "b"]])
        let many = (0..<5000).map { "Module.ClassWithALongName/testWithALongName\($0)" }
        let pieces = TestUIProcesses.pieces(of: many)
        #expect(pieces.count > 1)
        #expect(pieces.flatMap { $0 } == many)
        #expect(pieces.allSatisfy { $0.joined(separator: ",").utf8.count < 131_072 })
    }

    @Test(
        "what a page cannot have is refused before a build",
        arguments: [
            ["--ui"], ["/app", "--ui", "--junit", "a.xml"], ["/app", "--ui", "--shards", "2", "--shard", "1"], ["/app", "--port", "80"],
            ["/app", "--ui", "--port", "x"], ["/app", "--ui", "--port", "65536"], ["/app", "--ui", "--report", "r"],
        ])
    func options(words: [String]) throws {
        let failure = #expect(throws: CommandFailure.self) { try TestVerb(words, Checkout(root: "/nowhere")).run() }
        #expect(failure?.status == 2)
        #expect(failure?.message.contains("--ui") == true || failure?.message.contains("--port") == true)
    }

    @Test("a folder that is not there is said at once, and not on the page")
    func noFolder() throws {
        let failure = #expect(throws: CommandFailure.self) { try TestVerb(["/nowhere/app", "--ui"], Checkout(root: "/nowhere")).run() }
        #expect(failure?.message == "/nowhere/app: no such folder")
        #expect(failure?.status == 1)
    }

    @Test("identifiers of Swift Testing do not change with the lines of the file")
    func identifiers() {
        #expect(TestPart.stable("M.S/a(n:)/A.swift:12:6") == "M.S/a(n:)/A.swift")
        #expect(TestPart.stable("M.C/testA") == "M.C/testA")
    }

    @Test("tests of XCTest are found in classes and extensions, and not in what is nested elsewhere")
    func declarations() {
        let source = ParsedSource(
            """
            import XCTest
            final class A: XCTestCase {
                struct Helper { func testHelper() {} }
                func testOne() { func testInner() {} }
                @MainActor
                func testTwo() async throws {}
                func testWith(_ value: Int) {}
            }
            extension Module.A { func testThree() {} }
            func testFree() {}
            """)
        let found = TestDeclarations(source)
        #expect(found.methods.map { "\($0.type).\($0.name) \($0.line)" } == ["A.testOne 4", "A.testTwo 6", "A.testThree 9"])
        #expect(found.classes == ["A": 2])
    }

    @Test("sources are watched by size and time; what tests write, hidden folders and links to folders are not")
    func watch() throws {
        let files = FileManager.default
        let root = files.temporaryDirectory.path + "/ferry-watch-\(UUID().uuidString)"
        defer { try? files.removeItem(atPath: root) }
        func write(_ name: String, _ text: String) throws {
            let path = "\(root)/\(name)"
            try files.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        for name in [
            "A.swift", "B/Main.storyboard", "B/Assets.xcassets/i.imageset/i.png", ".build/C.swift", "Snapshots/a.png", "notes.txt",
        ] {
            try write(name, "1")
        }
        try files.createSymbolicLink(atPath: root + "/loop", withDestinationPath: root)
        let before = SourceWatch.states(in: [root])
        let names = before.keys.map { String($0.dropFirst(root.count + 1)) }.sorted()
        #expect(names == ["A.swift", "B/Assets.xcassets/i.imageset/i.png", "B/Main.storyboard"])
        try write("Snapshots/a.png", "22")
        #expect(SourceWatch.states(in: [root]) == before)
        try write("A.swift", "2")
        #expect(SourceWatch.states(in: [root]) != before)
        #expect(SourceWatch.outermost(["/a/b", "/a", "/ab"]) == ["/a", "/ab"])
    }

    @Test("a page that falls behind, one that leaves and one that comes later all know what is")
    func hub() {
        let hub = SessionHub(TestSession(title: "A"))
        hub.apply(.listed([SessionTest(id: "M.A/a", target: "M", suite: "A", name: "a", kind: .xctest)]))
        var received: [String] = []
        _ = hub.follow { messages in
            received += messages
            if received.count == 1 { hub.apply(.runBegan(["M.A/a"]), .testBegan("M.A/a")) }
            return !received.contains { $0.contains("\"running\"") && $0.contains("M.A/a") }
        }
        #expect(received.first?.contains("\"kind\":\"all\"") == true)
        #expect(received.count > 1)
        var later: [String] = []
        _ = hub.follow { messages in
            later += messages
            hub.close()
            return true
        }
        #expect(later.count == 1)
        #expect(later.first?.contains("\"state\":\"running\"") == true)
    }
}
