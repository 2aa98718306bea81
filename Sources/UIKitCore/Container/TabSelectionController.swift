internal import CoreGraphics
internal import Foundation

/// Shows the selected screen of a tab bar controller, and is the delegate of its bar.
///
/// > Contract: TB-2 to TB-4, TB-7, AP-12.
@MainActor final class TabSelectionController: NSObject, UITabBarDelegate, ScrollEdgeObserver {
    private unowned let owner: UITabBarController
    private var shown: UIViewController?
    private var transition: TransitionContext?
    private(set) var coordinator: TransitionCoordinator?
    /// Appearance callbacks are running; a selection waits.
    private var isNotifying = false
    private lazy var edges = ContentEdgeTracker(self)
    /// A screen on a stack hides the bar. > Contract: NV-8.
    private var isBarHiddenByScreen = false
    /// The bar fades out, and its space is the screens' already.
    var isBarFadingOut = false
    private var widthObservation: (any UITraitChangeRegistration)?
    /// Holds the bar while it moves with a screen.
    private var carrier: TabBarTransitionContainer?
    /// The bar's index among the subviews of the tab bar controller before it moved with a screen.
    private var barIndex = 0
    var retainsBarOffScreen: Bool { (isBarHiddenByScreen || owner.sidebarSlot.isShown) && carrier == nil }

    /// The number of items in the bar on a phone and on a pad. > Facts 2.1.
    private static let phoneLimit = 5
    private static let padLimit = 8
    static var limit: Int { UIDevice.current.userInterfaceIdiom == .pad ? padLimit : phoneLimit }
    /// > Units: seconds. Confidence R.
    private static let fadeDuration = 0.25
    private(set) lazy var more = MoreTab(owner)

    init(_ owner: UITabBarController) {
        self.owner = owner
        super.init()
    }

    private var view: TabView? { owner.viewIfLoaded as? TabView }

    /// The screens with a tab in the bar; the last may be the More tab's. > Contract: TB-5.
    var visible: [UIViewController] {
        let all = owner.viewControllers ?? []
        return all.count > Self.limit ? all.prefix(Self.limit - 1) + [more.navigation] : all
    }

    /// The items of the bar.
    var items: [UITabBarItem] { visible.map { $0.tabBarItem ?? UITabBarItem() } }

    /// The bar's item that is highlighted while `controller` is selected.
    func item(for controller: UIViewController?) -> UITabBarItem? {
        guard let screen = controller.flatMap({ slot(of: $0) }) else { return nil }
        let (screens, shown) = (visible, owner.tabBar.items ?? [])
        guard let index = screens.firstIndex(where: { $0 === screen }) else { return nil }
        // A screen may return a different item on each access.
        return shown.first { $0 === screen.tabBarItem } ?? (shown.count == screens.count ? shown[index] : nil)
    }

    /// The screen of an item.
    private func screen(of item: UITabBarItem) -> UIViewController? {
        let (screens, shown) = (visible, owner.tabBar.items ?? [])
        if let found = screens.first(where: { $0.tabBarItem === item }) { return found }
        guard shown.count == screens.count, let index = shown.firstIndex(where: { $0 === item }) else { return nil }
        return screens[index]
    }

    /// The bar's screen that shows `controller`: itself, or the More tab's.
    private func slot(of controller: UIViewController) -> UIViewController? {
        let isListed = more.hidden.contains { $0 === controller }
        return isListed ? more.navigation : controller
    }

