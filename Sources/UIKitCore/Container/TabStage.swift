internal import CoreGraphics
internal import Foundation

/// Brings the chosen screen of a tab bar controller into sight, and answers for its bar.
///
/// > Contract: TB-2 to TB-4, TB-7, AP-12.
@MainActor final class TabStage: NSObject, UITabBarDelegate, ScrollEdgeWatcher {
    private unowned let owner: UITabBarController
    private var shown: UIViewController?
    private var transition: TransitionContext?
    private(set) var coordinator: TransitionCoordinator?
    /// The screens are being told; a selection waits.
    private var isTelling = false
    private lazy var edges = ContentEdges(self)
    /// A screen on a stack wants no bar. > Contract: NV-8.
    private var isBarWithheld = false
    /// The bar moves with a screen.
    private var isBarLent = false

    /// What fits in the bar of a phone, and of a pad. > Facts 2.1.
    private static let phoneLimit = 5
    private static let padLimit = 8
    static var limit: Int { UIDevice.current.userInterfaceIdiom == .pad ? padLimit : phoneLimit }
    private(set) lazy var more = MoreScreens(owner)

    init(_ owner: UITabBarController) {
        self.owner = owner
        super.init()
    }

    private var view: TabView? { owner.viewIfLoaded as? TabView }

    /// What has a place in the bar; the last may be the More tab's. > Contract: TB-5.
    var visible: [UIViewController] {
        let all = owner.viewControllers ?? []
        return all.count > Self.limit ? all.prefix(Self.limit - 1) + [more.navigation] : all
    }

    /// The item that is lit while `controller` is selected.
    func item(for controller: UIViewController?) -> UITabBarItem? {
        guard let controller else { return nil }
        return (slot(of: controller) ?? controller).tabBarItem.flatMap { item in visible.contains { $0.tabBarItem === item } ? item : nil }
    }

    /// The screen of the bar in which `controller` is seen: itself, or the More tab's.
    private func slot(of controller: UIViewController) -> UIViewController? {
        let isListed = more.hidden.contains { $0 === controller }
        return isListed ? more.navigation : controller
    }

