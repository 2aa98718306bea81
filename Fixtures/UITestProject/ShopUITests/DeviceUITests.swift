import XCTest

final class DeviceUITests: XCTestCase {
    override class var runsForEachTargetApplicationUIConfiguration: Bool { true }

    private let app = XCUIApplication()

    override func setUp() { continueAfterFailure = false }

    func testArgumentsAndEnvironment() {
        app.launchArguments = ["-touch"]
        app.launch()
        XCTAssertTrue(app.otherElements["pad"].exists)
        app.launchArguments = []
        app.launchEnvironment["LIST_TITLE"] = "Things"
        app.launch()
        XCTAssertTrue(app.navigationBars["Things"].exists)
        // Arguments with a hyphen are the first domain of the user's defaults.
        app.launchArguments = ["-listTitle", "Goods"]
        app.launch()
        XCTAssertTrue(app.navigationBars["Goods"].exists)
    }

    func testLanguage() {
        app.launchArguments += ["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"]
        app.launch()
        XCTAssertTrue(app.navigationBars.buttons["Hinzufügen"].exists)
        app.launchArguments = []
        app.launch()
        XCTAssertTrue(app.navigationBars.buttons["Add"].exists)
    }

    func testStates() {
        XCTAssertEqual(XCUIApplication(bundleIdentifier: "com.apple.springboard").state, .runningForeground)
        app.launch()
        XCTAssertEqual(app.state, .runningForeground)
        XCUIDevice.shared.press(.home)
        XCTAssertTrue(app.wait(for: .runningBackground, timeout: 2))
        XCTAssertFalse(app.tables.element.exists)
        XCTAssertTrue(XCUIApplication(bundleIdentifier: "com.apple.springboard").icons["Shop"].exists)
        app.activate()
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 2))
        XCTAssertTrue(app.tables.element.exists)
        app.terminate()
        XCTAssertEqual(app.state, .notRunning)
    }

    func testOpenURL() throws {
        app.launch()
        app.open(try XCTUnwrap(URL(string: "shop://form")))
        XCTAssertTrue(app.navigationBars["Form"].waitForExistence(timeout: 2))
    }

    func testOrientation() {
        app.launch()
        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertGreaterThan(app.windows.firstMatch.frame.width, app.windows.firstMatch.frame.height)
        XCUIDevice.shared.orientation = .portrait
        XCTAssertLessThan(app.windows.firstMatch.frame.width, app.windows.firstMatch.frame.height)
    }

    func testScreenshots() {
        app.launch()
        XCTContext.runActivity(named: "Take screenshots") { activity in
            let attachment = XCTAttachment(screenshot: app.screenshot())
            attachment.name = "List"
            attachment.lifetime = .keepAlways
            activity.add(attachment)
        }
        let whole = XCUIScreen.main.screenshot()
        XCTAssertEqual(whole.image.size.width, app.frame.width)
        XCTAssertEqual(app.navigationBars.element.screenshot().image.size.width, app.frame.width)
        XCTAssertLessThan(app.navigationBars.element.screenshot().image.size.height, 200)
        add(XCTAttachment(string: "done"))
    }

    func testLaunchPerformance() {
        measure(metrics: [XCTApplicationLaunchMetric()]) { app.launch() }
    }

    func testGestures() {
        app.launchArguments = ["-touch"]
        app.launch()
        let pad = app.otherElements["pad"]
        let gesture = app.staticTexts["gesture"]
        pad.doubleTap()
        XCTAssertEqual(gesture.label, "double tap")
        pad.twoFingerTap()
        XCTAssertEqual(gesture.label, "two fingers")
        pad.press(forDuration: 1)
        XCTAssertEqual(gesture.label, "press")
        pad.swipeLeft()
        XCTAssertEqual(gesture.label, "swipe left")
        pad.swipeRight()
        XCTAssertEqual(gesture.label, "swipe right")
        pad.swipeUp()
        XCTAssertEqual(gesture.label, "swipe up")
        pad.swipeDown()
        XCTAssertEqual(gesture.label, "swipe down")
        pad.pinch(withScale: 2, velocity: 2)
        XCTAssertEqual(gesture.label, "pinch out")
        pad.rotate(1.5, withVelocity: 2)
        XCTAssertEqual(gesture.label, "rotation")
        let start = pad.coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.5))
        start.press(forDuration: 1, thenDragTo: start.withOffset(CGVector(dx: 230, dy: 0)))
        XCTAssertEqual(gesture.label, "dragged")
        app.tabBars.buttons["List"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
        XCTAssertTrue(app.navigationBars["List"].exists)
    }
}
