import Foundation
import ObjectiveC

import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Navigation controllers", .application) @MainActor struct NavigationControllerTests {
    let journal = Journal()
    let stage = TransitionStage()

    /// A visible navigation controller with the screen A.
    private func shown(_ root: ScreenController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: root)
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        _ = journal.take()
        return navigation
    }

    private func screen(_ name: String) -> ScreenController { ScreenController(name, journal) }

    @Test("a push: willMove, load, disappear and appear callbacks, did callbacks at the end", .contract("AP-1", "AP-2", "AP-3", "AP-22"))
    func push() {
        let navigation = shown(screen("A"))
        navigation.pushViewController(screen("B"), animated: true)
        stage.advance(1)
        #expect(
            journal.take() == [
                "B willMove in", "B didLoad", "A willDisappear true", "B willAppear true", "A didDisappear true", "B didAppear true",
                "B didMove in",
            ])
        navigation.pushViewController(screen("C"), animated: false)
        #expect(
            journal.take() == [
                "C willMove in", "C didLoad", "B willDisappear false", "C willAppear false", "B didDisappear false",
                "C didAppear false", "C didMove in",
            ])
        stage.finish()
    }

    @Test("a pop: the reverse in the same order, and the popped screen leaves its parent last", .contract("AP-4", "NV-4"))
    func pop() {
        let root = screen("A")
        let navigation = shown(root)
        let top = screen("B")
        navigation.pushViewController(top, animated: false)
        _ = journal.take()
        #expect(navigation.popViewController(animated: true) === top)
        stage.advance(1)
        #expect(
            journal.take() == [
                "B willMove out", "B willDisappear true", "A willAppear true", "B didDisappear true", "A didAppear true",
                "B didMove out",
            ])
        #expect(top.parent == nil)
        #expect(top.view.superview == nil)
        stage.finish()
    }

    /// Changes the stack while its view is loaded, such as a screen that only leads to another one.
    private final class Forwarder: UIViewController {
        var forward: (UINavigationController) -> Void = { _ in }
        override func viewDidLoad() {
            super.viewDidLoad()
            if let navigationController { forward(navigationController) }
        }
    }

    @Test("a screen that changes the stack while it loads is not shown: the one on top by then is", arguments: [true, false])
    func changeWhileLoading(animated: Bool) {
        let navigation = shown(screen("A"))
        let (first, last) = (Forwarder(), screen("B"))
        first.forward = { $0.pushViewController(last, animated: animated) }
        navigation.pushViewController(first, animated: animated)
        stage.advance(1)
        #expect(navigation.viewControllers == [navigation.viewControllers[0], first, last])
        #expect(last.view.window === stage.window)
        #expect(first.view.window == nil)
        #expect(journal.take().last == "B didMove in")
        let replaced = Forwarder()
        replaced.forward = { $0.popToRootViewController(animated: animated) }
        navigation.pushViewController(replaced, animated: animated)
        stage.advance(1)
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.viewControllers[0].view.window === stage.window)
        #expect(last.view.window == nil)
        stage.finish()
    }

    @Test("the stack is updated at once; the root cannot be popped", .contract("NV-1", "NV-4", "NV-5"))
    func stackAtOnce() {
        let (a, b, c) = (screen("A"), screen("B"), screen("C"))
        let navigation = shown(a)
        navigation.pushViewController(b, animated: true)
        #expect(navigation.viewControllers == [a, b])
        #expect(navigation.topViewController === b)
        stage.advance(1)
        navigation.pushViewController(c, animated: false)
        #expect(navigation.popToRootViewController(animated: false) == [b, c])
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.popToViewController(a, animated: false) == nil)
        #expect(navigation.viewControllers == [a])
        stage.finish()
    }

    @Test("only the top screen's view is in the hierarchy", .contract("NV-7"))
    func onlyTop() {
        let (a, b) = (screen("A"), screen("B"))
        let navigation = shown(a)
        navigation.pushViewController(b, animated: true)
        stage.advance(0.2)
        #expect(a.view.window != nil)
        #expect(b.view.window != nil)
        stage.advance(1)
        #expect(a.view.superview == nil)
        #expect(b.view.window != nil)
        #expect(b.view.frame == stage.window.bounds)
        stage.finish()
    }

    @Test("pushing the same screen twice raises UIKit's message", .contract("NV-2"))
    func twice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let one = UIViewController()
                let navigation = UINavigationController(rootViewController: one)
                navigation.pushViewController(one, animated: false)
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("Pushing the same view controller instance more than once is not supported"))
    }

    @Test("the delegate receives willShow after viewWillAppear, and didShow after viewDidAppear", .contract("NV-3"))
    func delegate() {
        let root = screen("A")
        let listener = NavigationListener(journal)
        let navigation = UINavigationController(rootViewController: root)
        navigation.delegate = listener
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        _ = journal.take()
        navigation.pushViewController(screen("B"), animated: true)
        stage.advance(1)
        #expect(
            journal.take() == [
                "B willMove in", "B didLoad", "A willDisappear true", "B willAppear true", "will show B", "A didDisappear true",
                "B didAppear true", "B didMove in", "did show B",
            ])
        stage.finish()
    }

    @Test("a new stack animates as a pop if its top was on the stack, else as a push", .contract("NV-6"))
    func setting() {
        let (a, b, c) = (screen("A"), screen("B"), screen("C"))
        let navigation = shown(a)
        navigation.setViewControllers([a, b, c], animated: true)
        stage.advance(0.1)
        // The new one is on top and comes from the right.
        let placeOf = { (one: UIViewController) in one.view.layer.presentation()?.affineTransform().tx ?? 0 }
        #expect(placeOf(c) > 100)
        #expect(placeOf(a) < 0)
        stage.advance(1)
        navigation.setViewControllers([b], animated: true)
        stage.advance(0.1)
        #expect(placeOf(c) > 1)
        #expect(placeOf(b) < 0)
        stage.advance(1)
        #expect(navigation.viewControllers == [b])
        #expect(c.parent == nil)
        #expect(a.parent == nil)
        stage.finish()
    }

    @Test("requests during a transition run after it, not concurrently", .contract("NV-21"))
    func nested() {
        let (a, b, c) = (screen("A"), screen("B"), screen("C"))
        let navigation = shown(a)
        navigation.pushViewController(b, animated: true)
        stage.advance(0.1)
        navigation.pushViewController(c, animated: true)
        navigation.popToRootViewController(animated: true)
        stage.advance(2)
        #expect(navigation.viewControllers == [a])
        #expect(a.view.window != nil)
        #expect(b.view.window == nil)
        #expect(c.isViewLoaded == false)
        #expect(c.parent == nil)
        #expect(!ApplicationContext.current.isIgnoringInteraction)
        let calls = journal.take().filter { $0.hasPrefix("B did") || $0.hasPrefix("B will") }
        #expect(calls.filter { $0.contains("Appear") }.count == calls.filter { $0.contains("Disappear") }.count)
        stage.finish()
    }

    @Test("a drag from the edge pops beyond half way", .contract("AP-5"))
    func dragBack() {
        let (a, b) = (screen("A"), screen("B"))
        let navigation = shown(a)
        navigation.pushViewController(b, animated: false)
        _ = journal.take()
        drag(to: 250)
        #expect(journal.take() == ["B willMove out", "B willDisappear true", "A willAppear true"])
        stage.app.touch(.ended, 250, 400)
        stage.advance(1.5)
        #expect(journal.take() == ["B didDisappear true", "A didAppear true", "B didMove out"])
        #expect(navigation.viewControllers == [a])
        stage.finish()
    }

    @Test("a drag that returns leaves the screen on top", .contract("AP-6"))
    func dragBackAndForth() {
        let (a, b) = (screen("A"), screen("B"))
        let navigation = shown(a)
        navigation.pushViewController(b, animated: false)
        _ = journal.take()
        drag(to: 120)
        stage.advance(0.3)
        stage.app.touch(.moved, 119, 400)
        stage.app.touch(.ended, 119, 400)
        stage.advance(1.5)
        #expect(
            journal.take() == [
                "B willMove out", "B willDisappear true", "A willAppear true", "A willDisappear true", "A didDisappear true",
                "B willAppear true", "B didAppear true",
            ])
        #expect(navigation.viewControllers == [a, b])
        #expect(b.view.window != nil)
        #expect(a.view.window == nil)
        #expect(navigation.navigationBar.items?.count == 2)
        stage.finish()
    }

    @Test("without a back button the edge gesture does nothing", .contract("NV-9", "GR-28"))
    func noWayBack() {
        let b = screen("B")
        let navigation = shown(screen("A"))
        navigation.pushViewController(b, animated: false)
        b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
        drag(to: 300)
        stage.app.touch(.ended, 300, 400)
        stage.advance(1)
        #expect(navigation.topViewController === b)
        stage.finish()
    }

    @Test("the bar begins at the top safe area, 44 high; screens extend under it with a safe area that excludes it", .contract("NV-15"))
    func barFrame() {
        let a = screen("A")
        let navigation = shown(a)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
        #expect(a.view.frame == stage.window.bounds)
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
        stage.finish()
    }

    @Test("a hidden bar stays hidden for all screens, and animates on request", .contract("NV-14"))
    func hiding() {
        let a = screen("A")
        let navigation = shown(a)
        navigation.setNavigationBarHidden(true, animated: true)
        stage.advance(0.1)
        #expect(!navigation.navigationBar.isHidden)
        #expect(navigation.isNavigationBarHidden)
        stage.advance(0.3)
        #expect(navigation.navigationBar.isHidden)
        #expect(a.view.safeAreaInsets.top == 59)
        navigation.pushViewController(screen("B"), animated: false)
        #expect(navigation.isNavigationBarHidden)
        #expect(navigation.navigationBar.isHidden)
        navigation.isNavigationBarHidden = false
        #expect(!navigation.navigationBar.isHidden)
        #expect(navigation.navigationBar.frame.minY == 59)
        stage.finish()
    }

    @Test("the toolbar is hidden by default and shows the top screen's items", .contract("NV-18"))
    func toolbar() {
        let a = screen("A")
        a.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
        let navigation = shown(a)
        #expect(navigation.isToolbarHidden)
        #expect(navigation.toolbar.superview == nil)
        navigation.setToolbarHidden(false, animated: false)
        #expect(navigation.toolbar.items == a.toolbarItems)
        #expect(navigation.toolbar.window != nil)
        navigation.pushViewController(screen("B"), animated: false)
        #expect(navigation.toolbar.items ?? [] == [])
        stage.finish()
    }

    @Test("the back button has the title of the screen below, or of its back item", .contract("NV-10", "NV-11"))
    func items() {
        let (a, b) = (screen("A"), screen("B"))
        a.title = "Letters"
        let navigation = shown(a)
        navigation.pushViewController(b, animated: false)
        let bar = navigation.navigationBar
        #expect(bar.topItem === b.navigationItem)
        #expect(bar.backItem === a.navigationItem)
        #expect(bar.backItem?.title == "Letters")
        b.navigationItem.title = "Read live"
        #expect(bar.topItem?.title == "Read live")
        stage.advance(0.1)
        stage.app.tap(30, 81)
        stage.advance(1)
        #expect(navigation.viewControllers == [a])
        stage.finish()
    }

    @Test("a subclass may refuse the bar's pop", .contract("NV-20"))
    func refusing() {
        let navigation = shown(screen("A"))
        navigation.pushViewController(screen("B"), animated: false)
        let refusing = RefusingNavigation(rootViewController: screen("C"))
        stage.window.rootViewController = refusing
        refusing.pushViewController(screen("D"), animated: false)
        stage.advance(0.1)
        stage.app.tap(30, 81)
        stage.advance(1)
        #expect(refusing.viewControllers.count == 2)
        stage.finish()
    }

    @Test("the delegate's animator replaces the default transition", .contract("NV-22"))
    func animator() {
        let navigation = shown(screen("A"))
        let listener = NavigationListener(journal)
        listener.animator = SlideAnimator(journal, presenting: true)
        navigation.delegate = listener
        navigation.pushViewController(screen("B"), animated: true)
        stage.advance(1)
        let calls = journal.take()
        #expect(calls.contains("animate"))
        #expect(calls.contains("ended true"))
        #expect(calls.last == "ended true")
        stage.finish()
    }

    @Test("a title reaches the navigation item and the tab item unless they have their own", .contract("VC-8", "VC-9"))
    func titles() {
        let one = UIViewController()
        one.title = "One"
        #expect(one.navigationItem.title == "One")
        #expect(one.tabBarItem.title == "One")
        #expect(one.navigationItem === one.navigationItem)
        one.navigationItem.title = "Own"
        one.title = "Two"
        #expect(one.navigationItem.title == "Own")
        #expect(one.tabBarItem.title == "Two")
        stage.finish()
    }

    @Test("random pushes, pops and drags leave one screen visible and every callback paired", arguments: [1, 2, 3] as [UInt64])
    func random(seed: UInt64) {
        var random = SplitMix(seed)
        let navigation = shown(screen("0"))
        var number = 0
        for _ in 0..<300 {
            switch random.next() % 5 {
            case 0, 1:
                number += 1
                navigation.pushViewController(screen("\(number)"), animated: random.next() % 2 == 0)
            case 2: navigation.popViewController(animated: random.next() % 2 == 0)
            case 3:
                drag(to: Double(60 + random.next() % 300))
                stage.app.touch(random.next() % 4 == 0 ? .cancelled : .ended, 200, 400)
            default: navigation.popToRootViewController(animated: random.next() % 2 == 0)
            }
            stage.advance(Double(random.next() % 40) / 60)
        }
        stage.advance(3)
        let visible = navigation.viewControllers.filter { $0.viewIfLoaded?.window != nil }
        #expect(visible.count == 1)
        #expect(visible.first === navigation.topViewController)
        #expect(navigation.children == navigation.viewControllers)
        #expect(!ApplicationContext.current.isIgnoringInteraction)
        #expect(navigation.topViewController?.appearance.state == .appeared)
        #expect(navigation.viewControllers.dropLast().allSatisfy { $0.appearance.state == .disappeared })
        stage.finish()
    }

    private func drag(to x: Double) {
        stage.app.touch(.began, 5, 400)
        for place in stride(from: 20, through: x, by: 10) {
            stage.advance(1.0 / 60)
            stage.app.touch(.moved, place, 400)
        }
    }
}

