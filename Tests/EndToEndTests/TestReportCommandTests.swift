import Foundation
import TestTrace
import Testing

@Suite("Reports of tests", .serialized)
struct TestReportCommandTests {
    private static let source = """
        import XCTest

        final class ReportedTests: XCTestCase {
            override func setUp() { continueAfterFailure = false }
            func testFails() {
                let app = XCUIApplication()
                app.launch()
                XCTContext.runActivity(named: "Open a row") { _ in app.tables["rows"].staticTexts["Row 3"].tap() }
                app.buttons["Sav, e: 100%"].tap()
            }
            func testPasses() {
                let app = XCUIApplication()
                app.launch()
                let attachment = XCTAttachment(string: "kept by the test")
                attachment.lifetime = .keepAlways
                add(attachment)
            }
        }
        """

    /// A copy of the fixture that has these UI tests only.
    private func project(in command: FerryCommand) throws -> URL {
        let copy = command.folder.appendingPathComponent("Project")
        try FileManager.default.copyItem(at: FerryCommand.root.appendingPathComponent("Fixtures/UITestProject"), to: copy)
        let tests = copy.appendingPathComponent("ShopUITests")
        for name in try FileManager.default.contentsOfDirectory(atPath: tests.path) {
            try FileManager.default.removeItem(at: tests.appendingPathComponent(name))
        }
        try Self.source.write(to: tests.appendingPathComponent("ReportedTests.swift"), atomically: true, encoding: .utf8)
        return copy
    }

    @Test("ferry test --report writes a page with the failure's source and screen, and prints the place for GitHub")
    func report() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let project = try project(in: command)
        let report = command.folder.appendingPathComponent("results")
        let outcome = try command.run(
            ["test", project.path, "-only-testing:ShopUITests", "--report", report.path, "--annotations", "github", "--trace", "all"],
            environment: ["GITHUB_WORKSPACE": command.folder.path])
        #expect(outcome.status == 1, "\(outcome.output)")
        let place = "::error file=Project/ShopUITests/ReportedTests.swift,line=9,title=ReportedTests.testFails::failed - Failed to tap"
        #expect(outcome.output.contains(place), "\(outcome.output)")
        #expect(outcome.output.contains("No matches found for Button \"Sav, e: 100%25\""), "\(outcome.output)")
        let page = try String(contentsOf: report.appendingPathComponent("index.html"), encoding: .utf8)
        #expect(page.contains(">1 failed<"))
        #expect(page.contains(">1 passed<"))
        #expect(page.contains("<span class=\"marked\"><b>9</b>        app.buttons"))
        #expect(page.contains("alt=\"Screen at the failure\""))
        #expect(page.contains("Details of Row 3"), "the elements at the failure")
        #expect(page.contains("kept by the test"))
        #expect(page.contains("ferry trace "))
        #expect(page.contains("<li style=\"margin-left:0px\">Open a row</li>"), "the activity, from the trace")
        try check(project.appendingPathComponent(".ferry/traces"), command)
        let xml = try String(contentsOf: report.appendingPathComponent("junit.xml"), encoding: .utf8)
        #expect(xml.contains("<testsuite name=\"XCTest\" tests=\"2\" failures=\"1\" errors=\"0\""))
    }

    /// The traces of both tests, read as the viewer reads them.
    private func check(_ traces: URL, _ command: FerryCommand) throws {
        let failed = try TestTrace(Data(contentsOf: traces.appendingPathComponent("ReportedTests.testFails.ferrytrace")))
        #expect(failed.gap == nil)
        #expect(failed.outcome == .failed)
        #expect(failed.steps.map(\.action) == ["launch", "tap", "tap"])
        #expect(failed.steps.map(\.line) == [7, 8, 9])
        #expect(failed.steps.allSatisfy { $0.file == "ShopUITests/ReportedTests.swift" })
        #expect(failed.steps[1].activities == ["Open a row"])
        #expect(failed.steps[1].source?.hasPrefix("XCTContext.runActivity") == true)
        let touched = try #require(failed.steps[1].touched)
        let points = try #require(failed.steps[1].points)
        #expect((touched.y...(touched.y + touched.height)).contains(points[1]))
        #expect(failed.steps[2].failure?.contains("No matches found for Button") == true)
        let tree = try #require(failed.steps[1].tree.flatMap { failed.trees[$0] })
        #expect(tree.contains { $0.label == "Details of Row 3" })
        #expect(failed.steps[1].before != failed.steps[1].after)
        #expect(failed.steps.compactMap(\.after).allSatisfy { failed.pictures[$0] != nil })
        let passed = try TestTrace(Data(contentsOf: traces.appendingPathComponent("ReportedTests.testPasses.ferrytrace")))
        #expect(passed.outcome == .passed)
        #expect(passed.steps.map(\.action) == ["launch"])
        let page = command.folder.appendingPathComponent("trace.html")
        let file = traces.appendingPathComponent("ReportedTests.testFails.ferrytrace").path
        let outcome = try command.run(["trace", file, "--html", page.path])
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(try String(contentsOf: page, encoding: .utf8).contains("ReportedTests.testFails"))
    }
}
