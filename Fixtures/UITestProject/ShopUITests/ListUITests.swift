import XCTest

final class ListUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    func testListAndDetail() {
        XCTAssertTrue(app.navigationBars["List"].exists)
        let table = app.tables["rows"]
        XCTAssertEqual(table.cells.element(boundBy: 0).staticTexts.firstMatch.label, "Row 1")
        table.staticTexts["Row 3"].tap()
        XCTAssertTrue(app.staticTexts["Details of Row 3"].waitForExistence(timeout: 2))
        XCTAssertTrue(app.tabBars.element.waitForNonExistence(withTimeout: 2))
        app.navigationBars.buttons["List"].tap()
        XCTAssertTrue(app.navigationBars["List"].waitForExistence(timeout: 2))
    }

    func testTapAfterSwipes() {
        let table = app.tables.element
        table.swipeUp()
        table.swipeUp(velocity: .fast)
        XCTAssertFalse(table.cells["cell Row 2"].isHittable)
        table.swipeDown()
        table.swipeDown(velocity: .fast)
        table.swipeDown()
        table.cells["cell Row 2"].tap()
        XCTAssertTrue(app.navigationBars["Row 2"].exists)
    }

    /// A tap that arrives before the content rests stops it, and does nothing else.
    func testTapsAfterBouncesOfAnyStrength() {
        let table = app.tables.element
        for row in 1...6 {
            table.swipeDown(velocity: XCUIGestureVelocity(CGFloat(row) * 300))
            table.cells["cell Row \(row)"].tap()
            XCTAssertTrue(app.navigationBars["Row \(row)"].exists, "row \(row)")
            app.navigationBars.buttons["List"].tap()
        }
    }

    func testScrollsToWhatItTaps() {
        let cells = app.tables.cells
        // Below the tab bar.
        let last = cells.element(boundBy: cells.count - 1)
        let name = last.identifier.replacingOccurrences(of: "cell ", with: "")
        app.cells["cell " + name].tap()
        XCTAssertTrue(app.staticTexts["Details of " + name].exists)
    }

    func testWaiting() {
        let new = app.staticTexts["New row"]
        app.navigationBars.buttons["Add"].tap()
        XCTAssertFalse(new.exists)
        XCTAssertFalse(new.waitForExistence(timeout: 0.5))
        XCTAssertTrue(new.waitForExistence(timeout: 5))
        app.cells["cell New row"].swipeLeft()
        app.buttons["Delete"].tap()
        XCTAssertTrue(new.waitForNonExistence(withTimeout: 3))
    }

    func testExpectations() {
        app.navigationBars.buttons["Add"].tap()
        let exists = NSPredicate(format: "exists == true")
        wait(for: [XCTNSPredicateExpectation(predicate: exists, object: app.staticTexts["New row"])], timeout: 20)
    }

    func testQueries() {
        let cells = app.tables.cells
        XCTAssertEqual(cells.matching(identifier: "cell Row 4").count, 1)
        XCTAssertEqual(cells.containing(.staticText, identifier: "Row 4").element.identifier, "cell Row 4")
        XCTAssertEqual(cells.matching(NSPredicate(format: "identifier ENDSWITH 'Row 5'")).firstMatch.identifier, "cell Row 5")
        XCTAssertEqual(
            cells.containing(NSPredicate(format: "label == %@", "Row 6")).allElementsBoundByIndex.map(\.identifier), ["cell Row 6"])
        XCTAssertEqual(app.tables.children(matching: .cell).element(boundBy: 1).identifier, "cell Row 2")
        XCTAssertEqual(app.descendants(matching: .any).matching(.cell, identifier: "cell Row 1").element.elementType, .cell)
        XCTAssertEqual(app.tables.element(matching: .table, identifier: "rows").frame.width, app.windows.firstMatch.frame.width)
        XCTAssertEqual(app.tabBars.buttons.count, 3)
        let bar = try? app.tabBars.element.snapshot()
        XCTAssertEqual(bar?.children.filter { $0.elementType == .button }.map(\.label), ["List", "Form", "Touch"])
        XCTAssertThrowsError(try app.buttons["no such button"].snapshot())
        XCTAssertTrue(app.tabBars.buttons["List"].isSelected)
        XCTAssertTrue(app.tabBars.buttons["List"].wait(for: \.isSelected, toEqual: true, timeout: 1))
        XCTAssertTrue(app.debugDescription.contains("Navigation Bar"))
    }

    func testAlert() {
        app.staticTexts["Row 1"].tap()
        app.buttons["Ask"].tap()
        let alert = app.alerts["Really?"]
        XCTAssertTrue(alert.exists)
        XCTAssertTrue(alert.staticTexts["This cannot be undone."].exists)
        XCTAssertFalse(app.buttons["Ask"].isHittable)
        alert.buttons["OK"].tap()
        XCTAssertTrue(app.navigationBars["Confirmed"].exists)
        XCTAssertFalse(alert.exists)
    }

    func testSheet() {
        app.staticTexts["Row 1"].tap()
        app.buttons["Options"].tap()
        XCTAssertEqual(app.sheets.count, 1)
        XCTAssertEqual(app.sheets["Options"].buttons.count, 2)
        app.sheets.firstMatch.buttons["Archive"].tap()
        XCTAssertTrue(app.navigationBars["Archived"].exists)
        XCTAssertFalse(app.sheets.firstMatch.exists)
    }

    func testDatePicker() {
        app.staticTexts["Row 1"].tap()
        let wheels = app.datePickers.element.pickerWheels
        XCTAssertEqual(wheels.count, 3)
        XCTAssertEqual(wheels.element(boundBy: 0).value as? String, "May")
        // Named by what it has before, as Xcode records it.
        app.datePickers.pickerWheels["May"].adjust(toPickerWheelValue: "July")
        wheels.element(boundBy: 1).adjust(toPickerWheelValue: "9")
        wheels.element(boundBy: 2).adjust(toPickerWheelValue: "2027")
        XCTAssertTrue(app.navigationBars["2027-07-09"].exists)
    }

    /// The clock of the tests begins where the app's does.
    func testToday() {
        app.staticTexts["Row 1"].tap()
        XCTAssertEqual(app.staticTexts["Details of Row 1"].value as? String, Date().formatted(.iso8601.year().month().day()))
        XCTAssertEqual(Calendar.current.timeZone.secondsFromGMT(), 0)
    }

    func testSwipeOnPlainView() {
        let first = app.tables["rows"].cells["cell Row 1"]
        XCTAssertTrue(first.isHittable)
        app.otherElements.firstMatch.swipeUp(velocity: .fast)
        XCTAssertFalse(first.isHittable)
    }

    func testInterruption() {
        addUIInterruptionMonitor(withDescription: "question") { alert in
            guard alert.buttons["Cancel"].exists else { return false }
            alert.buttons["Cancel"].tap()
            return true
        }
        app.staticTexts["Row 1"].tap()
        app.buttons["Ask"].tap()
        app.navigationBars.buttons["List"].tap()
        XCTAssertTrue(app.navigationBars["List"].exists)
    }

    func testAlertInTheWayIsCancelled() {
        app.staticTexts["Row 1"].tap()
        app.buttons["Ask"].tap()
        app.navigationBars.buttons["List"].tap()
        XCTAssertTrue(app.navigationBars["List"].exists)
    }
}
