import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// What containers and UIKit tell a controller, beyond the order of an appearance.
@Suite("View controllers: loading, layout and containment", .application) @MainActor struct ControllerContractTests {
    private let stage = TransitionStage()
    private let journal = Journal()

    private func screen(_ name: String) -> ScreenController { ScreenController(name, journal) }

    @Test("a loadView that sets no view raises", .contract("VC-4"))
    func noView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = EmptyController().view }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("did not set the view"))
    }

    @Test("in viewDidLoad the view has the screen's size, not yet its final frame", .contract("VC-6"))
    func frameAtLoad() {
        defer { stage.finish() }
        let child = NotingController(journal)
        _ = stage.window
        stage.root.addChild(child)
        stage.root.view.addSubview(child.view)
        child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(journal.take().first == "loaded \(UIScreen.main.bounds.size)")
    }

    @Test("setting another view does not load the controller again", .contract("VC-7"))
    func newView() {
        defer { stage.finish() }
        let one = screen("A")
        _ = one.view
        one.view = UIView()
        #expect(journal.take() == ["A didLoad"])
    }

    @Test("viewIsAppearing has view, traits and geometry in place, in the turn of viewWillAppear", .contract("VC-11"))
    func isAppearing() {
        defer { stage.finish() }
        let navigation = UINavigationController(rootViewController: screen("A"))
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        let one = NotingController(journal)
        one.overrideUserInterfaceStyle = .dark
        _ = journal.take()
        stage.window.rootViewController = one
        stage.advance(0.05)
        let lines = journal.take()
        #expect(lines.contains("appearing in window, dark, \(stage.window.bounds.size)"))
        let will = lines.firstIndex(of: "will appear")
        #expect(lines.firstIndex { $0.hasPrefix("appearing") } == will.map { $0 + 1 })
    }

    @Test("layout of a subview alone does not call the controller", .contract("VC-13"))
    func subviewLayout() {
        defer { stage.finish() }
        let one = NotingController(journal)
        stage.window.rootViewController = one
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        one.view.addSubview(child)
        stage.advance(0.1)
        _ = journal.take()
        child.setNeedsLayout()
        stage.advance(0.1)
        #expect(journal.take().isEmpty)
        one.view.setNeedsLayout()
        stage.advance(0.1)
        #expect(journal.take() == ["will lay out", "did lay out"])
    }

    @Test("updateViewConstraints runs in the constraint phase of the root view, before layout", .contract("VC-14"))
    func constraints() {
        defer { stage.finish() }
        let one = NotingController(journal)
        stage.window.rootViewController = one
        stage.advance(0.1)
        _ = journal.take()
        one.view.setNeedsUpdateConstraints()
        one.view.setNeedsLayout()
        stage.advance(0.1)
        #expect(journal.take() == ["constraints", "will lay out", "did lay out"])
    }

    @Test("safe area changes are notified after the view has them and before the layout that uses them", .contract("VC-15"))
    func safeArea() {
        defer { stage.finish() }
        let one = NotingController(journal)
        stage.window.rootViewController = one
        stage.advance(0.1)
        _ = journal.take()
        one.additionalSafeAreaInsets.top = 7
        stage.advance(0.1)
        #expect(journal.take().filter { !$0.contains("margins") } == ["safe area 66.0", "will lay out", "did lay out"])
    }

    @Test("a margin change of the root view is notified", .contract("VC-16"))
    func margins() {
        defer { stage.finish() }
        let one = NotingController(journal)
        stage.window.rootViewController = one
        stage.advance(0.1)
        _ = journal.take()
        one.viewRespectsSystemMinimumLayoutMargins = false
        one.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(journal.take().contains("margins"))
    }

    @Test("a memory warning keeps the view", .contract("VC-17"))
    func memory() {
        defer { stage.finish() }
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        navigation.pushViewController(UIViewController(), animated: false)
        let view = root.view
        stage.app.send(.lifeCycle(.memoryWarning))
        #expect(root.isViewLoaded)
        #expect(root.view === view)
    }

    @Test("the parent is notified of a child's preferred size", .contract("VC-19"))
    func preferredSize() {
        defer { stage.finish() }
        let parent = NotingController(journal)
        let child = UIViewController()
        parent.addChild(child)
        child.preferredContentSize = CGSize(width: 30, height: 40)
        child.preferredContentSize = CGSize(width: 30, height: 40)
        #expect(journal.take().filter { $0.hasPrefix("wants") } == ["wants (30.0, 40.0)"])
    }

    // MARK: Appearance

    @Test("a sheet dragged slightly and released gets viewWillDisappear and then viewWillAppear", .contract("AP-10"))
    func swipeTakenBack() throws {
        defer { stage.finish() }
        let sheet = screen("S")
        _ = stage.window
        stage.root.present(sheet, animated: false)
        stage.advance(0.2)
        _ = journal.take()
        stage.app.touch(.began, 200, 200)
        for y in stride(from: 210.0, through: 280, by: 10) {
            stage.advance(1.0 / 60)
            stage.app.touch(.moved, 200, y)
        }
        let coordinator = try #require(sheet.transitionCoordinator)
        #expect(coordinator.isInteractive)
        #expect(coordinator.initiallyInteractive)
        #expect(coordinator.percentComplete > 0)
        #expect(coordinator.viewController(forKey: .from) === sheet)
        var told: [Bool] = []
        coordinator.notifyWhenInteractionChanges { told.append($0.isCancelled && !$0.isInteractive) }
        coordinator.animate(alongsideTransition: { _ in told.append(false) }, completion: { told.append($0.isCancelled) })
        stage.advance(0.4)
        stage.app.touch(.moved, 200, 281)
        stage.app.touch(.ended, 200, 281)
        stage.advance(1.5)
        #expect(journal.take() == ["S willDisappear true", "S willAppear true", "S didAppear true"])
        #expect(stage.root.presentedViewController === sheet)
        #expect(told == [true, true])
        #expect(sheet.transitionCoordinator == nil)
    }

    @Test("isBeingPresented and its like are true within their callbacks, and not after", .contract("AP-17"))
    func flags() {
        defer { stage.finish() }
        let root = FlagController(journal)
        let navigation = UINavigationController(rootViewController: root)
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        _ = journal.take()
        let pushed = FlagController(journal)
        navigation.pushViewController(pushed, animated: true)
        stage.advance(1)
        #expect(journal.take() == ["will go -", "will come to parent", "gone -", "come to parent"])
        navigation.popViewController(animated: true)
        stage.advance(1)
        #expect(journal.take() == ["will go from parent", "will come -", "gone from parent", "come -"])
        let presented = FlagController(journal)
        root.present(presented, animated: true)
        stage.advance(1)
        #expect(journal.take() == ["will come presented", "come presented"])
        presented.dismiss(animated: true)
        stage.advance(1)
        #expect(journal.take() == ["will go dismissed", "gone dismissed"])
        for one in [root, pushed, presented] {
            #expect(!one.isMovingToParent)
            #expect(!one.isMovingFromParent)
            #expect(!one.isBeingPresented)
            #expect(!one.isBeingDismissed)
        }
    }

    @Test("entering the background and returning calls no appearance callbacks", .contract("AP-18"))
    func background() {
        defer { stage.finish() }
        stage.window.rootViewController = screen("A")
        stage.advance(0.1)
        _ = journal.take()
        for change in [ApplicationEvent.LifeCycle.resignActive, .enterBackground, .enterForeground, .becomeActive] {
            stage.app.send(.lifeCycle(change))
            stage.advance(0.05)
        }
        #expect(journal.take().isEmpty)
    }

    // MARK: Containers

    @Test("overridden traits reach the child and all its views", .contract("CT-8"))
    func overrides() {
        defer { stage.finish() }
        let (parent, child, leaf) = (UIViewController(), UIViewController(), UIView())
        stage.window.rootViewController = parent
        parent.addChild(child)
        child.view.addSubview(leaf)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(leaf.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
        #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
    }

    @Test("show finds the first container that implements it: a stack pushes, a split view shows, else it is presented", .contract("CT-9"))
    func showing() {
        defer { stage.finish() }
        let (leaf, container) = (UIViewController(), UIViewController())
        container.addChild(leaf)
        let navigation = UINavigationController(rootViewController: container)
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        let pushed = UIViewController()
        leaf.show(pushed, sender: nil)
        stage.advance(1)
        #expect(navigation.topViewController === pushed)
        let alone = UIViewController()
        stage.window.rootViewController = alone
        stage.advance(0.1)
        let (shown, detail) = (UIViewController(), UIViewController())
        alone.show(shown, sender: nil)
        stage.advance(1)
        #expect(alone.presentedViewController === shown)
        alone.dismiss(animated: false)
        alone.showDetailViewController(detail, sender: nil)
        stage.advance(1)
        #expect(alone.presentedViewController === detail)
    }

    @Test("a new size is forwarded to the children, as sized by their parent", .contract("CT-10"))
    func transitions() {
        defer { stage.finish() }
        let parent = HalvingController()
        let child = NotingController(journal)
        parent.addChild(child)
        stage.window.rootViewController = parent
        stage.advance(0.1)
        _ = journal.take()
        stage.app.send(.deviceChanged(.standard.turned))
        #expect(journal.take().contains("new size (426.0, 393.0)"))
        stage.advance(1)
    }

    @Test("the presenting controller may differ from the one that was asked", .contract("PR-3"))
    func presenting() {
        defer { stage.finish() }
        let (parent, child, shown) = (UIViewController(), UIViewController(), UIViewController())
        stage.window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.advance(0.1)
        child.present(shown, animated: false)
        #expect(shown.presentingViewController === parent)
        #expect(parent.presentedViewController === shown)
        #expect(child.presentedViewController === shown)
    }
}

