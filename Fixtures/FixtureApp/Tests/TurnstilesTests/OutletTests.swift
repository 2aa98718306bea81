import UIKit
import XCTest

@objc private protocol LampDelegate: AnyObject { func lampName() -> String }
private protocol Dimmable: AnyObject { var level: Int { get } }

private class Panel: UIView, LampDelegate, Dimmable {
    @IBOutlet var buttons: [UIButton]!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet weak var delegate: LampDelegate?
    @IBOutlet var dimmer: (any Dimmable)?
    @IBOutlet weak var observed: UIView? { didSet { changes += 1 } }
    @IBInspectable var count: Int = 0
    @IBInspectable var width: CGFloat = 0
    @IBInspectable var ratio: Double = 0
    @IBInspectable var isBright: Bool = false
    @IBInspectable var name: String = ""
    @IBInspectable var note: String?
    @IBInspectable var rim: UIColor?
    @IBInspectable var picture: UIImage?
    @IBInspectable var spread: CGSize = .zero
    @IBInspectable var place: CGPoint = .zero
    @IBInspectable var area: CGRect = .zero
    @IBInspectable var limit: NSNumber?
    var changes = 0
    var level: Int { 3 }
    var shownTitle: String? { titleLabel?.text }
    func lampName() -> String { "panel" }

    @IBSegueAction func makePage(_ coder: NSCoder, sender: Any?) -> UIViewController? { UIViewController() }
}

private class WidePanel: Panel {
    @IBOutlet var extra: UIView!
}

extension UIView {
    @IBInspectable var roundness: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}

/// What an Interface Builder file sets on its objects, by name.
@MainActor final class OutletTests: XCTestCase {
    private let panel = WidePanel()

    func testOutlets() {
        let label = UILabel()
        label.text = "Title"
        panel.setValue(label, forKey: "titleLabel")
        XCTAssertEqual(panel.shownTitle, "Title")
        let buttons: [Any] = [UIButton(), UIButton()]
        panel.setValue(buttons, forKey: "buttons")
        XCTAssertEqual(panel.buttons.count, 2)
        let other = Panel()
        panel.setValue(other, forKey: "delegate")
        XCTAssertEqual(panel.delegate?.lampName(), "panel")
        panel.setValue(other, forKey: "dimmer")
        XCTAssertEqual(panel.dimmer?.level, 3)
        panel.setValue(other, forKey: "observed")
        panel.setValue(nil, forKey: "observed")
        XCTAssertEqual(panel.changes, 2)
        panel.setValue(other, forKey: "extra")
        XCTAssertTrue(panel.extra === other && panel.value(forKey: "extra") as? UIView === other)
        XCTAssertEqual((panel.value(forKey: "buttons") as? [UIButton])?.count, 2)
    }

    func testNumbers() {
        panel.setValue(NSNumber(value: 7), forKey: "count")
        panel.setValue(NSNumber(value: 2), forKey: "width")
        panel.setValue(1, forKey: "ratio")
        panel.setValue(NSNumber(value: true), forKey: "isBright")
        XCTAssertTrue(panel.count == 7 && panel.width == 2 && panel.ratio == 1 && panel.isBright)
        panel.setValue(2.75, forKey: "count")
        panel.setValue(2.5, forKey: "width")
        panel.setValue(0, forKey: "isBright")
        panel.setValue(5, forKey: "limit")
        XCTAssertTrue(panel.count == 2 && panel.width == 2.5 && !panel.isBright && panel.limit == 5)
        panel.setValue(true, forKey: "count")
        panel.setValue(NSNumber(value: 4), forKey: "roundness")
        XCTAssertTrue(panel.count == 1 && panel.layer.cornerRadius == 4)
        XCTAssertEqual(panel.value(forKey: "width") as? CGFloat, 2.5)
    }

    func testValues() {
        panel.setValue(NSString(string: "star"), forKey: "name")
        panel.setValue("note", forKey: "note")
        panel.setValue(UIColor.red, forKey: "rim")
        panel.setValue(UIImage(), forKey: "picture")
        panel.setValue(CGSize(width: 1, height: 2), forKey: "spread")
        panel.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKey: "place")
        panel.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "area")
        XCTAssertTrue(panel.name == "star" && panel.note == "note" && panel.rim == .red && panel.picture != nil)
        XCTAssertTrue(panel.spread.height == 2 && panel.place.y == 4 && panel.area.maxX == 4)
        panel.setValue(nil, forKey: "note")
        XCTAssertNil(panel.note)
    }

    func testNamedClasses() {
        XCTAssertTrue(panel.responds(to: Selector(("makePage:sender:"))))
        XCTAssertTrue(NSClassFromString("TurnstilesTests.OutletTests") == OutletTests.self)
    }
}
