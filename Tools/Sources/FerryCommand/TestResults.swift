import Foundation

/// What the runs of a command's tests have found: of the unit tests, and of each target with tests of the interface.
struct TestResults {
    /// Where a report as JUnit's XML goes; nil for none.
    let reportPath: String?
    private var cases: [TestTally.Case] = []
    private var swiftTesting = ""
    private(set) var hasPassed = true

    init(reportPath: String?) { self.reportPath = reportPath }

    var isReported: Bool { reportPath != nil }

    /// > Parameters: succeeded: whether the process that ran the last of the tests said so.
    mutating func add(_ tally: TestTally, swiftTesting: String, succeeded: Bool) {
        cases += tally.cases
        self.swiftTesting += swiftTesting
        if !succeeded || !tally.crashed.isEmpty || !tally.failed.isEmpty { hasPassed = false }
    }

    /// Writes the report, and throws if a test has failed.
    func finish() throws {
        if let reportPath {
            let text = TestReport.text(cases, swiftTesting: swiftTesting)
            do { try text.write(toFile: reportPath, atomically: true, encoding: .utf8) } catch {
                throw CommandFailure("cannot write the report \(reportPath): \(error.localizedDescription)")
            }
        }
        guard hasPassed else { throw CommandFailure("tests failed") }
    }
}