@MainActor private final class NavigationListener: NSObject, UINavigationControllerDelegate {
    let journal: Journal
    var animator: SlideAnimator?
    init(_ journal: Journal) { self.journal = journal }
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        journal.add("will show \((viewController as? ScreenController)?.name ?? "?")")
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        journal.add("did show \((viewController as? ScreenController)?.name ?? "?")")
    }
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

@MainActor private final class RefusingNavigation: UINavigationController, UINavigationBarDelegate {
    override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        ObjCRuntime.register(RefusingNavigation.self, "navigationBar:shouldPopItem:") { _, _ in false }
    }
    required init?(coder: NSCoder) { nil }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { false }
}

/// A screen that writes down what happens to it.
@MainActor final class ScreenController: UIViewController {
    let name: String
    let journal: Journal
    init(_ name: String, _ journal: Journal) {
        (self.name, self.journal) = (name, journal)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { journal.add("\(name) didLoad") }
    override func viewWillAppear(_ animated: Bool) { journal.add("\(name) willAppear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { journal.add("\(name) didAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { journal.add("\(name) willDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { journal.add("\(name) didDisappear \(animated)") }
    override func willMove(toParent parent: UIViewController?) { journal.add("\(name) willMove \(parent == nil ? "out" : "in")") }
    override func didMove(toParent parent: UIViewController?) { journal.add("\(name) didMove \(parent == nil ? "out" : "in")") }
}
