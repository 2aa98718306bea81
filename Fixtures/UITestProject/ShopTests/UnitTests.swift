import XCTest

@testable import Shop

final class UnitTests: XCTestCase {
    @MainActor func testDetailHasItsName() {
        XCTAssertEqual(DetailViewController("Row 7").title, "Row 7")
    }

    /// The tests are loaded into the app, as TEST_HOST says.
    @MainActor func testAppHasLaunched() throws {
        let delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
        let window = try XCTUnwrap(delegate.window)
        XCTAssertTrue(window.isKeyWindow)
        XCTAssertEqual(UIApplication.shared.windows, [window])
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        let tabs = try XCTUnwrap(window.rootViewController as? UITabBarController)
        let list = try XCTUnwrap((tabs.selectedViewController as? UINavigationController)?.topViewController as? ListViewController)
        XCTAssertTrue(list.isViewLoaded)
        XCTAssertGreaterThan(list.tableView.visibleCells.count, 5)
    }

    func testProcessIsThatOfTests() {
        XCTAssertNotNil(ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"])
        XCTAssertNotNil(NSClassFromString("XCTestCase"))
    }
}
