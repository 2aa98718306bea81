import XCTest

final class AuditUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() { continueAfterFailure = false }

    func testIssuesAreGivenToTheHandler() throws {
        app.launchArguments = ["-touch"]
        app.launch()
        var issues: [XCUIAccessibilityAuditIssue] = []
        try app.performAccessibilityAudit(for: .sufficientElementDescription) { issue in
            issues.append(issue)
            return true
        }
        XCTAssertEqual(issues.map(\.auditType), [.sufficientElementDescription])
        XCTAssertEqual(issues.first?.compactDescription, "it has no description")
        XCTAssertEqual(issues.first?.element?.identifier, "pad")
    }

    func testAScreenWithoutIssuesPasses() throws {
        app.launch()
        app.staticTexts["Row 1"].tap()
        try app.performAccessibilityAudit(for: [.sufficientElementDescription, .textClipped])
    }
}
