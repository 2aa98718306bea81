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
        #expect(outcome.output.contains("XCTest: 44 passed"), "\(outcome.output)")
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

    @Test("a chosen unit test runs in its app, whose output is not taken for the list of tests")
    func hosted() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let outcome = try command.run(["test", "Fixtures/UITestProject", "-only-testing:ShopTests/UnitTests/testAppHasLaunched"])
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains("Shop has launched for its unit tests"), "\(outcome.output)")
        #expect(outcome.output.contains("XCTest: 1 passed"), "\(outcome.output)")
    }

    @Test("a host app that ends while it launches is said, and its tests run without it")
    func endingHost() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let copy = command.folder.appendingPathComponent("Project")
        try FileManager.default.copyItem(at: FerryCommand.root.appendingPathComponent("Fixtures/UITestProject"), to: copy)
        let file = copy.appendingPathComponent("Shop/AppDelegate.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let ending = text.replacing(
            "let tabs = UITabBarController()", with: "fatalError(\"no licence\")\n        let tabs = UITabBarController()")
        try ending.write(to: file, atomically: true, encoding: .utf8)
        let outcome = try command.run(["test", copy.path, "-only-testing:ShopTests"])
        #expect(outcome.status == 1, "\(outcome.output)")
        #expect(outcome.output.contains("Fatal error: no licence"), "\(outcome.output)")
        #expect(outcome.output.contains("the app 'Shop' ended while it launched; its tests run without it"), "\(outcome.output)")
        #expect(outcome.output.contains("XCTest: 2 passed, 1 failed"), "\(outcome.output)")
    }

    @Test("the tests of a package that launch an app run in its simulator, next to its unit tests; shards make one report")
    func package() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let package = command.folder.appendingPathComponent("Counter")
        for (name, text) in CounterPackage.files {
            let place = package.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: place, atomically: true, encoding: .utf8)
        }
        let results = command.folder.appendingPathComponent("results").path
        let script = FerryCommand.root.appendingPathComponent("docs/ci/parallel.sh").path
        let outcome = try command.run(script, [package.path, "2", results])
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains("4 tests of 2 reports, 0 failed"), "\(outcome.output)")
        let xml = try String(contentsOfFile: results + "/report/junit.xml", encoding: .utf8)
        for name in ["testStartsAtZero", "testCounts", "testAgain", "testMore"] {
            #expect(xml.components(separatedBy: "name=\"\(name)\"").count == 2, "\(name): \(xml)")
        }
        let times = try String(contentsOfFile: results + "/times.json", encoding: .utf8)
        #expect(times.contains("\"CounterUITests.MoreUITests/testMore\""), "\(times)")
        let missing = try command.run(["merge-reports", results + "/report-1", "--junit", results + "/one.xml"])
        #expect(missing.status == 1, "\(missing.output)")
        #expect(missing.output.contains("shard 2 of 2 is missing"), "\(missing.output)")
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
                    XCTAssertEqual(buttons.element.label, "")
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
        #expect(output.contains("FailingTests.swift:28: error: FailingTests.testD : XCTAssertTrue failed"), "\(output)")
        #expect(output.contains("2.0 s have passed. No matches found for Static Text \"Offers\""), "\(output)")
        #expect(output.contains("UIView \"badge\": the animation of transform.rotation runs without end"), "\(output)")
        #expect(output.contains(/a Timer \(Shop\/AppDelegate\.swift:\d+\) fires every 7 s, next in \d/), "\(output)")
        #expect(output.contains(/a request has no response for \d.* s: GET http:\/\/127\.0\.0\.1:\d+\/offers/), "\(output)")
        #expect(
            output.contains("FailingTests.swift:22: error: FailingTests.testE : failed - Multiple matching elements found"), "\(output)")
        #expect(output.contains("XCTest: 1 passed, 4 failed"), "\(output)")
    }
}
