import Foundation
import Testing

@testable import FerryCommand

@Suite("Test lanes")
struct TestLanesTests {
    private func run(_ first: [TestStep], alongside second: [TestStep] = []) -> (lines: [String], failures: [String]) {
        nonisolated(unsafe) var lines: [String] = []
        var lanes = TestLanes { lines.append($0) }
        lanes.run(first, alongside: second)
        return (lines, lanes.failures)
    }

    private func shell(_ name: String, _ script: String) -> TestStep { TestStep(name, ChildProcess(["sh", "-c", script])) }

    @Test("run at the same time: each waits for a file of the other")
    func concurrency() throws {
        let folder = NSTemporaryDirectory() + "ferry-lanes-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func meet(_ own: String, _ other: String) -> String {
            "touch \(folder)/\(own); n=0; until [ -e \(folder)/\(other) ]; do sleep 0.1; n=$((n+1)); [ $n -lt 600 ] || exit 9; done"
        }
        let result = run([shell("a", meet("a", "b"))], alongside: [shell("b", meet("b", "a"))])
        #expect(result.failures.isEmpty)
    }

    @Test("print each step under its name, and a step of the second lane as a whole")
    func output() {
        let result = run([shell("a", "echo 1; echo 2")], alongside: [shell("b", "echo 3; sleep 0.1; echo 4")])
        #expect(Set(result.lines) == ["== a ==", "1", "2", "== b ==", "3", "4"])
        let second = result.lines.firstIndex(of: "== b ==")
        #expect(second.map { Array(result.lines[$0..<($0 + 3)]) } == ["== b ==", "3", "4"])
    }

    @Test("go on after a failed step, and list the failures of both in order")
    func failures() {
        let result = run(
            [shell("a", "echo '✘ Test one recorded an issue'; exit 1"), shell("b", "echo done")],
            alongside: [shell("c", "exit 3"), TestStep("d", ChildProcess(["no-such-program-here"]))])
        #expect(result.failures.count == 3)
        #expect(result.failures.first == "a (status 1)\n  ✘ Test one recorded an issue")
        #expect(result.failures.dropFirst().first == "c (status 3)")
        #expect(result.failures.last == "d: no-such-program-here is not installed or not in PATH")
        #expect(result.lines.contains("done"))
    }

    @Test("repeat the last lines of a step that fails without a test's failure")
    func lastLines() {
        let loader = "for n in 1 2 3 4 5; do echo $n; done; echo 'a.xctest: undefined symbol: b'; exit 127"
        let result = run([shell("a", loader)])
        #expect(result.failures == ["a (status 127)\n  2\n  3\n  4\n  5\n  a.xctest: undefined symbol: b"])
    }

    @Test("know how long each step took")
    func durations() {
        nonisolated(unsafe) var lines: [String] = []
        var lanes = TestLanes { lines.append($0) }
        lanes.run([shell("a", "true")], alongside: [shell("b", "sleep 0.2")])
        #expect(lanes.results.map(\.step) == ["a", "b"])
        #expect(lanes.results.last.map { $0.seconds >= 0.2 } == true)
    }

    @Test("end where a program of one outlives one of the other")
    func pipes() {
        // A child that inherited the other's pipe would keep its output open.
        let short = (1...20).map { shell("s\($0)", "true") }
        let result = run(short, alongside: (1...20).map { shell("t\($0)", "sleep 0.01") })
        #expect(result.failures.isEmpty)
        #expect(result.lines.count == 40)
    }
}
