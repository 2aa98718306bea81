import UIKit
import XCTest

extension UIView {
    @objc func detail(_ mark: String) -> String { "view" + mark }
    @objc var rank: Int { 1 }
}
extension UILabel {
    override func detail(_ mark: String) -> String { "label of a " + super.detail(mark) }
    override var rank: Int { super.rank + 10 }
}
private class Caption: UILabel {
    override func detail(_ mark: String) -> String { "caption, a " + super.detail(mark) }
}

/// Members of UIKit's own classes, which Objective-C replaces for all their objects.
extension UIStepper {
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        tag == 7 || super.point(inside: point, with: event)
    }
    open override var isSelected: Bool {
        didSet { accessibilityHint = isSelected ? "chosen" : "free" }
    }
}
private class OwnStepper: UIStepper {}
private class StrictStepper: UIStepper {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

@MainActor final class FrameworkOverrideTests: XCTestCase {
    func testOverridesOfAnotherExtension() {
        let views: [UIView] = [UIView(), UILabel(), Caption(), UIButton()]
        XCTAssertEqual(views.map { $0.detail("!") }, ["view!", "label of a view!", "caption, a label of a view!", "view!"])
        XCTAssertEqual(views.map(\.rank), [1, 11, 11, 1])
        XCTAssertEqual(UILabel().detail("?"), "label of a view?")
    }

    func testMembersOfTheFrameworkAreReplacedForAllObjects() {
        let outside = CGPoint(x: 300, y: 300)
        for (stepper, answers) in [(UIStepper(), true), (OwnStepper(), true), (StrictStepper(), false)] {
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            container.addSubview(stepper)
            XCTAssertIdentical(container.hitTest(outside, with: nil), container)
            stepper.tag = 7
            XCTAssertEqual(container.hitTest(outside, with: nil) !== container, answers)
            (stepper as UIControl).isSelected = true
            XCTAssertEqual(stepper.accessibilityHint, "chosen")
        }
        let toggle = UISwitch()
        toggle.isSelected = true
        XCTAssertNil(toggle.accessibilityHint)
    }
}
