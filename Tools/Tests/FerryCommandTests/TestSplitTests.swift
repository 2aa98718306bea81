import Foundation
import Testing

@testable import FerryCommand

@Suite("Distribution of tests to processes and machines")
struct TestSplitTests {
    private let tests = (0..<40).flatMap { suite in (0...suite % 5).map { "Module.Suite\(suite)Tests/test\($0)" } }

    @Test("every test is in exactly one part, and classes stay together", arguments: [1, 2, 3, 7, 100])
    func partition(_ count: Int) {
        let parts = TestSplit().parts(of: tests, into: count)
        #expect(parts.count == count)
        #expect(parts.flatMap { $0 }.sorted() == tests.sorted())
        for suite in Set(tests.map(TestSplit.className)) {
            #expect(parts.count { $0.contains { TestSplit.className(of: $0) == suite } } == 1, "\(suite)")
        }
    }

    @Test("parts take about as long by the measured times")
    func balance() {
        let names = Set(tests.map(TestSplit.className)).sorted()
        let times = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Double(1 + $0 * 7 % 11)) })
        for count in 2...6 {
            let costs = TestSplit(times: times).parts(of: tests, into: count)
                .map { part in Set(part.map(TestSplit.className)).reduce(0) { $0 + (times[$1] ?? 0) } }
            let mean = costs.reduce(0, +) / Double(count)
            #expect((costs.max() ?? 0) <= mean * 1.05, "\(costs)")
        }
    }

    @Test("the order of the list does not matter")
    func order() {
        let forward = TestSplit().parts(of: tests, into: 3).map(Set.init)
        #expect(TestSplit().parts(of: tests.reversed(), into: 3).map(Set.init) == forward)
    }

    @Test("a class is measured when all of its tests ran")
    func measuring() {
        var split = TestSplit(times: ["Module.A": 9, "Module.B": 9])
        let cases = [
            TestTally.Case(name: "A.one", outcome: .passed, time: 1), TestTally.Case(name: "A.two", outcome: .failed, time: 0.5),
            TestTally.Case(name: "B.one", outcome: .passed, time: 1),
        ]
        split.add(cases, of: ["Module.A/one", "Module.A/two", "Module.B/one", "Module.B/two"])
        #expect(
            split.times == ["Module.A": 1.5, "Module.A/one": 1, "Module.A/two": 0.5, "Module.B": 9, "Module.B/one": 1])
    }

    @Test("times survive their file; another file is refused by name")
    func file() throws {
        let path = FileManager.default.temporaryDirectory.path + "/times-\(UUID().uuidString).json"
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try TestSplit(contentsOf: path).times.isEmpty)
        try TestSplit(times: ["M.A": 1.25]).store(in: path)
        #expect(try TestSplit(contentsOf: path).times == ["M.A": 1.25])
        for text in ["[1]", "{\"M.A\":-1}", "{\"M.A\":\"x\"}", ""] {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            #expect { try TestSplit(contentsOf: path) } throws: { "\($0)".contains(path) }
        }
    }

    @Test("shards take about as long as each other, if need be with parts of a class", arguments: [2, 3, 4, 7])
    func evenShards(_ count: Int) {
        // One class takes more than half of the time.
        let tests = (0..<60).map { "M.Long/test\($0)" } + (0..<40).map { "M.Short\($0 / 10)/test\($0 % 10)" }
        var times: [String: Double] = [:]
        for (number, test) in tests.enumerated() { times[test] = test.hasPrefix("M.Long") ? 0.9 + Double(number % 3) / 10 : 0.5 }
        let split = TestSplit(times: times)
        let shards = split.shards(of: tests, into: count)
        #expect(shards.flatMap { $0 } == tests)
        let costs = shards.map { $0.reduce(0) { $0 + (times[$1] ?? 0) } }
        let (longest, shortest) = (costs.max() ?? 0, costs.min() ?? 0)
        #expect((longest - shortest) / longest <= 0.1, "\(costs)")
        // At most one class is cut at each border.
        let parts = shards.map { Set($0.map(TestSplit.className)).count }.reduce(0, +)
        #expect(parts <= Set(tests.map(TestSplit.className)).count + count - 1)
    }

    @Test("whole classes stay in one shard where that is even, and where nothing was measured")
    func wholeShards() {
        let even = (0..<8).flatMap { suite in (0..<5).map { "M.S\(suite)/test\($0)" } }
        let times = Dictionary(uniqueKeysWithValues: even.map { ($0, 1.0) })
        for split in [TestSplit(times: times), TestSplit()] {
            for shard in split.shards(of: even, into: 4) { #expect(Set(shard.map(TestSplit.className)).count == 2) }
        }
        #expect(TestSplit().shards(of: tests, into: 3) == TestSplit().parts(of: tests, into: 3))
    }

    @Test("a part of a class is chosen test by test, a whole one by its name")
    func filters() {
        let all = ["M.A/one", "M.A/two", "M.B/one", "M.B/two", "M.S/three()", "M.S/four()"]
        let words = TestListing.filters(for: ["M.A/one", "M.A/two", "M.B/two", "M.S/four()"], of: all)
        #expect(words == ["--filter", "^M\\.A/", "--filter", "^M\\.B\\/two$", "--filter", "^M\\.S\\/four\\(\\)"])
    }

    @Test("the shards of all machines are the whole, once")
    func shards() throws {
        let parts = try (1...4).map { try TestShard(number: $0, count: 4).tests(of: tests) }
        #expect(parts.flatMap { $0 }.sorted() == tests.sorted())
    }

    @Test(
        "numbers of shards that make no sense are refused",
        arguments: [
            ["--shards", "2"], ["--shard", "1"], ["--times", "times.json"], ["--shards", "2", "--shard", "3"],
            ["--shards", "2", "--shard", "0"],
            ["--shards", "x", "--shard", "1"],
        ])
    func shardNumbers(_ words: [String]) throws {
        let arguments = try Arguments(words, options: ["--shards", "--shard", "--times"], flags: [])
        #expect(throws: CommandFailure.self) { try TestShard(arguments) }
    }
}

