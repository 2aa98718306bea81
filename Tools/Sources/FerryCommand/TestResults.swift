import Foundation
import TestReports

/// What the runs of a command's tests have found: of the unit tests, and of each target with tests of the interface.
struct TestResults {
    let outputs: TestOutputs
    private var cases: [TestTally.Case] = []
    private var swiftTesting = ""
    private(set) var tests: [ReportedTest] = []
    private(set) var hasPassed = true
    private var uncompiled: [UncompiledTests] = []
    private var split = TestSplit()

    init(outputs: TestOutputs = TestOutputs()) { self.outputs = outputs }

    /// Adds tests of XCTest.
    ///
    /// > Parameters: succeeded: whether the process that ran the last of the tests said so. group: a heading of the report; nil for the module
    /// of each test. names: all tests that could run, as `Module.Class/test`, if they are known.
    mutating func add(_ tally: TestTally, succeeded: Bool, group: String? = nil, names: [String] = []) {
        cases += tally.cases
        let modules = Dictionary(names.map { (TestSplit.caseName(of: $0), String($0.prefix { $0 != "." })) }) { first, _ in first }
        tests += tally.cases.map { test in
            var reported = ReportedTest(test)
            reported.group = group ?? modules[test.name] ?? ""
            return reported
        }
        split.add(tally.cases, of: names)
        if !succeeded || !tally.crashed.isEmpty || !tally.failed.isEmpty { hasPassed = false }
    }

    /// Adds tests of Swift Testing. > Parameters: group: a heading of the report; nil for the module of each test.
    mutating func add(_ files: borrowing SwiftTestingFiles, succeeded: Bool, group: String? = nil, original: (String) -> String) {
        swiftTesting += files.junit
        tests += files.tests(original: original).map { test in
            var test = test
            if let group { test.group = group }
            return test
        }
        if !succeeded { hasPassed = false }
    }

    /// Adds tests that could not be run, as they were not compiled.
    mutating func add(_ tests: [UncompiledTests]) { uncompiled += tests }

    /// Adds the results of another run.
    mutating func add(_ other: TestResults) {
        cases += other.cases
        swiftTesting += other.swiftTesting
        tests += other.tests
        hasPassed = hasPassed && other.hasPassed
        uncompiled += other.uncompiled
        split.times.merge(other.split.times) { $1 }
    }

    /// Writes the reports, and throws if a test has failed or was left out.
    func finish() throws {
        let xml = TestReport.text(cases, swiftTesting: swiftTesting)
        try outputs.write(xml, tests: tests, times: split.times, isComplete: uncompiled.isEmpty)
        guard hasPassed else { throw CommandFailure("tests failed") }
        let files = Set(uncompiled.flatMap(\.files)).count
        guard files == 0 else { throw CommandFailure("the tests in \(files == 1 ? "a file" : "\(files) files") were not run") }
    }
}

extension ReportedTest {
    /// A test that XCTest's output has told.
    init(_ test: TestTally.Case) {
        let parts = test.name.split(separator: ".", maxSplits: 1).map(String.init)
        let outcome: Outcome =
            switch test.outcome {
            case .passed: .passed
            case .failed: .failed
            case .skipped: .skipped
            case .crashed: .crashed
            }
        self.init(suite: parts.count == 2 ? parts[0] : "", name: parts.last ?? test.name, outcome: outcome)
        seconds = test.time
        messages = test.messages.enumerated().map { index, text in
            let place = test.places.indices.contains(index) ? test.places[index] : nil
            return Message(text, file: place?.file, line: place?.line)
        }
    }
}
