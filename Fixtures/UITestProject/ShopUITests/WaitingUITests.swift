import XCTest

/// A test may wait for the app in other ways than for an element; what it waits for happens in the app's time.
final class WaitingUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() {
        continueAfterFailure = false
        app.launch()
        // A row comes two seconds later.
        app.navigationBars.buttons["Add"].tap()
    }

    func testSleep() {
        XCTAssertFalse(app.staticTexts["New row"].exists)
        sleep(3)
        XCTAssertTrue(app.staticTexts["New row"].exists)
    }

    func testThreadSleep() {
        Thread.sleep(forTimeInterval: 0.5)
        XCTAssertFalse(app.staticTexts["New row"].exists)
        Thread.sleep(forTimeInterval: 2)
        XCTAssertTrue(app.staticTexts["New row"].exists)
    }

    func testPredicateExpectation() {
        let row = app.staticTexts["New row"]
        let appears = expectation(for: NSPredicate(format: "exists == 1"), evaluatedWith: row)
        wait(for: [appears], timeout: 5)
        let isHittable = XCTNSPredicateExpectation(predicate: NSPredicate(format: "isHittable == true"), object: row)
        XCTAssertEqual(XCTWaiter.wait(for: [isHittable], timeout: 5), .completed)
        XCTAssertTrue(row.exists)
    }

    func testRunLoop() {
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 3))
        XCTAssertTrue(app.staticTexts["New row"].exists)
    }
}