    // MARK: The bar

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        owner.tabBar(tabBar, didSelect: item)
        guard let chosen = visible.first(where: { $0.tabBarItem === item }) else { return }
        guard owner.delegate?.tabBarController(owner, shouldSelect: chosen) ?? true else {
            tabBar.selectedItem = self.item(for: owner.selectedViewController)
            return
        }
        if chosen === owner.selectedViewController.flatMap({ slot(of: $0) }) {
            chosenAgain(chosen)
        } else {
            // What was open in the More tab is open there again.
            owner.selectedViewController = chosen === more.open.flatMap({ slot(of: $0) }) ? more.open ?? chosen : chosen
        }
        owner.delegate?.tabBarController(owner, didSelect: chosen)
    }

    /// > Contract: TB-3: back to the root; there the content goes to its top.
    private func chosenAgain(_ controller: UIViewController) {
        let navigation = controller as? UINavigationController
        if let navigation, navigation.viewControllers.count > 1 {
            navigation.popToRootViewController(animated: true)
        } else if let top = navigation?.topViewController ?? (navigation == nil ? controller : nil), let content = TopContent.find(in: top)
        {
            ScrollToTop.scroll(content)
        }
    }

    // MARK: Tabs arranged anew

    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        let all = owner.viewControllers ?? []
        let movable = items.compactMap { item in all.first { $0.tabBarItem === item } }
        owner.delegate?.tabBarController(owner, willBeginCustomizing: movable)
    }

    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        let new = arranged(by: tabBar)
        owner.delegate?.tabBarController(owner, willEndCustomizing: new, changed: changed)
        if changed { owner.arrange(new) }
    }

    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        owner.delegate?.tabBarController(owner, didEndCustomizing: owner.viewControllers ?? [], changed: changed)
    }

    /// Those of the bar first, then the others in the order they had (R).
    private func arranged(by bar: UITabBar) -> [UIViewController] {
        let all = owner.viewControllers ?? []
        let first = (bar.items ?? []).compactMap { item in all.first { $0.tabBarItem === item } }
        return first + all.filter { one in !first.contains { $0 === one } }
    }

    // MARK: Screens

    func shows(_ controller: UIViewController?) -> Bool { shown === controller.flatMap { slot(of: $0) } }

    /// > Contract: AP-12; UIKit, UITabBarControllerDelegate: the animator is asked for whoever chooses, a person or code.
    func show(_ wanted: UIViewController?) {
        guard let view else { return }
        let new = wanted.flatMap { slot(of: $0) }
        if view.bar.superview == nil { view.addSubview(view.bar) }
        // What is under way ends first; then whatever is selected by then comes.
        guard transition == nil, !isTelling else { return }
        isBarWithheld = (new as? UINavigationController)?.bars.hidesBottomBar ?? false
        view.setNeedsLayout()
        let old = shown
        guard new !== old else { return }
        shown = new
        let isVisible = owner.appearance.isVisible && view.window != nil
        new?.loadViewIfNeeded()
        guard isVisible, let old, let new,
            let animator = owner.delegate?.tabBarController(owner, animationControllerForTransitionFrom: old, to: new)
        else {
            if isVisible { tell(old, new, animated: false) }
            return arrive(from: old, to: new, isVisible: isVisible)
        }
        let hand = owner.delegate?.tabBarController(owner, interactionControllerFor: animator)
        let coordinator = TransitionCoordinator(container: view.screens, duration: 0, from: old, to: new, interactor: hand)
        self.coordinator = coordinator
        tell(old, new, animated: true)
        let bounds = view.screens.bounds
        new.view.frame = bounds
        let context = TransitionContext(
            container: view.screens, style: .none,
            from: .init(controller: old, view: old.viewIfLoaded, initial: bounds, final: .zero),
            to: .init(controller: new, view: new.view, initial: .zero, final: bounds), animator: animator, interactor: hand,
            coordinator: coordinator
        ) { [weak self] isComplete in
            self?.transition = nil
            self?.coordinator = nil
            if isComplete { self?.arrive(from: old, to: new, isVisible: true) } else { self?.turnBack(to: old, from: new) }
        }
        transition = context
        context.start()
    }

    private func tell(_ old: UIViewController?, _ new: UIViewController?, animated: Bool) {
        isTelling = true
        new?.beginAppearanceTransition(true, animated: animated)
        old?.beginAppearanceTransition(false, animated: animated)
        isTelling = false
    }

    private func arrive(from old: UIViewController?, to new: UIViewController?, isVisible: Bool) {
        // One that was removed on its way does not come.
        if new === shown { place(new) }
        if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
        if isVisible {
            old?.endAppearanceTransition()
            new?.endAppearanceTransition()
        }
        StatusBarAppearance.update()
        followSelection()
    }

    private func place(_ controller: UIViewController?) {
        guard let view, let controller, let content = controller.view else { return }
        content.frame = frame(of: controller)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.screens.addSubview(content)
    }

    /// A hand took the change back: the screen before is selected again, unless code has chosen another by now.
    private func turnBack(to old: UIViewController, from new: UIViewController) {
        new.viewIfLoaded?.removeFromSuperview()
        new.beginAppearanceTransition(false, animated: true)
        new.endAppearanceTransition()
        guard visible.contains(where: { $0 === old }) else {
            shown = nil
            return followSelection()
        }
        shown = old
        old.beginAppearanceTransition(true, animated: true)
        place(old)
        old.endAppearanceTransition()
        if let chosen = owner.selectedViewController, slot(of: chosen) === new {
            owner.selectionTurnedBack(to: old === more.madeNavigation ? more.open ?? old : old)
        }
        StatusBarAppearance.update()
        followSelection()
    }

    private func followSelection() {
        guard !shows(owner.selectedViewController) else { return }
        show(owner.selectedViewController)
    }

    func remove(_ controller: UIViewController) {
        controller.containment.isUnderContainerControl = false
        guard controller === shown else { return }
        shown = nil
        let isVisible = owner.appearance.isVisible && view?.window != nil
        if isVisible { controller.beginAppearanceTransition(false, animated: false) }
        controller.viewIfLoaded?.removeFromSuperview()
        if isVisible { controller.endAppearanceTransition() }
    }

    func layOut() {
        guard let view else { return }
        view.screens.frame = view.bounds
        let height = owner.tabBar.sizeThatFits(view.bounds.size).height
        let safe = view.safeAreaInsets.bottom
        let place = CGRect(x: 0, y: view.bounds.height - safe - height, width: view.bounds.width, height: height)
        if !isBarLent { owner.tabBar.frame = isBarWithheld ? place.offsetBy(dx: -view.bounds.width, dy: 0) : place }
        // Hiding the bar gives its room to the screens.
        view.screens.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: owner.tabBar.isHidden || isBarWithheld ? 0 : height, right: 0)
        if transition == nil, let shown, let content = shown.viewIfLoaded, content.superview === view.screens {
            content.frame = frame(of: shown)
        }
        contentChanged()
    }

    // MARK: What lies under the bar

    /// Another screen is seen, maybe one deeper in the chosen one.
    func contentChanged() {
        edges.watch(shown)
        edgesMayHaveChanged()
    }

    func edgesMayHaveChanged() { owner.tabBar.isAtScrollEdge = edges.isAtBottom }

    /// All of the room, unless the screen does not reach under the bar. > Contract: NV-16.
    private func frame(of controller: UIViewController) -> CGRect {
        guard let view else { return .zero }
        let isUnder =
            controller.edgesForExtendedLayout.contains(.bottom)
            && (owner.tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        guard !isUnder, view.screens.barInsets.bottom > 0 else { return view.screens.bounds }
        let kept = view.safeAreaInsets.bottom + view.screens.barInsets.bottom
        return view.screens.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: kept, right: 0))
    }

    // MARK: A bar that goes with a screen

    /// Hands the bar to the screens of a stack that begin to move, when it goes or comes with one of them; else nil.
    func lend(to screens: UIView, hiding: Bool) -> UIView? {
        guard let view, hiding != isBarWithheld, !owner.tabBar.isHidden, view.window != nil, !isBarLent else { return nil }
        isBarWithheld = hiding
        isBarLent = true
        let bar = owner.tabBar
        layOut()
        let height = bar.sizeThatFits(view.bounds.size).height
        let place = CGRect(
            x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height, width: view.bounds.width, height: height)
        screens.addSubview(bar)
        bar.frame = screens.convert(place, from: view)
        view.layoutIfNeeded()
        return bar
    }

    /// The bar is the tab bar controller's again.
    func settle(hidden: Bool) {
        guard let view else { return }
        if isBarLent {
            isBarLent = false
            owner.tabBar.transform = .identity
            view.addSubview(owner.tabBar)
        } else if hidden == isBarWithheld {
            return
        }
        isBarWithheld = hidden
        layOut()
        view.layoutIfNeeded()
    }

    var bar: UITabBar { owner.tabBar }
}

/// The root view of a tab bar controller: the screens, and the bar over them.
@MainActor final class TabView: UIView {
    private let stage: TabStage
    let screens = NavigationScreens()
    var bar: UITabBar { stage.bar }

    init(frame: CGRect, stage: TabStage) {
        self.stage = stage
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(screens)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        stage.layOut()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
