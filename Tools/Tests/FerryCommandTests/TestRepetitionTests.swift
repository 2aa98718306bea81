import Testing

@testable import FerryCommand

@Suite("Repeated tests")
struct TestRepetitionTests {
    private static func repetition(_ words: [String]) throws -> TestRepetition {
        try TestRepetition(Arguments(TestChoice.words(words), options: ["--repeat"], flags: ["--until-failure"]))
    }

    /// The results of a run of one test.
    private static func tally(_ outcome: String) -> TestTally {
        var tally = TestTally()
        for line in ["Test Case 'A.one' started at now", "Test Case 'A.one' \(outcome) (0.1 seconds)"] { tally.read(line) }
        return tally
    }

    @Test("is one run without the options; the options may be Xcode's")
    func options() throws {
        #expect(try Self.repetition([]).isOnce)
        #expect(try Self.repetition(["--repeat", "7"]).count == 7)
        #expect(try Self.repetition(["-test-iterations", "7"]).count == 7)
        #expect(try !Self.repetition(["--repeat", "7"]).endsAfterFailure)
        for words in [["--until-failure"], ["-run-tests-until-failure"]] {
            #expect(try Self.repetition(words).endsAfterFailure)
            #expect(try Self.repetition(words).count == 100)
        }
        let both = try Self.repetition(["-run-tests-until-failure", "-test-iterations", "3"])
        #expect(both.count == 3)
        #expect(both.endsAfterFailure)
    }

    @Test("rejects what is no number of runs", arguments: ["0", "-1", "many", "", "10000000"])
    func wrong(text: String) {
        #expect { try Self.repetition(["--repeat", text]) } throws: { "\($0)".contains("--repeat needs a number") }
    }

    @Test("adds the results of all runs, and says how many have failed")
    func all() throws {
        var (results, lines, run) = (TestResults(), [String](), 0)
        try Self.repetition(["--repeat", "3"]).run(into: &results, report: { lines.append($0) }) { results in
            run += 1
            results.add(Self.tally(run == 2 ? "failed" : "passed"), succeeded: run != 2, group: "T")
        }
        #expect(results.tests.map(\.outcome) == [.passed, .failed, .passed])
        #expect(!results.hasPassed)
        #expect(lines == ["Run 1 of 3", "Run 2 of 3", "Run 3 of 3", "3 runs: 1 failed"])
    }

    @Test("ends after the first run with a failure if it is to")
    func untilFailure() throws {
        var (results, lines, run) = (TestResults(), [String](), 0)
        // A failure from before does not count.
        results.add(Self.tally("failed"), succeeded: false, group: "U")
        try Self.repetition(["--repeat", "5", "--until-failure"]).run(into: &results, report: { lines.append($0) }) { results in
            run += 1
            results.add(Self.tally(run == 2 ? "failed" : "passed"), succeeded: run != 2, group: "T")
        }
        #expect(run == 2)
        #expect(results.tests.count == 3)
        #expect(lines.last == "2 runs: 1 failed")
    }

    @Test("one run reports nothing of its own")
    func once() throws {
        var (results, lines) = (TestResults(), [String]())
        try Self.repetition([]).run(into: &results, report: { lines.append($0) }) {
            $0.add(Self.tally("passed"), succeeded: true, group: "T")
        }
        #expect(results.hasPassed)
        #expect(lines.isEmpty)
    }
}
