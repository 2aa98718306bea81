import XCTest

final class FormUITests: XCTestCase {
    let app = XCUIApplication()

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        app.launch()
        app.tabBars.buttons["Form"].tap()
    }

    func testTyping() {
        let field = app.textFields["Name"]
        XCTAssertEqual(field.placeholderValue, "Name")
        XCTAssertEqual(field.value as? String, "Name")
        XCTAssertFalse(app.navigationBars.buttons["Save"].isEnabled)
        field.tap()
        XCTAssertTrue(app.keyboards.element.waitForExistence(timeout: 2))
        app.keyboards.keys["A"].tap()
        app.keyboards.keys["n"].tap()
        XCTAssertEqual(field.value as? String, "An")
        field.typeText("na X")
        field.typeText(XCUIKeyboardKey.delete.rawValue + "K")
        XCTAssertEqual(field.value as? String, "Anna K")
        XCTAssertEqual(app.staticTexts["state"].label, "Typed Anna K")
        app.keyboards.buttons["Return"].tap()
        XCTAssertTrue(app.keyboards.element.waitForNonExistence(withTimeout: 2))
        app.buttons["Save"].tap()
        XCTAssertEqual(app.staticTexts["state"].label, "Saved")
    }

    func testSecureField() {
        let field = app.secureTextFields["Secret"]
        field.tap()
        field.typeText("abc\n")
        XCTAssertEqual(field.value as? String, "•••")
        XCTAssertEqual(app.keyboards.buttons["Done"].label, "done")
        app.keyboards.buttons["Done"].tap()
    }

    func testControls() {
        let toggle = app.switches["Notify"]
        XCTAssertEqual(toggle.value as? String, "0")
        toggle.tap()
        XCTAssertEqual(toggle.value as? String, "1")
        let slider = app.sliders["volume"]
        slider.adjust(toNormalizedSliderPosition: 0.5)
        XCTAssertEqual(slider.normalizedSliderPosition, 0.5, accuracy: 0.05)
        app.segmentedControls.buttons["Second"].tap()
        XCTAssertTrue(app.segmentedControls.buttons["Second"].isSelected)
        XCTAssertFalse(app.segmentedControls.buttons["First"].isSelected)
        app.steppers["amount"].buttons["Increment"].tap()
        XCTAssertEqual(app.staticTexts["state"].label, "Amount 1")
        app.pickerWheels.element.adjust(toPickerWheelValue: "Blue")
        XCTAssertEqual(app.pickerWheels.element.value as? String, "Blue")
        XCTAssertEqual(app.staticTexts["state"].label, "Color Blue")
    }
}
