import UIKit
import XCTest

extension UIViewController {
    @objc func depth() -> Int { parent.map { $0.depth() + 1 } ?? 0 }
    @objc func greet(_ name: String, twice: Bool) { title = "Hello \(name)" }
    @objc dynamic var mood: String? { "none" }
    @objc func untouched() -> String { "extension" }
}

private class Base: UINavigationController {
    override func depth() -> Int { super.depth() + 100 }
    override func greet(_ name: String, twice: Bool) {
        super.greet(name, twice: twice)
        title = (title ?? "") + (twice ? ", and again" : "")
    }
    override var mood: String? { nil }
}

private class Special: Base {
    override func depth() -> Int { super.depth() + 1000 }
}

private class Shelf: UIView {}
extension Shelf {
    @objc func capacity() -> Int { 1 }
}
private class LongShelf: Shelf {
    override func capacity() -> Int { super.capacity() + 1 }
}

@MainActor final class ExtensionOverrideTests: XCTestCase {
    func testOverridesOfAFrameworksExtension() {
        let controllers: [UIViewController] = [UIViewController(), Base(), Special()]
        XCTAssertEqual(controllers.map { $0.depth() }, [0, 100, 1100])
        XCTAssertEqual(Special().depth(), 1100)
        XCTAssertEqual(controllers.map { $0.mood }, ["none", nil, nil])
        for controller in controllers { controller.greet("Ada", twice: true) }
        XCTAssertEqual(controllers.map { $0.title }, ["Hello Ada", "Hello Ada, and again", "Hello Ada, and again"])
        XCTAssertEqual(Special().untouched(), "extension")
        XCTAssertEqual(controllers[2].value(forKey: "mood") as? String, nil)
        XCTAssertTrue(controllers[2].responds(to: #selector(UIViewController.greet(_:twice:))))
        controllers[2].perform(#selector(UIViewController.greet(_:twice:)), with: "Grace", with: false)
        XCTAssertEqual(controllers[2].title, "Hello Grace")
    }

    func testOverridesOfOnesOwnExtension() {
        let shelves: [Shelf] = [Shelf(), LongShelf()]
        XCTAssertEqual(shelves.map { $0.capacity() }, [1, 2])
    }
}

extension UIView {
    @objc func prepare(for name: String) -> String { "view \(name)" }
}

private class Cell: UITableViewCell {}
extension Cell {
    override func prepare(for name: String) -> String { "cell " + super.prepare(for: name) }
}

@MainActor final class CellExtensionTests: XCTestCase {
    func testOverrideInAnExtensionOfACell() {
        let views: [UIView] = [UIView(), Cell(style: .default, reuseIdentifier: nil)]
        XCTAssertEqual(views.map { $0.prepare(for: "x") }, ["view x", "cell view x"])
    }

    @MainActor func testMarkedTwice() { XCTAssertTrue(Thread.isMainThread) }

    @MainActor
    func testMarkedOnItsOwnLine() throws { XCTAssertNotNil(UIView().layer) }
}
