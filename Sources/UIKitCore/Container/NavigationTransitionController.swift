internal import CoreGraphics
internal import Foundation
internal import ObjectiveC

/// Shows the screens of a navigation controller, one transition after the other.
///
/// > Contract: AP-1 to AP-6, NV-1, NV-3, NV-7, NV-8, NV-21.
@MainActor final class NavigationTransitionController {
    private unowned let owner: UINavigationController
    /// The visible screen, or the one in transition.
    private var shown: UIViewController?
    private var transition: TransitionContext?
    private(set) var coordinator: TransitionCoordinator?
    /// Appearance callbacks are running, or a screen loads its view; a change of the stack waits.
    private var isNotifying = false
    private(set) var isCancellingTransition = false
    /// How the last change of the stack is to be shown.
    private var command: (operation: UINavigationController.Operation, animated: Bool) = (.none, false)
    private lazy var barDelegate = NavigationBarDelegateProxy(owner)
    private lazy var pop = InteractivePop(self)
    var popGesture: UIGestureRecognizer { pop.gesture }

    init(_ owner: UINavigationController) { self.owner = owner }

    private var view: NavigationView? { owner.viewIfLoaded as? NavigationView }

    // MARK: Following the stack

    func stackChanged(_ operation: UINavigationController.Operation, animated: Bool) {
        command = (operation, animated)
        guard view != nil else { return finishContainmentChanges() }
        // A running transition ends first; then the screen that is on top by then is shown. > Contract: NV-21.
        if transition == nil, !isNotifying { follow(interactor: pendingInteraction) }
    }

    /// The view was loaded: shows the top screen without animation.
    func settle() {
        guard let view = owner.viewIfLoaded as? NavigationView else { return }
        view.addSubview(owner.navigationBar)
        view.addGestureRecognizer(pop.gesture)
        owner.hiding.attach(to: view)
        command = (.none, false)
        follow(interactor: nil)
        owner.bars.layOut()
    }

    private func follow(interactor: UIPercentDrivenInteractiveTransition?) {
        guard let view, let new = owner.topViewController else { return removeLast() }
        let items = owner.viewControllers.map(\.navigationItem)
        guard new !== shown else {
            owner.navigationBar.show(items, animated: false)
            bottomBar?.settle(hidden: owner.bars.hidesBottomBar, for: owner)
            return finishContainmentChanges()
        }
        let old = shown
        // A screen may change the stack while it loads its view; then the one on top by then is shown, and this one never was.
        isNotifying = true
        new.loadViewIfNeeded()
        isNotifying = false
        guard owner.topViewController === new else { return follow(interactor: interactor) }
        shown = new
        let isAppearing = view.window != nil && owner.appearance.isVisible
        let animated = command.animated && isAppearing && old != nil
        let operation = command.operation
        for controller in [old, new] { controller?.containment.isUnderContainerControl = true }
        new.containment.isMovingToParent = operation == .push
        old?.containment.isMovingFromParent = operation == .pop
        // The screens find the coordinator during their appearance callbacks.
        let own =
            animated
            ? old.flatMap { owner.delegate?.navigationController(owner, animationControllerFor: operation, from: $0, to: new) } : nil
        let hand: (any UIViewControllerInteractiveTransitioning)? =
            interactor ?? own.flatMap { owner.delegate?.navigationController(owner, interactionControllerFor: $0) }
        let animator = own ?? (animated ? old.flatMap { zoom(operation, from: $0, to: new) } : nil)
        let coordinator = TransitionCoordinator(
            container: view.screens, duration: NavigationTransitionMetrics.duration, from: old, to: new, interactor: hand)
        notify(old, new, animated: animated, isAppearing: isAppearing, animated ? coordinator : nil)
        guard animated, let old, let arriving = new.view else {
            owner.navigationBar.show(items, animated: false)
            owner.bars.enter(new, items: items)
            bottomBar?.settle(hidden: owner.bars.hidesBottomBar, for: owner)
            owner.bars.layOut()
            place(new)
            return arrived(from: old, to: new, isAppearing: isAppearing, animated: false)
        }
        let hidesBottom = owner.bars.hidesBottomBar
        let passage = owner.bars.endAppearanceCallbacks(operation)
        let companion = animator == nil ? bottomBar?.lend(to: view.screens, hiding: hidesBottom, with: owner) : nil
        if companion == nil { bottomBar?.settle(hidden: hidesBottom, for: owner) }
        let space = view.screens.safeAreaForChildren
        let moveBar = { [owner] in
            // The bar's appearance must match the screen before its item views are created.
            owner.bars.enter(new, items: items)
            if passage != .goes { owner.bars.show(items, animated: passage == .stays) }
            let layOut = {
                owner.bars.layOut()
                owner.navigationBar.layoutIfNeeded()
            }
            if passage != .stays, animator == nil {
                // A bar that enters or leaves moves with its screen's animation.
                layOut()
            } else {
                UIView.animate(
                    withDuration: NavigationTransitionMetrics.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
                    animations: layOut)
            }
            // The leaving screen keeps its safe area.
            old.containment.insetCorrection = space - view.screens.safeAreaForChildren
            if let leaving = old.viewIfLoaded { ViewMargins.update(leaving) }
        }
        let bounds = owner.bars.frame(of: new)
        let context = TransitionContext(
            container: view.screens, style: .none,
            from: .init(controller: old, view: old.viewIfLoaded, initial: old.viewIfLoaded?.frame ?? bounds, final: .zero),
            to: .init(controller: new, view: arriving, initial: .zero, final: bounds),
            animator: animator ?? NavigationSlideAnimator(operation, companion: companion, isLeaving: hidesBottom, alongside: moveBar),
            interactor: hand, coordinator: coordinator
        ) { [weak self] isComplete in
            self?.transition = nil
            self?.coordinator = nil
            old.containment.insetCorrection = .zero
            if isComplete {
                self?.finishBarTransition(passage, items)
                self?.finishBottomBarTransition(hidden: hidesBottom)
                self?.arrived(from: old, to: new, isAppearing: isAppearing, animated: true)
            } else {
                self?.revertTransition(from: old, to: new)
            }
        }
        if animator != nil { moveBar() } else { coordinator.motion = { NavigationTransitionMetrics.animate($0, $1) } }
        arriving.frame = bounds
        arriving.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transition = context
        context.scrubbedView = view
        context.start()
    }

