import Foundation
import TestSupport
import Testing
import UIKitCore

@Suite("Safe areas and margins", .application) @MainActor struct SafeAreaTests {
    @Test("a view has the part of its parent's safe area that overlaps it", .contract("VW-33", "VW-34", "VW-36"))
    func inherited() {
        let app = TestApplication()
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(outside.safeAreaInsets == .zero)
        let window = app.window()
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        outside.frame = CGRect(x: 0, y: 20, width: 393, height: 100)
        window.addSubview(outside)
        #expect(outside.safeAreaInsets.top == 39)
        #expect(outside.safeAreaInsets.bottom == 0)
        outside.frame = CGRect(x: 0, y: 840, width: 393, height: 12)
        #expect(outside.safeAreaInsets.bottom == 34)
        outside.removeFromSuperview()
        #expect(outside.safeAreaInsets == .zero)
    }

    @Test("additionalSafeAreaInsets apply to the controller's view and its subviews", .contract("VC-20"))
    func additional() {
        let app = TestApplication()
        let root = UIViewController()
        let window = app.window(root)
        let child = UIView(frame: window.bounds)
        root.view.addSubview(child)
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 5, bottom: 34, right: 0))
        #expect(child.safeAreaInsets == root.view.safeAreaInsets)
    }

    @Test("margins are 8, or 16 and the safe area at the sides of a root view", .contract("VW-30", "VW-31"))
    func margins() {
        let app = TestApplication()
        let root = UIViewController()
        _ = app.window(root)
        #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(root.view.layoutMargins == UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
        root.view.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 8, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins.top == 8)
    }

    @Test("preserved margins are raised to the parent's remaining ones", .contract("VW-32"))
    func preserved() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        let child = UIView(frame: CGRect(x: 10, y: 0, width: 90, height: 50))
        parent.addSubview(child)
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 30))
    }

    @Test("directional margins swap in right-to-left layout")
    func directional() {
        let view = UIView()
        view.semanticContentAttribute = .forceRightToLeft
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }
}
