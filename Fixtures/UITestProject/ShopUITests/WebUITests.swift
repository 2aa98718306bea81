import XCTest

final class WebUITests: XCTestCase {
    func testFormOfAPage() {
        continueAfterFailure = false
        let app = XCUIApplication()
        app.launchArguments = ["-web"]
        app.launch()
        let page = app.webViews.element
        XCTAssertTrue(page.staticTexts["Sign in"].waitForExistence(timeout: 5))
        let user = page.textFields["User"]
        user.tap()
        user.typeText("Ann")
        page.secureTextFields["Password"].tap()
        page.secureTextFields["Password"].typeText("kettle")
        XCTAssertEqual(user.value as? String, "Ann")
        page.buttons["Continue"].tap()
        XCTAssertTrue(page.staticTexts["Hello, Ann"].waitForExistence(timeout: 5))
    }
}