    /// The animator of a screen that grows out of a view of the one below, or shrinks back into it; nil for others.
    private func zoom(_ operation: UINavigationController.Operation, from old: UIViewController, to new: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        switch operation {
        case .push: ZoomTransitionAnimator(zooming: new, from: old, isGrowing: true)
        case .pop: ZoomTransitionAnimator(zooming: old, from: new, isGrowing: false)
        case .none: nil
        }
    }

    private func letUserZoomBack(_ screen: UIViewController) {
        guard owner.viewControllers.first !== screen else { return }
        ZoomDismissal.attach(to: screen) { [weak owner, weak screen] hand in
            guard let owner, owner.topViewController === screen else { return false }
            return owner.stage.beginInteractivePop(hand)
        }
    }

    /// > Contract: NV-9: the bar must show a back button.
    var canPopInteractively: Bool {
        guard transition == nil, owner.viewControllers.count > 1, let item = owner.topViewController?.navigationItem else { return false }
        return !item.hidesBackButton && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
    }

    /// Begins a pop that the gesture drives; false if nothing can be popped.
    func beginInteractivePop(_ hand: UIPercentDrivenInteractiveTransition) -> Bool {
        guard transition == nil, owner.viewControllers.count > 1 else { return false }
        stackBeforePop = owner.viewControllers
        pendingInteraction = hand
        defer { pendingInteraction = nil }
        owner.popViewController(animated: true)
        return transition != nil
    }

    private var stackBeforePop: [UIViewController] = []
    private var pendingInteraction: UIPercentDrivenInteractiveTransition?

    private func place(_ controller: UIViewController) {
        guard let view, let content = controller.view else { return }
        content.transform = .identity
        content.frame = owner.bars.frame(of: controller)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.screens.addSubview(content)
        // Controllers presented over this screen alone move with it.
        if let over = controller.presentation.presented?.container, !(over.superview is UIWindow) { view.screens.addSubview(over) }
    }

    private func finishBarTransition(_ passage: NavigationBars.BarTransition, _ items: [UINavigationItem]) {
        guard passage != .stays else { return }
        owner.bars.finishBarTransition()
        if passage == .goes { owner.navigationBar.show(items, animated: false) }
        owner.bars.layOut()
    }

    private func notify(
        _ old: UIViewController?, _ new: UIViewController, animated: Bool, isAppearing: Bool, _ coordinator: TransitionCoordinator?
    ) {
        self.coordinator = coordinator
        isNotifying = true
        if animated { owner.bars.beginAppearanceCallbacks() }
        if isAppearing {
            old?.beginAppearanceTransition(false, animated: animated)
            new.beginAppearanceTransition(true, animated: animated)
        }
        owner.delegate?.navigationController(owner, willShow: new, animated: animated)
        isNotifying = false
        owner.bars.showToolbarItems(of: new, animated: animated)
    }