@Suite("Choice of tests by regular expressions")
struct TestSelectionTests {
    @Test("filters choose, skips leave out")
    func selection() throws {
        let selection = try TestSelection(["--filter", "^M\\.A/", "--filter", "B/one$", "--skip", "two"])
        #expect(["M.A/one", "M.A/two", "M.B/one", "M.B/three"].filter(selection.contains) == ["M.A/one", "M.B/one"])
        #expect(try TestSelection([]).contains("M.A/one"))
        #expect(TestSelection.skips(in: ["--filter", "a", "--skip", "b"]) == ["--skip", "b"])
        #expect(throws: CommandFailure.self) { try TestSelection(["--filter", "("]) }
    }

    @Test("the filter of a class does not match a longer name")
    func filters() throws {
        let words = TestListing.filters(for: ["M.A/one", "M.A/two", "M.free()"])
        let selection = try TestSelection(words)
        #expect(["M.A/one", "M.AB/one", "N.M.A/x", "M.free()", "M.free()x"].filter(selection.contains) == ["M.A/one", "M.free()"])
    }
}

@Suite("Tests in several processes")
struct TestWorkersTests {
    private static func passed(_ test: String) -> [String] {
        let name = TestSplit.caseName(of: test)
        return ["Test Case '\(name)' started at now", "prints \(name)", "Test Case '\(name)' passed (0.5 seconds)"]
    }

    @Test("results of all processes are counted, and the lines of a test stay together")
    func together() throws {
        let lines = Lines()
        let workers = TestWorkers(report: { lines.add($0) }) { tests, onLine in
            onLine("Test Suite 'All tests' started")
            for test in tests { Self.passed(test).forEach(onLine) }
            onLine("\t Executed \(tests.count) tests")
            return 0
        }
        let outcome = try workers.run([["M.A/one", "M.A/two"], [], ["M.B/one"]])
        #expect(outcome.tally.passed == ["A.one", "A.two", "B.one"])
        #expect(outcome.hasSucceeded)
        let all = lines.all
        #expect(all.count == 9)
        for start in all.indices where all[start].contains("started") {
            #expect(all[start + 1].hasPrefix("prints "))
            #expect(all[start + 2].contains("passed"))
        }
    }

