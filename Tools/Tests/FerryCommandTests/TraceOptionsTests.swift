import Foundation
import TestTrace
import Testing

@testable import FerryCommand

@Suite("Traces on the command line")
struct TraceOptionsTests {
    private static func options(_ words: [String]) throws -> TraceOptions {
        try TraceOptions(try Arguments(words, options: ["--trace", "--traces"]))
    }

    @Test("failed tests leave traces in the project's folder unless something else is said")
    func options() throws {
        let plain = try Self.options(["/p/Shop/Shop.xcodeproj"])
        #expect(plain.mode == .failed)
        #expect(plain.folder == "/p/Shop/.ferry/traces")
        #expect(
            plain.environment == [
                "FERRY_UI_TEST_TRACE": "failed", "FERRY_UI_TEST_TRACES": "/p/Shop/.ferry/traces", "FERRY_UI_TEST_SOURCES": "/p/Shop",
            ])
        let all = try Self.options(["/p/Shop", "--trace", "all", "--traces", "/t"])
        #expect(all.environment["FERRY_UI_TEST_TRACE"] == "all")
        #expect(all.folder == "/t")
        #expect(try Self.options(["/p", "--trace", "none"]).environment.isEmpty)
        let failure = #expect(throws: CommandFailure.self) { try Self.options(["/p", "--trace", "some"]) }
        #expect(failure?.message.hasPrefix("--trace takes all, failed, none, not \"some\"") == true)
    }

    @Test("the project's folder of traces is not for its repository; another folder is left as it is")
    func folders() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-trace-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Self.options([folder]).prepare()
        #expect(try String(contentsOfFile: folder + "/.ferry/traces/.gitignore", encoding: .utf8) == "*\n")
        try Self.options([folder, "--traces", folder + "/own"]).prepare()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/own").isEmpty)
        try Self.options([folder + "/none", "--trace", "none"]).prepare()
        #expect(!FileManager.default.fileExists(atPath: folder + "/none"))
    }

    @Test("the traces of an earlier run of chosen tests are removed, and no others")
    func removal() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-trace-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let options = try Self.options([folder, "--trace", "all"])
        options.prepare()
        for test in ["A.one", "A.two", "B.one"] {
            try "old".write(toFile: #require(options.path(of: test)), atomically: true, encoding: .utf8)
        }
        options.removeFiles(of: ["A.one", "B.one", "B.none"])
        #expect(["A.one", "A.two", "B.one"].map { options.file(of: $0) != nil } == [false, true, false])
    }

    @Test("an activity is listed once, where it begins")
    func activities() {
        var trace = TestTrace(test: "A.b", app: "")
        for names in [[], ["A"], ["A", "B"], ["A"], ["A", "B"], ["C", "B"]] {
            var step = TraceStep(action: "tap")
            step.activities = names.isEmpty ? nil : names
            trace.steps.append(step)
        }
        let found = TraceOptions.activities(of: trace)
        #expect(found.map(\.name) == ["A", "B", "B", "C", "B"])
        #expect(found.map(\.depth) == [0, 1, 1, 0, 1])
    }

    @Test("a file that is no trace is named with what is wrong, and a page is written of one that is")
    func verb() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-trace-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, page) = (folder.path + "/A.ferrytrace", folder.path + "/a.html")
        func run(_ words: [String]) -> String {
            do {
                try TraceVerb(words).run()
                return ""
            } catch { return (error as? CommandFailure)?.message ?? "\(error)" }
        }
        #expect(run([file]).hasPrefix("cannot read \(file): "))
        try Data("{\"ferry-trace\":2}\n".utf8).write(to: URL(fileURLWithPath: file))
        #expect(run([file]) == "\(file): it is a trace of version 2, and this Ferry reads version 1")
        let writer = TraceWriter()
        try (writer.beginning(test: "A.b", app: "") + writer.end(.passed)).write(to: URL(fileURLWithPath: file))
        #expect(run([file, "--html", page]) == "")
        #expect(try String(contentsOfFile: page, encoding: .utf8).contains("\"test\":\"A.b\""))
        #expect(run([file, "--html", folder.path + "/no/a.html"]).hasPrefix("cannot write \(folder.path)/no/a.html: "))
        #expect(run([]).hasPrefix("ferry trace takes one file"))
        #expect(run([file, "--port", "x"]).hasPrefix("--port x is not a port number"))
    }
}
