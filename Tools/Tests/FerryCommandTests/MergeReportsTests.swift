import Foundation
import TestReports
import Testing

@testable import FerryCommand

@Suite("Merging reports of several machines")
struct MergeReportsTests {
    /// A folder that is removed with its owner.
    private final class Folder {
        let path = FileManager.default.temporaryDirectory.path + "/ferry-merge-\(UUID().uuidString)"

        deinit { try? FileManager.default.removeItem(atPath: path) }

        /// Writes the report of a run. > Parameters: tests: their names, those that fail with an exclamation mark.
        func report(_ name: String, shard: (Int, Int)? = nil, _ tests: [String], times: [String: Double] = [:]) throws -> String {
            let folder = "\(path)/\(name)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let cases = tests.map { name in
                TestTally.Case(name: "S." + name.replacing("!", with: ""), outcome: name.hasSuffix("!") ? .failed : .passed)
            }
            let reported = cases.map { test in
                var test = ReportedTest(test)
                test.group = "UITests"
                return test
            }
            let part = shard.map { RunResults.Shard(number: $0.0, count: $0.1) }
            try TestOutputs.write(
                TestReport.text(cases), RunResults(title: "Shop", shard: part, tests: reported, times: times), in: folder)
            return folder
        }

        func text(_ name: String) -> String { TextFile.read("\(path)/\(name)") ?? "" }
    }

    @Test("all shards become one report in the order of the shards, each test once, and one file of times")
    func whole() throws {
        let folder = Folder()
        let second = try folder.report("b", shard: (2, 2), ["three"], times: ["M.S/three": 3])
        let first = try folder.report("a", shard: (1, 2), ["one", "two"], times: ["M.S/one": 1])
        try #"{"M.Old": 9}"#.write(toFile: folder.path + "/times.json", atomically: true, encoding: .utf8)
        let words = [
            second, first, "--report", folder.path + "/all", "--junit", folder.path + "/all.xml", "--times", folder.path + "/times.json",
        ]
        try MergeReportsVerb(words).run()
        let merged = try MergeReportsVerb.results(in: folder.path + "/all")
        #expect(merged.tests.map(\.name) == ["one", "two", "three"])
        #expect(merged.isComplete)
        #expect(folder.text("all.xml") == folder.text("all/junit.xml"))
        #expect(folder.text("all.xml").matches(of: #/<testcase /#).count == 3)
        #expect(folder.text("all.xml").matches(of: #/<testsuites>/#).count == 1)
        #expect(folder.text("all/index.html").contains("<h2>UITests</h2>"))
        #expect(try TestSplit(contentsOf: folder.path + "/times.json").times == ["M.Old": 9, "M.S/one": 1, "M.S/three": 3])
    }

    @Test("a failed test fails the merged run")
    func failed() throws {
        let folder = Folder()
        let one = try folder.report("a", ["one!", "two"])
        #expect { try MergeReportsVerb([one, "--junit", folder.path + "/all.xml"]).run() } throws: { "\($0)" == "tests failed" }
        #expect(folder.text("all.xml").contains("<failure"))
    }

    @Test(
        "missing shards, doubled ones and those of another division are named, and fail the run after the report is written",
        arguments: [
            ([(1, 3), (3, 3)], "shard 2 of 3 is missing"), ([(1, 2), (2, 2), (2, 2)], "shard 2 of 2 is there twice: "),
            ([(1, 2), (2, 3)], "is one of 3 shards, and "),
        ])
    func parts(_ shards: [(Int, Int)], _ problem: String) throws {
        let folder = Folder()
        let reports = try shards.enumerated().map { try folder.report("r\($0)", shard: $1, ["test\($0)"]) }
        let (results, problems) = RunResults.merged(try reports.map { ($0, try MergeReportsVerb.results(in: $0)) })
        #expect(problems.count == 1)
        #expect(problems.first?.contains(problem) == true, "\(problems)")
        #expect(results.tests.count == shards.count)
        let words = reports + ["--report", folder.path + "/all"]
        #expect { try MergeReportsVerb(words).run() } throws: { "\($0)" == "the reports are not those of one whole run" }
        #expect(!(try MergeReportsVerb.results(in: folder.path + "/all")).isComplete)
    }

    @Test("a test in two reports is counted once, and said; one that a run repeated counts each time")
    func twice() throws {
        let folder = Folder()
        let reports = [try folder.report("a", ["one", "one", "two"]), try folder.report("b", ["two", "three"])]
        let (results, problems) = RunResults.merged(try reports.map { ($0, try MergeReportsVerb.results(in: $0)) })
        #expect(results.tests.map(\.name) == ["one", "one", "two", "three"])
        #expect(problems == ["S.two is in \(reports[0]) and in \(reports[1]); it is counted once"])
    }

    @Test("what is no report, or is of another version, is refused with its file")
    func damaged() throws {
        let folder = Folder()
        let report = try folder.report("a", ["one"])
        let file = report + "/results.json"
        for text in ["", "[]", "{\"version\":1}", "{\"version\":2}", String(folder.text("a/results.json").dropLast(5))] {
            try text.write(toFile: file, atomically: true, encoding: .utf8)
            #expect { try MergeReportsVerb.results(in: report) } throws: { "\($0)".hasPrefix(file) }
        }
        #expect { try MergeReportsVerb.results(in: folder.path + "/none") } throws: {
            "\($0)".hasPrefix(folder.path + "/none/results.json")
        }
        #expect(throws: CommandFailure.self) { try MergeReportsVerb([report]).run() }
        #expect(throws: CommandFailure.self) { try MergeReportsVerb(["--report", folder.path]).run() }
    }
}
