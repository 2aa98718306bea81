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
        #expect(plain.mode == .failed && plain.folder == "/p/Shop/.ferry/traces")
        #expect(
            plain.environment == [
                "FERRY_UI_TEST_TRACE": "failed", "FERRY_UI_TEST_TRACES": "/p/Shop/.ferry/traces", "FERRY_UI_TEST_SOURCES": "/p/Shop",
            ])
        let all = try Self.options(["/p/Shop", "--trace", "all", "--traces", "/t"])
        #expect(all.environment["FERRY_UI_TEST_TRACE"] == "all" && all.folder == "/t")
        #expect(try Self.options(["/p", "--trace", "none"]).environment.isEmpty)
        let failure = #expect(throws: CommandFailure.self) { try Self.options(["/p", "--trace", "some"]) }
        #expect(failure?.message.hasPrefix("--trace takes all, failed, none, not \"some\"") == true)
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
}
