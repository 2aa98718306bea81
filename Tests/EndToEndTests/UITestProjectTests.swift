import Foundation
import Testing

@Suite("UI tests of a project", .serialized)
struct UITestProjectTests {
    @Test("ferry test runs the unit tests and the UI tests of an Xcode project")
    func all() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let attachments = command.folder.appendingPathComponent("attachments").path
        let outcome = try command.run(["test", "Fixtures/UITestProject", "--attachments", attachments])
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains("XCTest: 3 passed"), "\(outcome.output)")
        #expect(outcome.output.contains("XCTest: 43 passed"), "\(outcome.output)")
        #expect(!outcome.output.contains("going back does all steps again"), "\(outcome.output)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: attachments).contains { $0.hasSuffix("List.png") })
    }

    @Test("a chosen UI test runs alone")
    func chosen() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let outcome = try command.run(["test", "Fixtures/UITestProject", "-only-testing:ShopUITests/FormUITests/testSecureField"])
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains("XCTest: 1 passed"), "\(outcome.output)")
        #expect(!outcome.output.contains("UnitTests"), "\(outcome.output)")
    }

    @Test("the app of a trace is run again to any step: it shows the same pixels")
    func replay() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let traces = command.folder.appendingPathComponent("traces").path
        let project = "Fixtures/UITestProject"
        let tests = ["ListUITests/testListAndDetail", "RewindUITests/testUndoesSteps"].map { "-only-testing:ShopUITests/\($0)" }
        let outcome = try command.run(["test", project, "--trace", "all", "--traces", traces] + tests)
        #expect(outcome.output.contains("XCTest: 2 passed"), "\(outcome.output)")
        let list = "\(traces)/ListUITests.testListAndDetail.ferrytrace"
        let check = try command.run(["replay", list, project, "--check"])
        #expect(check.status == 0, "\(check.output)")
        #expect(check.output.contains(/(?m)^\d+ steps; (\d+) of \1 screens are those of the trace$/), "\(check.output)")
        // A trace that went back is played without what it undid.
        let image = command.folder.appendingPathComponent("screen.png").path
        let back = try command.run(["replay", "\(traces)/RewindUITests.testUndoesSteps.ferrytrace", project, "--screenshot", image])
        #expect(back.status == 0, "\(back.output)")
        #expect(try Data(contentsOf: URL(fileURLWithPath: image)).starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let beyond = try command.run(["replay", list, project, "--to", "1000"])
        #expect(beyond.status == 2, "\(beyond.output)")
        #expect(beyond.output.contains("--to 1000: the trace has the steps 1 to "), "\(beyond.output)")
    }

    @Test("a failure names the test's line and the nearest elements, ends its test, and the next one runs")
    func failure() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let server = try SilentServer()
        let copy = command.folder.appendingPathComponent("Project")
        try FileManager.default.copyItem(at: FerryCommand.root.appendingPathComponent("Fixtures/UITestProject"), to: copy)
        let tests = copy.appendingPathComponent("ShopUITests")
        for name in try FileManager.default.contentsOfDirectory(atPath: tests.path) {
            try FileManager.default.removeItem(at: tests.appendingPathComponent(name))
        }
        let source = """
            import XCTest

            final class FailingTests: XCTestCase {
                override func setUp() { continueAfterFailure = false }
                func testA() {
                    XCUIApplication().launch()
                    XCUIApplication().cells["cell Row 1x"].tap()
                    print("the test went on")
                }
                func testB() {
                    let app = XCUIApplication()
                    app.launch()
                    app.tabBars.buttons.element.tap()
                }
                func testC() {
                    XCUIApplication().launch()
                }
                func testE() {
                    let app = XCUIApplication()
                    app.launch()
                    let buttons = app.tabBars.buttons
                    XCTAssertEqual(
                        buttons.element.label, "")
                }
                func testD() {
                    let app = XCUIApplication()
                    app.launchEnvironment["SHOP_SLOW_SERVER"] = "127.0.0.1:\(server.port)"
                    app.launch()
                    XCTAssertTrue(app.staticTexts["Offers"].waitForExistence(timeout: 2))
                }
            }
            """
        try source.write(to: tests.appendingPathComponent("FailingTests.swift"), atomically: true, encoding: .utf8)
        let outcome = try command.run(["test", copy.path, "-only-testing:ShopUITests"])
        let output = outcome.output
        #expect(outcome.status == 1, "\(output)")
        #expect(output.contains("Project/ShopUITests/FailingTests.swift:7: error: FailingTests.testA"), "\(output)")
        #expect(
            output.contains("No matches found for Cell \"cell Row 1x\"; the nearest are:\n  Cell, identifier \"cell Row 1"), "\(output)")
        #expect(!output.contains("the test went on"), "\(output)")
        #expect(output.contains("FailingTests.swift:13: error: FailingTests.testB"), "\(output)")
        #expect(output.contains("Multiple matching elements found for Button in Tab Bar; an identifier"), "\(output)")
        #expect(output.contains("element(boundBy:) from 0 to 2:\n  Button, label \"List\""), "\(output)")
        #expect(output.contains("FailingTests.swift:29: error: FailingTests.testD : XCTAssertTrue failed"), "\(output)")
        #expect(output.contains("2.0 s have passed. No matches found for StaticText \"Offers\""), "\(output)")
        #expect(output.contains("UIView \"badge\": the animation of transform.rotation runs without end"), "\(output)")
        #expect(output.contains(/a Timer \(Shop\/AppDelegate\.swift:\d+\) fires every 7 s, next in \d/), "\(output)")
        #expect(output.contains(/a request has no response for \d.* s: GET http:\/\/127\.0\.0\.1:\d+\/offers/), "\(output)")
        #expect(
            output.contains("FailingTests.swift:23: error: FailingTests.testE : failed - Multiple matching elements found"), "\(output)")
        #expect(output.contains("XCTest: 1 passed, 4 failed"), "\(output)")
    }
}
