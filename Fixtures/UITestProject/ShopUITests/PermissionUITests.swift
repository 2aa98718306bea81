import CoreLocation
import XCTest

/// Questions of the system, which the device asks once each.
final class PermissionUITests: XCTestCase {
    private let app = XCUIApplication()
    private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    private var state: XCUIElement { app.staticTexts["gesture"] }

    override func setUp() { continueAfterFailure = false }

    private func launch(asking what: String) {
        app.launchArguments = ["-touch", "-ask-" + what]
        app.launch()
    }

    func testSpringboardAnswers() {
        launch(asking: "notifications")
        let alert = springboard.alerts.firstMatch
        XCTAssertTrue(alert.waitForExistence(timeout: 5))
        XCTAssertFalse(springboard.staticTexts["gesture"].exists)
        alert.buttons["Allow"].tap()
        XCTAssertTrue(state.wait(for: \.label, toEqual: "granted", timeout: 2))
        XCTAssertFalse(springboard.alerts.firstMatch.exists)
    }

    func testMonitorAnswers() {
        addUIInterruptionMonitor(withDescription: "location") { alert in
            let allow = alert.buttons["Allow While Using App"]
            guard allow.exists else { return false }
            allow.tap()
            return true
        }
        launch(asking: "location")
        // Any touch of the app shows the question to the monitor.
        app.tap()
        XCTAssertTrue(state.wait(for: \.label, toEqual: "granted", timeout: 2))
    }

    func testLocation() throws {
        XCUIDevice.shared.location = XCUILocation(location: CLLocation(latitude: 48.2082, longitude: 16.3738))
        app.launchArguments = ["-show-location"]
        app.launchArguments += ["-touch", "-ask-location"]
        app.launch()
        springboard.alerts.buttons["Allow While Using App"].tap()
        XCTAssertTrue(state.wait(for: \.label, toEqual: "48.21 16.37", timeout: 5))
        XCUIDevice.shared.location = XCUILocation(location: CLLocation(latitude: -33.8688, longitude: 151.2093))
        XCTAssertTrue(state.wait(for: \.label, toEqual: "-33.87 151.21", timeout: 5))
        XCTAssertEqual(try XCTUnwrap(XCUIDevice.shared.location).location.coordinate.latitude, -33.8688)
    }

    func testResetAuthorization() {
        for answer in ["Allow", "Don’t Allow"] {
            app.resetAuthorizationStatus(for: .contacts)
            XCTAssertEqual(app.state, .notRunning)
            launch(asking: "contacts")
            XCTAssertTrue(springboard.alerts.firstMatch.waitForExistence(timeout: 5))
            springboard.alerts.buttons[answer].tap()
            XCTAssertTrue(state.wait(for: \.label, toEqual: answer == "Allow" ? "granted" : "refused", timeout: 2))
        }
    }

    func testUnansweredQuestionIsRefused() {
        app.resetAuthorizationStatus(for: .contacts)
        launch(asking: "contacts")
        XCTAssertTrue(springboard.alerts.firstMatch.waitForExistence(timeout: 5))
        app.tabBars.buttons["List"].tap()
        XCTAssertTrue(app.navigationBars["List"].exists)
        XCTAssertFalse(springboard.alerts.firstMatch.exists)
        app.tabBars.buttons["Touch"].tap()
        XCTAssertEqual(state.label, "refused")
    }
}
