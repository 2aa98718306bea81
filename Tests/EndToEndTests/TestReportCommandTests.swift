import Foundation
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
                app.tables["rows"].staticTexts["Row 3"].tap()
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

    @Test("ferry test --report writes a page with the failure's source and screen, and GitHub is told the place")
    func report() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let project = try project(in: command)
        let report = command.folder.appendingPathComponent("results")
        let outcome = try command.run(
            ["test", project.path, "-only-testing:ShopUITests", "--report", report.path, "--annotations", "github"],
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
        let xml = try String(contentsOf: report.appendingPathComponent("junit.xml"), encoding: .utf8)
        #expect(xml.contains("<testsuite name=\"XCTest\" tests=\"2\" failures=\"1\" errors=\"0\""))
    }
}
