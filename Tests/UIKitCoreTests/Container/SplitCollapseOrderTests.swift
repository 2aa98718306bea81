import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// A list that makes itself the delegate of its split view when it is loaded, as in Xcode's old template.
private final class MasterList: UIViewController, UISplitViewControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        splitViewController?.delegate = self
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { true }
}

@Suite("Collapsing classic split views", .application) @MainActor struct SplitCollapseOrderTests {
    @Test("on a phone the primary screen is loaded before its split view's delegate is asked")
    func loadedFirst() {
        let stage = TransitionStage()
        defer { stage.finish() }
        let split = UISplitViewController()
        let list = MasterList()
        let detail = UIViewController()
        let navigation = UINavigationController(rootViewController: list)
        split.viewControllers = [navigation, UINavigationController(rootViewController: detail)]
        stage.window.rootViewController = split
        stage.advance(0.1)
        #expect(split.isCollapsed)
        #expect(navigation.viewControllers == [list])
        #expect(!detail.isViewLoaded)
    }
}
