import Foundation
import TestSupport
import Testing
import UIKitCore

@Suite("View constraints and guides", .application) @MainActor struct ViewConstraintTests {
    @Test("removing a view removes its constraints with other views, and keeps those within it", .contract("VW-7"))
    func crossing() {
        let (root, box, inner, other) = (UIView(), UIView(), UIView(), UIView())
        root.addSubview(box)
        root.addSubview(other)
        box.addSubview(inner)
        let tie = { (one: UIView, two: UIView?) in
            NSLayoutConstraint(
                item: one, attribute: .width, relatedBy: .equal, toItem: two, attribute: two == nil ? .notAnAttribute : .width,
                multiplier: 1,
                constant: 10)
        }
        let (inside, across, own) = (tie(inner, box), tie(inner, other), tie(box, nil))
        NSLayoutConstraint.activate([inside, across, own])
        #expect(across.isActive)
        #expect(root.constraints == [across])
        box.removeFromSuperview()
        #expect(!across.isActive)
        #expect(inside.isActive)
        #expect(own.isActive)
        #expect(root.constraints.isEmpty)
    }

    @Test("layoutSubviews sets the frames that constraints determine, and no others", .contract("VW-20"))
    func constraintsSetFrames() {
        let app = TestApplication()
        let window = app.window()
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let other = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        window.addSubview(other)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalTo: other.heightAnchor),
            view.leadingAnchor.constraint(equalTo: other.trailingAnchor), view.topAnchor.constraint(equalTo: other.topAnchor),
        ])
        app.flush()
        #expect(view.frame == CGRect(x: 12, y: 6, width: 50, height: 8))
        #expect(other.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    }

    @Test("the safe area layout guide is the bounds without the insets", .contract("VW-35"))
    func guides() throws {
        let root = UIViewController()
        let window = TestApplication().window(root)
        let view = try #require(root.view)
        #expect(window.safeAreaInsets.top > 0)
        #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds.inset(by: view.safeAreaInsets))
        #expect(view.layoutMarginsGuide.layoutFrame == view.bounds.inset(by: view.layoutMargins))
        #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
        #expect(view.safeAreaLayoutGuide.owningView === view)
    }

    @Test("an identifier is stored and has no visible or spoken effect", .contract("AC-1"))
    func identifier() {
        let label = UILabel()
        label.text = "Harbour"
        let size = label.intrinsicContentSize
        label.accessibilityIdentifier = "title label"
        #expect(label.accessibilityIdentifier == "title label")
        #expect(label.accessibilityLabel == "Harbour")
        #expect(label.intrinsicContentSize == size)
    }

    @Test(
        "a shake reaches the first responder and shows no alert",
        .contract("ST-1", differs: "there are no alerts yet: the shake is delivered as a motion event, and undo is by keys"))
    func shake() {
        let app = TestApplication()
        let window = app.window()
        app.send(.input(.hardware(.shake, time: 1)))
        #expect(UIApplication.shared.applicationSupportsShakeToEdit)
        #expect(window.rootViewController?.presentedViewController == nil)
    }
}
