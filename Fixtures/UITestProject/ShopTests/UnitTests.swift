import XCTest

@testable import Shop

final class UnitTests: XCTestCase {
    @MainActor func testDetailHasItsName() {
        XCTAssertEqual(DetailViewController("Row 7").title, "Row 7")
    }
}
