import Foundation
import FoundationXML
import Testing

@testable import FerryCommand

@Suite("Results and choice of tests")
struct TestReportTests {
    private func tally(_ lines: [String]) -> TestTally {
        lines.reduce(into: TestTally()) { $0.read($1) }
    }

    private static let output = [
        "Test Case 'A.passes' started at 1", "Test Case 'A.passes' passed (0.25 seconds)", "Test Case 'A.fails' started at 2",
        "/p/A.swift:3: error: A.fails : failed - no <b> & \"c\"", "/p/A.swift:4: error: B.other : failed - of another test",
        "Test Case 'A.fails' failed (0.5 seconds)", "Test Case 'A.skips' started at 3", "/p/A.swift:5: A.skips : Test skipped - why",
        "Test Case 'A.skips' skipped (0.0 seconds)", "Test Case 'A.ends' started at 4",
    ]

    @Test("failures and reasons belong to the test that runs")
    func messages() {
        var tally = tally(Self.output)
        #expect(tally.processEnded() == "A.ends")
        #expect(tally.cases.map(\.outcome) == [.passed, .failed, .skipped, .crashed])
        #expect(tally.cases.map(\.time) == [0.25, 0.5, 0, 0])
        #expect(
            tally.cases.map(\.messages) == [
                [], ["failed - no <b> & \"c\""], ["Test skipped - why"], ["the process ended during the test"],
            ])
    }

    @Test("the place of a failure is known, and its list of elements belongs to it")
    func places() {
        let tally = tally([
            "Test Case 'A.t' started at 1", "/p/A.swift:3: error: A.t : failed - No matches; the nearest are:", "  Button, label \"Save\"",
            "  Cell", "printed", "  indented", "/p/B:C.swift:14: error: A.t : failed - two", "Test Case 'A.t' failed (0.5 seconds)",
        ])
        #expect(
            tally.cases.map(\.messages) == [
                ["failed - No matches; the nearest are:\n  Button, label \"Save\"\n  Cell", "failed - two"]
            ])
        #expect(tally.cases.first?.places == [.init(file: "/p/A.swift", line: 3), .init(file: "/p/B:C.swift", line: 14)])
    }

    @Test("a backtrace that did not end is no part of the place behind it")
    func placeBehindBacktrace() {
        let tally = tally([
            "Test Case 'A.hangs' started at 1",
            "*** Signal 6: Backtracing from 0x7ffff78721a9.../p/A.swift:24: error: A.hangs : failed - the app did not respond",
            "Test Case 'A.hangs' failed (0.5 seconds)",
        ])
        #expect(tally.cases.first?.messages == ["failed - the app did not respond"])
        #expect(tally.cases.first?.places == [.init(file: "/p/A.swift", line: 24)])
    }

    @Test("a failure that ends its test is one, also where the process prints it twice")
    func twice() {
        let line = "/p/A.swift:3: error: A.stops : failed - no"
        var tally = tally(["Test Case 'A.stops' started at 1", line, line, "Terminating execution due to test failure after 0.25 seconds"])
        #expect(tally.processEnded() == "A.stops")
        #expect(tally.cases.map(\.messages) == [["failed - no"]])
        #expect(tally.cases.map(\.time) == [0.25])
        #expect(tally.cases.first?.places == [.init(file: "/p/A.swift", line: 3)])
    }

    @Test("a test that ends at its first failure has failed, not crashed")
    func endsAfterFailure() {
        var tally = tally([
            "Test Case 'A.stops' started at 1", "/p/A.swift:3: error: A.stops : failed - no",
            "Fatal error: Terminating execution due to test failure",
        ])
        #expect(tally.processEnded() == "A.stops")
        #expect(tally.failed == ["A.stops"])
        #expect(tally.cases.map(\.messages) == [["failed - no"]])
        tally.read("Test Case 'A.next' started at 2")
        #expect(tally.processEnded() == "A.next")
        #expect(tally.crashed == ["A.next"])
    }

    @Test("targets are left out that no chosen test is in")
    func targets() {
        let chosen = ChosenTargets(only: ["UI Tests/A/testB", "Unit"], skipped: ["Unit"])
        #expect(["UI Tests", "UI_Tests", "Unit", "Other"].map(chosen.mayRun) == [true, true, false, false])
        #expect(ChosenTargets(only: [], skipped: ["Unit/A"]).mayRun("Unit"))
    }

    @Test("a target that does not exist is an error that names those that do")
    func unknownTarget() throws {
        try ChosenTargets(only: ["UI Tests/A/testB"], skipped: ["Unit"]).check(among: ["UI_Tests", "Unit"])
        for chosen in [ChosenTargets(only: ["Units/A"], skipped: []), ChosenTargets(only: [], skipped: ["Units"])] {
            let failure = #expect(throws: CommandFailure.self) { try chosen.check(among: ["UI_Tests", "Unit"]) }
            #expect(failure?.status == 2)
            #expect(failure?.message.contains("no tests 'Units': the test targets are UI_Tests, Unit") == true)
        }
    }

    @Test("the report has the suites of several runs")
    func severalRuns() {
        let one = "<testsuites>\n  <testsuite name=\"S\" />\n</testsuites>\n"
        let text = TestReport.text([], swiftTesting: one + one.replacing("S\"", with: "T\""))
        #expect(text.contains("name=\"S\""))
        #expect(text.contains("name=\"T\""))
    }

    @Test("the report is XML with every test once, and has the suites of Swift Testing")
    func report() throws {
        var tally = tally(Self.output)
        _ = tally.processEnded()
        let other = "<?xml version=\"1.0\"?>\n<testsuites>\n  <testsuite name=\"S\" tests=\"1\">\n  </testsuite>\n</testsuites>\n"
        let text = TestReport.text(tally.cases, swiftTesting: other)
        let document = try XMLDocument(xmlString: text)
        let suites = try document.nodes(forXPath: "/testsuites/testsuite/@name").map(\.stringValue)
        #expect(suites == ["XCTest", "S"])
        let suite = try #require(try document.nodes(forXPath: "/testsuites/testsuite").first as? XMLElement)
        let counts = ["tests", "failures", "errors", "skipped"].map { suite.attribute(forName: $0)?.stringValue }
        #expect(counts == ["4", "1", "1", "1"])
        #expect(
            try document.nodes(forXPath: "//testcase[@classname='A']/@name").map(\.stringValue) == ["passes", "fails", "skips", "ends"])
        #expect(try document.nodes(forXPath: "//failure/@message").map(\.stringValue) == ["failed - no <b> & \"c\""])
    }

    @Test("times are written to the millisecond, also their sum")
    func times() throws {
        let cases = [0.1, 0.2].map { time in
            var test = TestTally.Case(name: "A.b", outcome: .passed, messages: [])
            test.time = time
            return test
        }
        let document = try XMLDocument(xmlString: TestReport.text(cases))
        #expect(try document.nodes(forXPath: "//testsuite/@time").first?.stringValue == "0.3")
        #expect(try document.nodes(forXPath: "//testcase/@time").map(\.stringValue) == ["0.1", "0.2"])
    }

    @Test("a message with characters that XML forbids is written without them")
    func forbidden() throws {
        let bad = TestTally.Case(name: "A.b", outcome: .failed, messages: ["a\u{0}b\u{1B}[31m\nc"])
        let document = try XMLDocument(xmlString: TestReport.text([bad]))
        #expect(try document.nodes(forXPath: "//failure/@message").first?.stringValue == "a\u{FFFD}b\u{FFFD}[31m\nc")
    }

    @Test("Xcode's names of tests are patterns of what the package manager calls them")
    func names() throws {
        #expect(
            TestChoice.words(["p", "-only-testing:T/C", "-skip-testing:T", "--filter", "x"]) == [
                "p", "--only-testing", "T/C", "--skip-testing", "T", "--filter", "x",
            ])
        #expect(try TestChoice.arguments(only: ["My Tests/C"], skipped: ["T"]) == ["--filter", "^My_Tests\\.C/", "--skip", "^T\\."])
        for (name, matched, others) in [
            ("T/C/testA", ["T.C/testA", "T.C/testA()/F.swift:1:2"], ["T.C/testAB", "T.CC/testA", "UT.C/testA"]),
            ("T/C/testA()", ["T.C/testA"], ["T.C/testB"]), ("T/C", ["T.C/testA"], ["T.CD/testA"]), ("T", ["T.C/a"], ["TT.C/a"]),
        ] {
            let pattern = try Regex(try TestChoice.pattern(name))
            for test in matched { #expect(test.contains(pattern), "\(name) is \(test)") }
            for test in others { #expect(!test.contains(pattern), "\(name) is not \(test)") }
        }
        for name in ["", "/", "A/B/C/D", "A//b"] { #expect(throws: CommandFailure.self) { try TestChoice.pattern(name) } }
    }
}