private final class EmptyController: UIViewController {
    override func loadView() { title = "without a view" }
}

private final class HalvingController: UIViewController {
    override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        CGSize(width: parentSize.width / 2, height: parentSize.height)
    }
}

@MainActor private final class NotingController: UIViewController {
    private let journal: Journal
    init(_ journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { journal.add("loaded \(view.frame.size)") }
    override func viewWillAppear(_ animated: Bool) { journal.add("will appear") }
    override func viewIsAppearing(_ animated: Bool) {
        let style = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
        journal.add("appearing \(view.window == nil ? "nowhere" : "in window"), \(style), \(view.frame.size)")
    }
    override func viewWillLayoutSubviews() { journal.add("will lay out") }
    override func viewDidLayoutSubviews() { journal.add("did lay out") }
    override func updateViewConstraints() {
        journal.add("constraints")
        super.updateViewConstraints()
    }
    override func viewSafeAreaInsetsDidChange() { journal.add("safe area \(view.safeAreaInsets.top)") }
    override func viewLayoutMarginsDidChange() { journal.add("margins") }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        journal.add("wants \(container.preferredContentSize)")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        journal.add("new size \(size)")
    }
}

@MainActor private final class FlagController: UIViewController {
    private let journal: Journal
    init(_ journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    private var flags: String {
        let names = [
            (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"), (isMovingToParent, "to parent"),
            (isMovingFromParent, "from parent"),
        ]
        let set = names.filter(\.0).map(\.1)
        return set.isEmpty ? "-" : set.joined(separator: " ")
    }
    override func viewWillAppear(_ animated: Bool) { journal.add("will come \(flags)") }
    override func viewDidAppear(_ animated: Bool) { journal.add("come \(flags)") }
    override func viewWillDisappear(_ animated: Bool) { journal.add("will go \(flags)") }
    override func viewDidDisappear(_ animated: Bool) { journal.add("gone \(flags)") }
}
