import DeviceProtocol
import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

/// A screen that does as a test says when it comes and goes.
@MainActor final class ActingScreen: UIViewController {
    var comes: ((ActingScreen) -> Void)?
    var goes: ((ActingScreen) -> Void)?
    var turns: ((ActingScreen) -> Void)?
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        comes?(self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        goes?(self)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        turns?(self)
    }
}

@Suite("Transition coordinators of containers", .application) @MainActor struct ContainerCoordinatorTests {
    let journal = Journal()
    let stage = TransitionStage()
    private let kept = Kept()

    /// Delegates are weak references.
    @MainActor private final class Kept { var director: TabDirector? }

    private func shown(_ root: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: root)
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        return navigation
    }

    private func drag(to x: Double) {
        stage.app.touch(.began, 5, 400)
        for place in stride(from: 20, through: x, by: 10) {
            stage.advance(1.0 / 60)
            stage.app.touch(.moved, place, 400)
        }
        stage.advance(1.0 / 60)
    }

    private func opacity(_ view: UIView) -> CGFloat { CGFloat(view.layer.presentation()?.opacity ?? -1) }

    @Test("a pushed screen has the coordinator, its animations run alongside, and it is nil afterwards", .contract("CT-11"))
    func push() throws {
        defer { stage.finish() }
        let (a, b) = (ActingScreen(), ActingScreen())
        let navigation = shown(a)
        let badge = UIView()
        b.comes = { [journal] screen in
            let coordinator = screen.transitionCoordinator
            journal.add("found \(coordinator != nil) \(coordinator === navigation.transitionCoordinator)")
            journal.add("keys \(coordinator?.viewController(forKey: .from) === a) \(coordinator?.viewController(forKey: .to) === b)")
            journal.add("interactive \(coordinator?.isInteractive ?? true) animated \(coordinator?.isAnimated ?? false)")
            screen.view.addSubview(badge)
            badge.alpha = 0
            coordinator?.animate(alongsideTransition: { _ in badge.alpha = 1 }) { journal.add("done \($0.isCancelled)") }
        }
        navigation.pushViewController(b, animated: true)
        #expect(journal.take() == ["found true true", "keys true true", "interactive false animated true"])
        #expect(navigation.transitionCoordinator?.view(forKey: .to) === b.view)
        #expect(b.transitionCoordinator?.transitionDuration == 0.5)
        stage.advance(0.1)
        #expect(opacity(badge) > 0.05)
        #expect(opacity(badge) < 0.95)
        stage.advance(1)
        #expect(journal.take() == ["done false"])
        #expect(badge.alpha == 1)
        #expect(navigation.transitionCoordinator == nil)
        #expect(b.transitionCoordinator == nil)
        b.comes = { [journal] in journal.add("\($0.transitionCoordinator == nil)") }
        navigation.pushViewController(ActingScreen(), animated: false)
        navigation.popViewController(animated: false)
        #expect(journal.take() == ["true"])
    }

    @Test("animations added right after the push run alongside")
    func afterPush() {
        defer { stage.finish() }
        let navigation = shown(ActingScreen())
        navigation.view.alpha = 1
        navigation.pushViewController(ActingScreen(), animated: true)
        let isIn = navigation.transitionCoordinator?.animate(
            alongsideTransition: { _ in navigation.view.alpha = 0.5 }, completion: { [journal] _ in journal.add("done") })
        #expect(isIn == true)
        stage.advance(0.1)
        #expect(opacity(navigation.view) < 0.99)
        #expect(opacity(navigation.view) > 0.51)
        stage.advance(1)
        #expect(journal.take() == ["done"])
    }

    @Test(
        "a drag back scrubs alongside animations, and their completion says whether it was cancelled", .contract("AP-5", "AP-6"),
        arguments: [true, false])
    func interactivePop(isCancelled: Bool) {
        defer { stage.finish() }
        let a = ActingScreen()
        let navigation = shown(a)
        let (inside, outside) = (UIView(), UIView())
        stage.window.addSubview(outside)
        navigation.pushViewController(ActingScreen(), animated: false)
        stage.advance(0.1)
        a.comes = { [journal] screen in
            screen.view.addSubview(inside)
            let coordinator = screen.transitionCoordinator
            journal.add("interactive \(coordinator?.isInteractive ?? false) \(coordinator?.initiallyInteractive ?? false)")
            coordinator?.animate(alongsideTransition: { _ in inside.alpha = 0 }) {
                journal.add("done \($0.isCancelled) \($0.initiallyInteractive)")
            }
            coordinator?.animateAlongsideTransition(in: outside, animation: { _ in outside.alpha = 0 }, completion: nil)
            coordinator?.notifyWhenInteractionChanges { journal.add("changed \($0.isInteractive) \($0.isCancelled)") }
        }
        drag(to: 200)
        a.comes = nil
        #expect(journal.take() == ["interactive true true"])
        let share = navigation.transitionCoordinator?.percentComplete ?? 0
        #expect(share > 0.3)
        #expect(share < 0.6)
        #expect(abs(opacity(inside) - (1 - share)) < 0.05)
        #expect(abs(opacity(outside) - (1 - share)) < 0.05)
        if isCancelled { for _ in 0..<6 { stage.advance(0.1) } } else { stage.app.touch(.moved, 320, 400) }
        stage.app.touch(isCancelled ? .cancelled : .ended, isCancelled ? 200 : 320, 400)
        #expect(journal.take() == ["changed false \(isCancelled)"])
        stage.advance(1.5)
        #expect(journal.take() == ["done \(isCancelled) true"])
        #expect(navigation.viewControllers.count == (isCancelled ? 2 : 1))
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("a table's row is deselected alongside the pop, and selected again when that is cancelled", .contract("TV-27"))
    func tableSelection() {
        defer { stage.finish() }
        let table = TenRows(style: .plain)
        let navigation = shown(table)
        let path = IndexPath(row: 2, section: 0)
        table.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        navigation.pushViewController(ActingScreen(), animated: false)
        stage.advance(0.1)
        #expect(table.tableView.indexPathForSelectedRow == path)
        drag(to: 100)
        #expect(table.tableView.indexPathForSelectedRow == nil)
        stage.app.touch(.cancelled, 100, 400)
        stage.advance(1.5)
        #expect(navigation.viewControllers.count == 2)
        #expect(table.tableView.indexPathForSelectedRow == path)
        navigation.popViewController(animated: true)
        stage.advance(1)
        #expect(table.tableView.indexPathForSelectedRow == nil)
    }

    @Test("a rotation has a coordinator too, with the target transform", .contract("CT-11"))
    func rotation() {
        defer { stage.finish() }
        let screen = ActingScreen()
        let navigation = shown(screen)
        var turn: CGAffineTransform?
        screen.turns = { [journal] screen in
            journal.add("found \(screen.transitionCoordinator != nil) \(screen.transitionCoordinator === navigation.transitionCoordinator)")
            turn = screen.transitionCoordinator?.targetTransform
        }
        stage.app.send(.deviceChanged(DeviceState.standard.turned))
        #expect(journal.take() == ["found true true"])
        #expect(screen.transitionCoordinator?.isAnimated == true)
        // Rightwards, by a quarter.
        #expect(turn.map { abs($0.b - 1) < 1e-9 && abs($0.a) < 1e-9 } == true)
        stage.advance(1)
        #expect(screen.transitionCoordinator == nil)
        stage.app.send(.deviceChanged(.standard))
        #expect(turn.map { abs($0.b + 1) < 1e-9 } == true)
        stage.advance(1)
    }

    @Test("a stack change within a delegate call runs after it", .contract("NV-21"))
    func changeWhileTold() {
        defer { stage.finish() }
        let (a, b, c) = (ActingScreen(), ActingScreen(), ActingScreen())
        let navigation = shown(a)
        b.comes = { screen in
            (screen as ActingScreen).comes = nil
            navigation.pushViewController(c, animated: true)
        }
        navigation.pushViewController(b, animated: true)
        #expect(b.view.window != nil)
        #expect(c.viewIfLoaded?.window == nil)
        stage.advance(2)
        #expect(navigation.viewControllers == [a, b, c])
        #expect(c.appearance.state == .appeared)
        #expect(b.appearance.state == .disappeared)
        #expect(b.view.window == nil)
        #expect(c.view.window != nil)
    }

    // MARK: An animator and a hand of the app's

    @Test("the delegate's interaction controller drives its animator, at its own speed at the end", .contract("NV-22"))
    func interactionController() {
        defer { stage.finish() }
        let navigation = shown(ActingScreen())
        let director = NavigationDirector(journal)
        director.hand.completionSpeed = 0.25
        navigation.delegate = director
        let b = ActingScreen()
        var velocity: CGFloat?
        b.comes = { velocity = $0.transitionCoordinator?.completionVelocity }
        navigation.pushViewController(b, animated: true)
        #expect(velocity == 0.25)
        director.hand.update(0.5)
        stage.advance(0.1)
        let x = { b.view.layer.presentation()?.frame.minX ?? -1 }
        #expect(abs(x() - 196.5) < 2)
        director.hand.finish()
        // Half of 0.5 s is left, at a quarter of the speed: one second.
        stage.advance(0.5)
        #expect(navigation.transitionCoordinator != nil)
        #expect(x() > 50)
        #expect(x() < 150)
        stage.advance(0.7)
        #expect(navigation.transitionCoordinator == nil)
        #expect(navigation.topViewController === b)
        #expect(b.view.frame.minX == 0)
    }

    @Test("an interaction controller that does not want the start lets the animator run alone")
    func noInteractiveStart() {
        defer { stage.finish() }
        let navigation = shown(ActingScreen())
        let director = NavigationDirector(journal)
        director.hand.wantsInteractiveStart = false
        navigation.delegate = director
        let b = ActingScreen()
        b.comes = { [journal] in journal.add("interactive \($0.transitionCoordinator?.initiallyInteractive ?? true)") }
        navigation.pushViewController(b, animated: true)
        director.hand.update(0.1)
        stage.advance(1)
        #expect(journal.take() == ["interactive false", "animate", "arrived", "ended true"])
        #expect(b.appearance.state == .appeared)
    }

    // MARK: Tabs

    private func tabs(_ screens: [UIViewController]) -> (UITabBarController, TabDirector) {
        let tabs = UITabBarController()
        let director = TabDirector(journal)
        kept.director = director
        tabs.viewControllers = screens
        tabs.delegate = director
        stage.window.rootViewController = tabs
        stage.advance(0.1)
        return (tabs, director)
    }

    @Test("a tab selected in code requests an animator, and its screens have the coordinator", .contract("AP-12"))
    func tabAnimator() {
        defer { stage.finish() }
        let (a, b) = (ActingScreen(), ActingScreen())
        let (tabs, _) = tabs([a, b])
        b.comes = { [journal] screen in
            screen.transitionCoordinator?.animate(alongsideTransition: nil) { journal.add("done \($0.isCancelled)") }
        }
        tabs.selectedIndex = 1
        #expect(tabs.transitionCoordinator?.viewController(forKey: .from) === a)
        #expect(tabs.transitionCoordinator === b.transitionCoordinator)
        #expect(a.view.superview === b.view.superview)
        stage.advance(1)
        #expect(journal.take() == ["asked", "animate", "arrived", "ended true", "done false"])
        #expect(a.view.superview == nil)
        #expect(tabs.transitionCoordinator == nil)
        #expect(b.appearance.state == .appeared)
    }

    @Test("a cancelled interactive tab change selects the previous tab again")
    func tabTakenBack() {
        defer { stage.finish() }
        let (a, b) = (ActingScreen(), ActingScreen())
        let (tabs, director) = tabs([a, b])
        let hand = UIPercentDrivenInteractiveTransition()
        director.hand = hand
        tabs.selectedIndex = 1
        hand.update(0.4)
        stage.advance(0.1)
        hand.cancel()
        stage.advance(1)
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.tabBar.selectedItem === a.tabBarItem)
        #expect(a.view.window != nil)
        #expect(b.view.window == nil)
        #expect(a.view.frame == stage.window.bounds)
        #expect(a.appearance.state == .appeared)
        #expect(b.appearance.state == .disappeared)
        #expect(!ApplicationContext.current.isIgnoringInteraction)
    }

    @Test("a tab selected in code during a tab change follows it; a removed one is never shown")
    func tabDuringChange() {
        defer { stage.finish() }
        let screens = (0..<3).map { _ in ActingScreen() }
        let (tabs, _) = tabs(screens)
        tabs.selectedIndex = 1
        stage.advance(0.2)
        tabs.selectedIndex = 2
        stage.advance(2)
        #expect(tabs.selectedIndex == 2)
        #expect(screens.map { $0.view.window != nil } == [false, false, true])
        #expect(screens.map(\.appearance.state) == [.disappeared, .disappeared, .appeared])
        tabs.selectedIndex = 1
        stage.advance(0.2)
        tabs.viewControllers = [screens[0], screens[2]]
        stage.advance(2)
        #expect(tabs.selectedViewController === screens[0])
        #expect(screens[0].view.window != nil)
        #expect(screens[1].view.window == nil)
        #expect(screens.map(\.appearance.state) == [.appeared, .disappeared, .disappeared])
    }
}

@MainActor private final class TenRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

@MainActor private final class NavigationDirector: NSObject, UINavigationControllerDelegate {
    let journal: Journal
    let hand = UIPercentDrivenInteractiveTransition()
    init(_ journal: Journal) { self.journal = journal }
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(journal, presenting: true) }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
}

@MainActor private final class TabDirector: NSObject, UITabBarControllerDelegate {
    let journal: Journal
    var hand: UIPercentDrivenInteractiveTransition?
    init(_ journal: Journal) { self.journal = journal }
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.add("asked")
        return SlideAnimator(journal, presenting: true)
    }
    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
}
