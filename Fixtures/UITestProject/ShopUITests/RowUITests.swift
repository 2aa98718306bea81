import XCTest

/// Rows that are off the screen have elements too, as on iOS.
final class RowUITests: XCTestCase {
    private let app = XCUIApplication()
    private var cells: XCUIElementQuery { app.tables["rows"].cells }

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    func testCount() {
        XCTAssertEqual(cells.count, 60)
        XCTAssertEqual(app.tables.cells.staticTexts.count, 60)
        XCTAssertEqual(cells.allElementsBoundByIndex.map(\.identifier), (1...60).map { "cell Row \($0)" })
        cells.element(boundBy: 2).swipeLeft()
        app.buttons["Delete"].tap()
        XCTAssertTrue(cells["cell Row 3"].waitForNonExistence(withTimeout: 3))
        XCTAssertEqual(cells.count, 59)
    }

    func testElementsOfRowsOffTheScreen() {
        let cell = cells["cell Row 50"]
        XCTAssertTrue(cell.exists)
        XCTAssertFalse(cell.isHittable)
        XCTAssertGreaterThan(cell.frame.minY, app.frame.height)
        XCTAssertEqual(cell.frame.width, app.frame.width)
        XCTAssertTrue(cell.staticTexts["Row 50"].exists)
        XCTAssertTrue(app.staticTexts["Row 59"].exists)
        XCTAssertFalse(app.staticTexts["Row 61"].exists)
        XCTAssertFalse(app.buttons["Row 50"].exists)
        XCTAssertEqual(cells.element(boundBy: 40).staticTexts.firstMatch.label, "Row 41")
        XCTAssertEqual(cells.matching(NSPredicate(format: "identifier ENDSWITH 'Row 33'")).count, 1)
        XCTAssertEqual(cells.containing(.staticText, identifier: "Row 44").firstMatch.identifier, "cell Row 44")
    }

    func testTapScrolls() {
        app.staticTexts["Row 45"].tap()
        XCTAssertTrue(app.staticTexts["Details of Row 45"].exists)
        app.navigationBars.buttons["List"].tap()
        XCTAssertFalse(cells.element(boundBy: 0).isHittable)
        cells.element(boundBy: 0).tap()
        XCTAssertTrue(app.staticTexts["Details of Row 1"].exists)
    }

    func testSwipeVelocityAndDrag() {
        let first = app.cells["cell Row 1"]
        app.tables.element.swipeUp(velocity: .fast)
        XCTAssertFalse(first.isHittable)
        app.tables.element.swipeDown(velocity: XCUIGestureVelocity(3000))
        XCTAssertTrue(first.isHittable)
        app.cells["cell Row 8"].press(forDuration: 0.1, thenDragTo: app.cells["cell Row 2"])
        XCTAssertFalse(first.isHittable)
    }
}