    @Test("of repeated tests, the output of those that pass is left out")
    func onlyFailures() throws {
        let lines = Lines()
        let workers = TestWorkers(showsPassed: false, report: { lines.add($0) }) { _, onLine in
            Self.passed("M.A/one").forEach(onLine)
            onLine("Test Case 'A.two' started at now")
            onLine("A.swift:3: error: A.two : wrong")
            onLine("Test Case 'A.two' failed (0.5 seconds)")
            onLine("a line of no test")
            return 1
        }
        let outcome = try workers.run([["M.A/one", "M.A/two"]])
        #expect(outcome.tally.passed == ["A.one"])
        #expect(outcome.tally.failed == ["A.two"])
        #expect(lines.all.first == "Test Case 'A.two' started at now")
        #expect(lines.all.last == "a line of no test")
        #expect(lines.all.count == 4)
    }

    @Test("the tests after a crash run in another process, once")
    func crash() throws {
        let starts = Lines()
        let workers = TestWorkers(report: { _ in }) { tests, onLine in
            starts.add(tests.joined(separator: " "))
            for test in tests {
                if test == "M.A/two" {
                    onLine("Test Case 'A.two' started at now")
                    return 132
                }
                Self.passed(test).forEach(onLine)
            }
            return 0
        }
        let outcome = try workers.run([["M.A/one", "M.A/two", "M.A/three"]])
        #expect(outcome.tally.passed == ["A.one", "A.three"])
        #expect(outcome.tally.crashed == ["A.two"])
        #expect(starts.all == ["M.A/one M.A/two M.A/three", "M.A/three"])
    }

    @Test("the test that a killed process ran, and those after it, run in another one and count once")
    func killed() throws {
        let (starts, lines) = (Lines(), Lines())
        let workers = TestWorkers(report: { lines.add($0) }) { tests, onLine in
            starts.add(tests.joined(separator: " "))
            for test in tests {
                if test == "M.A/two", starts.all.count == 1 {
                    onLine("Test Case 'A.two' started at now")
                    return 128 + SIGKILL
                }
                Self.passed(test).forEach(onLine)
            }
            return 0
        }
        let outcome = try workers.run([["M.A/one", "M.A/two", "M.A/three"]])
        #expect(outcome.tally.finished == ["A.one", "A.two", "A.three"])
        #expect(outcome.tally.crashed.isEmpty)
        #expect(outcome.hasSucceeded)
        #expect(starts.all == ["M.A/one M.A/two M.A/three", "M.A/two M.A/three"])
        #expect(lines.all.contains { $0.contains("A.two runs again") })
    }

    @Test("a test whose process is killed twice has crashed")
    func killedAgain() throws {
        let starts = Lines()
        let workers = TestWorkers(report: { _ in }) { tests, onLine in
            starts.add(tests.joined(separator: " "))
            onLine("Test Case 'A.one' started at now")
            return 128 + SIGKILL
        }
        let outcome = try workers.run([["M.A/one"]])
        #expect(outcome.tally.crashed == ["A.one"])
        #expect(!outcome.hasSucceeded)
        #expect(starts.all.count == 2)
    }

    @Test("a failure of several lines that is printed twice is shown once")
    func repeatedFailure() {
        var output = TestOutput()
        let failure = ["A.swift:3: error: A.one : no match; the nearest are:", "  Button"]
        let lines = ["Test Case 'A.one' started at now"] + failure + failure
        for line in lines + ["Terminating execution due to test failure after 0.5 seconds"] { #expect(output.add(line) == nil) }
        #expect(output.takeRest().count == 4)
    }

    @Test("a process that cannot be started is an error")
    func cannotStart() {
        let workers = TestWorkers(report: { _ in }) { _, _ in throw CommandFailure("no such program") }
        #expect { try workers.run([["M.A/one"]]) } throws: { "\($0)".contains("no such program") }
    }

    private final class Lines: @unchecked Sendable {
        private let lock = NSLock()
        private var lines: [String] = []
        func add(_ line: String) { lock.withLock { lines.append(line) } }
        var all: [String] { lock.withLock { lines } }
    }
}