    // MARK: The bar

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        owner.tabBar(tabBar, didSelect: item)
        guard let chosen = screen(of: item) else { return }
        guard owner.delegate?.tabBarController(owner, shouldSelect: chosen) ?? true, owner.allowsChoice(of: chosen) else {
            tabBar.selectedItem = self.item(for: owner.selectedViewController)
            return
        }
        let previous = owner.selectedTab
        let isAgain = chosen === owner.selectedViewController.flatMap { slot(of: $0) }
        // A screen that is open in the More tab stays open. A tab that is chosen again is set again, as subclasses and observers expect.
        owner.selectedViewController = chosen === more.open.flatMap({ slot(of: $0) }) ? more.open ?? chosen : chosen
        if isAgain { didReselect(chosen) }
        owner.delegate?.tabBarController(owner, didSelect: chosen)
        owner.tabWasChosen(from: previous)
    }

    /// The user chose a tab in the sidebar; returns whether it is selected.
    func sidebarDidChoose(_ tab: UITab) -> Bool {
        let root = sequence(first: tab, next: { $0.parent }).reduce(tab) { $1 }
        guard owner.delegate?.tabBarController(owner, shouldSelect: root.slot) ?? true,
            owner.delegate?.tabBarController(owner, shouldSelectTab: tab) ?? true
        else { return false }
        let previous = owner.selectedTab
        guard owner.tabList.select(tab) else { return false }
        if tab === previous { didReselect(root.slot) }
        owner.delegate?.tabBarController(owner, didSelect: root.slot)
        owner.tabWasChosen(from: previous)
        return true
    }

    /// > Contract: TB-3: pops to the root; at the root, scrolls to the top.
    private func didReselect(_ controller: UIViewController) {
        let navigation = controller as? UINavigationController
        if let navigation, navigation.viewControllers.count > 1 {
            navigation.popToRootViewController(animated: true)
        } else if let top = navigation?.topViewController ?? (navigation == nil ? controller : nil),
            let content = ContentScrollViewFinder.find(in: top)
        {
            ScrollToTop.scroll(content)
        }
    }

    // MARK: Customized tabs

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

    /// Those of the bar first, then the others in their previous order (R).
    private func arranged(by bar: UITabBar) -> [UIViewController] {
        let all = owner.viewControllers ?? []
        let first = (bar.items ?? []).compactMap { item in all.first { $0.tabBarItem === item } }
        return first + all.filter { one in !first.contains { $0 === one } }
    }

    // MARK: Screens

    func shows(_ controller: UIViewController?) -> Bool { shown === controller.flatMap { slot(of: $0) } }

    /// > Contract: AP-12; UIKit, UITabBarControllerDelegate: the animator is requested for selections by the user and by code.
    func show(_ wanted: UIViewController?) {
        guard let view else { return }
        let new = wanted.flatMap { slot(of: $0) }
        // A running transition ends first; then the screen selected by then is shown.
        guard transition == nil, !isNotifying else { return }
        isBarHiddenByScreen = (new as? UINavigationController)?.bars.hidesBottomBar ?? false
        view.setNeedsLayout()
        let old = shown
        guard new !== old else { return }
        // A bar that moved with the previous screen does not leave with it.
        reclaimBar()
        shown = new
        let isVisible = owner.appearance.isVisible && view.window != nil
        new?.loadViewIfNeeded()
        guard isVisible, let old, let new,
            let animator = owner.delegate?.tabBarController(owner, animationControllerForTransitionFrom: old, to: new)
        else {
            if isVisible { notify(old, new, animated: false) }
            guard isVisible, old != nil, new != nil, view.window?.screen.systemLook.fadesBetweenTabs == true else {
                return arrive(from: old, to: new, isVisible: isVisible)
            }
            // The screens are as after a switch without an animation; only their look fades.
            return UIView.transition(
                with: view.screens, duration: Self.fadeDuration, options: [.transitionCrossDissolve, .allowUserInteraction],
                animations: { UIView.performWithoutAnimation { self.arrive(from: old, to: new, isVisible: true) } })
        }
        let hand = owner.delegate?.tabBarController(owner, interactionControllerFor: animator)
        let coordinator = TransitionCoordinator(container: view.screens, duration: 0, from: old, to: new, interactor: hand)
        self.coordinator = coordinator
        notify(old, new, animated: true)
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

    private func notify(_ old: UIViewController?, _ new: UIViewController?, animated: Bool) {
        isNotifying = true
        new?.beginAppearanceTransition(true, animated: animated)
        old?.beginAppearanceTransition(false, animated: animated)
        isNotifying = false
    }

    private func arrive(from old: UIViewController?, to new: UIViewController?, isVisible: Bool) {
        // A controller that was removed during the transition is not shown.
        if new === shown { place(new) }
        if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
        if isVisible {
            old?.endAppearanceTransition()
            if let new { ControllerAppearance.layOut(new) }
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

    /// The gesture cancelled the change: the previous screen is selected again, unless code has selected another.
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
            owner.selectionWasReverted(to: old === more.madeNavigation ? more.open ?? old : old)
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
        reclaimBar()
        shown = nil
        let isVisible = owner.appearance.isVisible && view?.window != nil
        if isVisible { controller.beginAppearanceTransition(false, animated: false) }
        controller.viewIfLoaded?.removeFromSuperview()
        if isVisible { controller.endAppearanceTransition() }
    }

    func layOut() {
        guard let view else { return }
        let bar = owner.tabBar
        bar.isFloating = isBarAtTop
        let place = place(in: view)
        let side = owner.sidebarSlot.layOut(in: view, bar: place)
        let isReplaced = owner.sidebarSlot.isShown
        view.screens.frame = side.screens
        // An app may have moved the bar to another superview.
        if bar.superview === view { bar.frame = place.hidden(isAside: isBarHiddenByScreen, isReplaced: isReplaced) }
        // Hiding the bar gives its space to the screens.
        let isCovering = !(bar.isHidden || isBarFadingOut || isBarHiddenByScreen || isReplaced)
        let navigation = shown as? UINavigationController
        let covered = isCovering ? place.covered(safeBottom: safeArea.bottom, isInNavigationRow: navigation != nil) : .zero
        view.screens.barInsets = UIEdgeInsets(top: covered.top, left: side.leftInset, bottom: covered.bottom, right: side.rightInset)
        navigation?.bars.tabRow = isCovering && place.isAtTop ? owner.sidebarSlot.row(with: place.frame) : nil
        if transition == nil, let shown, let content = shown.viewIfLoaded, content.superview === view.screens {
            content.frame = frame(of: shown)
        }
        contentChanged()
    }

    /// The safe area that the bar extends into.
    var safeArea: UIEdgeInsets { view.map { ContainerSafeArea.of($0) } ?? .zero }

    /// The bar is in the row of navigation bars.
    var isBarAtTop: Bool {
        let traits = owner.traitCollection
        return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular && UIScreen.main.systemLook.hasTabsAtTop
    }

    /// The bar changes its place with the width class where it can be at the top.
    func followWidthClass() {
        guard widthObservation == nil, UIScreen.main.systemLook.hasTabsAtTop else { return }
        widthObservation = owner.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (owner: UITabBarController, _) in
            owner.stage.layOut()
        }
    }

    private func place(in view: UIView) -> TabBarPlace {
        TabBarPlace(
            size: view.bounds.size, natural: owner.tabBar.sizeThatFits(view.bounds.size), isAtTop: isBarAtTop, safeTop: safeArea.top)
    }

    // MARK: Content under the bar

    /// Another screen is visible, possibly a deeper one in the selected stack.
    func contentChanged() {
        edges.watch(shown)
        edgesMayHaveChanged()
    }

    func edgesMayHaveChanged() { owner.tabBar.isAtScrollEdge = edges.isAtBottom }

    /// The whole bounds, unless the screen does not extend under the bar. > Contract: NV-16.
    private func frame(of controller: UIViewController) -> CGRect {
        guard let view else { return .zero }
        let isUnder =
            controller.edgesForExtendedLayout.contains(.bottom)
            && (owner.tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        var kept = UIEdgeInsets.zero
        let covered = view.screens.barInsets
        if !isUnder, covered.bottom > 0 { kept.bottom = view.safeAreaInsets.bottom + covered.bottom }
        if covered.top > 0, !controller.edgesForExtendedLayout.contains(.top) { kept.top = view.safeAreaInsets.top + covered.top }
        return view.screens.bounds.inset(by: kept)
    }

    // MARK: A bar that moves with a screen

    /// Moves the bar to the screens of a stack in transition, if it enters or leaves with one of them; else returns nil.
    func lend(to screens: UIView, hiding: Bool, with stack: UIViewController) -> UIView? {
        let bar = owner.tabBar
        guard let view, isShown(stack), hiding != isBarHiddenByScreen, !isBarAtTop, !bar.isHidden, !owner.sidebarSlot.isShown,
            view.window != nil,
            carrier == nil, let index = view.subviews.firstIndex(where: { $0 === bar })
        else { return nil }
        isBarHiddenByScreen = hiding
        barIndex = index
        let carrier = TabBarTransitionContainer(frame: screens.convert(view.bounds, from: view), safeArea: view.safeAreaInsets)
        self.carrier = carrier
        screens.addSubview(carrier)
        carrier.addSubview(bar)
        bar.frame = place(in: view).frame
        layOut()
        view.layoutIfNeeded()
        return carrier
    }

    /// A stack's transition ended: the bar returns to the tab bar controller. A stack that is not visible does not affect it.
    func settle(hidden: Bool, for stack: UIViewController) {
        guard let view, isShown(stack), carrier != nil || hidden != isBarHiddenByScreen else { return }
        reclaimBar()
        isBarHiddenByScreen = hidden
        guard isBarAtTop, view.window != nil else {
            layOut()
            return view.layoutIfNeeded()
        }
        // A bar at the top does not move with the screens.
        UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) {
            self.layOut()
            view.layoutIfNeeded()
        }
    }

    private func isShown(_ stack: UIViewController) -> Bool { sequence(first: stack, next: \.parent).contains { $0 === shown } }

    private func reclaimBar() {
        guard let view, let carrier else { return }
        self.carrier = nil
        let bar = owner.tabBar
        if bar.superview === carrier { view.insertSubview(bar, at: min(barIndex, view.subviews.count)) }
        carrier.removeFromSuperview()
    }

    var bar: UITabBar { owner.tabBar }
}