    private func arrived(from old: UIViewController?, to new: UIViewController, isAppearing: Bool, animated: Bool) {
        stackBeforePop = []
        // A controller that was removed during the transition belongs to another parent.
        if new.parent === owner { place(new) }
        old?.viewIfLoaded?.removeFromSuperview()
        if let over = old?.presentation.presented?.container, over.superview === view?.screens { over.removeFromSuperview() }
        if isAppearing {
            old?.endAppearanceTransition()
            ControllerAppearance.layOut(new)
            new.endAppearanceTransition()
        }
        new.containment.isMovingToParent = false
        old?.containment.isMovingFromParent = false
        letUserZoomBack(new)
        finishContainmentChanges()
        owner.delegate?.navigationController(owner, didShow: new, animated: animated)
        StatusBarAppearance.update()
        if owner.topViewController !== shown { follow(interactor: nil) }
    }

    /// > Contract: AP-6.
    private func revertTransition(from old: UIViewController, to new: UIViewController) {
        new.viewIfLoaded?.removeFromSuperview()
        shown = old
        isCancellingTransition = true
        new.beginAppearanceTransition(false, animated: true)
        new.endAppearanceTransition()
        old.beginAppearanceTransition(true, animated: true)
        old.endAppearanceTransition()
        new.containment.isMovingToParent = false
        old.containment.isMovingFromParent = false
        owner.restore(stackBeforePop)
        stackBeforePop = []
        let items = owner.viewControllers.map(\.navigationItem)
        owner.navigationBar.show(items, animated: false)
        owner.bars.enter(old, items: items)
        isCancellingTransition = false
        owner.bars.finishBarTransition()
        bottomBar?.settle(hidden: owner.bars.hidesBottomBar, for: owner)
        owner.bars.layOut()
        place(old)
        finishContainmentChanges()
    }

    /// Calls `didMove` for controllers that were added; removed ones stop being children. > Contract: AP-3, AP-4.
    private func finishContainmentChanges() {
        let stack = owner.viewControllers
        for child in owner.children where !stack.contains(where: { $0 === child }) {
            child.containment.isUnderContainerControl = false
            ZoomDismissal.detach(from: child)
            child.removeFromParent()
        }
        for child in stack where !settled.contains(ObjectIdentifier(child)) { child.didMove(toParent: owner) }
        settled = Set(stack.map(ObjectIdentifier.init))
    }

    /// The bar of the tab bar controller around this stack.
    private var bottomBar: TabSelectionController? { owner.tabBarController?.stage }
    private func finishBottomBarTransition(hidden: Bool) { bottomBar?.settle(hidden: hidden, for: owner) }

    /// Controllers that received `didMove`.
    private var settled: Set<ObjectIdentifier> = []

    private func removeLast() {
        guard let old = shown else { return finishContainmentChanges() }
        shown = nil
        let isAppearing = owner.appearance.isVisible && view?.window != nil
        if isAppearing { old.beginAppearanceTransition(false, animated: false) }
        old.viewIfLoaded?.removeFromSuperview()
        if isAppearing { old.endAppearanceTransition() }
        owner.navigationBar.show([], animated: false)
        finishContainmentChanges()
    }

    func own(_ bar: UINavigationBar) {
        bar.setOwner(by: barDelegate, seenAs: owner as? any UINavigationBarDelegate)
        bar.stretchChanged = { [weak owner] in owner?.bars.itemChanged() }
    }

    var isMoving: Bool { transition != nil }

    /// Without a transition the screen fills its frame.
    func layOutVisibleScreen() {
        guard transition == nil, let view, let shown, let content = shown.viewIfLoaded, content.superview === view.screens else { return }
        let frame = owner.bars.frame(of: shown)
        if content.frame != frame { content.frame = frame }
    }
}

/// The delegate of a navigation controller's bar: the controller performs the pop.
@MainActor private final class NavigationBarDelegateProxy: NSObject, UINavigationBarDelegate {
    private weak var controller: UINavigationController?
    init(_ controller: UINavigationController) { self.controller = controller }

    /// > Contract: NV-20: a subclass's return value counts.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        guard let controller else { return true }
        let answer: Bool? = ObjCRuntime.optional(controller, "navigationBar:shouldPopItem:", [navigationBar, item])
        if answer ?? true, controller.topViewController?.navigationItem === item { controller.popViewController(animated: true) }
        return false
    }

    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}
