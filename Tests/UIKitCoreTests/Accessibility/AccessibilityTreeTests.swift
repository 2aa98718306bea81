import DeviceProtocol
import Foundation
import Testing
import UIKitCore

@Suite("Accessibility tree", .application) @MainActor struct AccessibilityTreeTests {
    @Test("elements report identity, frame and whether a touch reaches them")
    func elements() throws {
        let app = TestApplication()
        let window = app.window()
        let button = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
        button.isAccessibilityElement = true
        button.accessibilityLabel = "Add"
        button.accessibilityIdentifier = "add"
        button.accessibilityTraits = [.button]
        let covered = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 40))
        covered.accessibilityIdentifier = "covered"
        let cover = UIView(frame: CGRect(x: 190, y: 90, width: 150, height: 100))
        let hidden = UIView(frame: button.frame)
        hidden.accessibilityIdentifier = "hidden"
        hidden.isHidden = true
        for view in [button, covered, cover, hidden] { window.addSubview(view) }
        app.send(.queryElements(id: 9))
        guard case .elements(9, let elements)? = app.environment.requests.last else {
            Issue.record("no answer")
            return
        }
        #expect(elements.map(\.identifier) == ["add", "covered"])
        let add = try #require(elements.first)
        #expect(add.label == "Add")
        #expect(add.className == "UIView")
        #expect(add.traits == 1)
        #expect(add.isHittable)
        #expect(add.isEnabled)
        #expect(add.x == 20)
        #expect(add.y == 100)
        #expect(add.width == 100)
        #expect(add.height == 40)
        #expect(elements.last?.isHittable == false)
    }

    @Test("the view tree includes scroll offsets, so that screen positions can be computed")
    func scrolled() throws {
        let app = TestApplication()
        let window = app.window()
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.contentSize = CGSize(width: 300, height: 900)
        scroller.contentOffset = CGPoint(x: 0, y: 120)
        window.addSubview(scroller)
        app.send(.queryTree(id: 4))
        guard case .treeText(4, let text)? = app.environment.requests.last else {
            Issue.record("no answer")
            return
        }
        let line = try #require(text.split(separator: "\n").first { $0.contains("UIScrollView") })
        #expect(line.hasSuffix("UIScrollView (0, 0, 300, 400) scrolled=(0, 120)"))
    }

    @Test("reads bars before what scrolls under them, and omits views without a frame on screen", arguments: [false, true])
    func barFirst(isLarge: Bool) throws {
        let app = TestApplication()
        let window = app.window()
        let (list, scroller) = (UIViewController(), UIScrollView())
        list.title = "Stars"
        list.view = scroller
        scroller.contentSize = CGSize(width: 300, height: 900)
        for (text, size) in [("Sirius", CGSize(width: 200, height: 40)), ("Nemesis", .zero)] {
            let label = UILabel(frame: CGRect(origin: CGPoint(x: 20, y: 0), size: size))
            label.text = text
            scroller.addSubview(label)
        }
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = isLarge
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(AccessibilityOrder.items(of: [window]).map(\.accessibilityLabel) == ["Stars", "Sirius"])
    }
}
