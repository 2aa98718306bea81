import Checking
import Numbers
import XCTest

/// A dependency that is written for Linux too is compiled as Linux has it.
final class PortablePackageTests: XCTestCase {
    func testConditionsOfADependency() {
        XCTAssertEqual(Numbers.system, "Linux")
        XCTAssertEqual(powerOfTen(2), 100)
    }

    func testClassesOfADependency() {
        final class Some: Examples {}
        let examples = Some()
        var count = 0
        examples.add("one") { count += 1 }
        examples.add("two") { count += 1 }
        examples.run()
        XCTAssertEqual(count, 2)
    }
}
