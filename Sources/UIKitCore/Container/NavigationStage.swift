internal import CoreGraphics
internal import Foundation
internal import ObjectiveC

/// Brings the screens of a navigation controller into sight, one transition after the other.
///
/// > Contract: AP-1 to AP-6, NV-1, NV-3, NV-7, NV-14, NV-15, NV-18, NV-21.
@MainActor final class NavigationStage {
    private unowned let owner: UINavigationController
    /// The screen in sight, or on its way there.
    private var shown: UIViewController?
    private var transition: TransitionContext?
    /// How the last change of the stack wants to be shown.
    private var wish: (operation: UINavigationController.Operation, animated: Bool) = (.none, false)
    private(set) var isBarHidden = false
    private(set) var isToolbarHidden = true
    private lazy var barOwner = NavigationBarOwner(owner)
    private lazy var pop = InteractivePop(self)
    var popGesture: UIGestureRecognizer { pop.gesture }

    init(_ owner: UINavigationController) { self.owner = owner }

    private var view: NavigationView? { owner.viewIfLoaded as? NavigationView }

    // MARK: Following the stack

    func stackChanged(_ operation: UINavigationController.Operation, animated: Bool) {
        wish = (operation, animated)
        guard view != nil else { return finishMoves() }
        // What is under way ends first; then whatever is on top by then comes. > Contract: NV-21.
        if transition == nil { follow(interactor: pendingHand) }
    }

    /// The view was loaded: the top screen is simply there.
    func settle() {
        guard let view = owner.viewIfLoaded as? NavigationView else { return }
        view.addSubview(owner.navigationBar)
        view.addGestureRecognizer(pop.gesture)
        wish = (.none, false)
        follow(interactor: nil)
    }

    private func follow(interactor: UIPercentDrivenInteractiveTransition?) {
        guard let view, let new = owner.topViewController else { return removeLast() }
        let items = owner.viewControllers.map(\.navigationItem)
        guard new !== shown else {
            owner.navigationBar.setItems(items, animated: false)
            return finishMoves()
        }
        let old = shown
        shown = new
        new.loadViewIfNeeded()
        let isAppearing = view.window != nil && owner.appearance.isVisible
        let animated = wish.animated && isAppearing && old != nil
        let operation = wish.operation
        for controller in [old, new] { controller?.containment.isUnderContainerControl = true }
        new.containment.isMovingToParent = operation == .push
        old?.containment.isMovingFromParent = operation == .pop
        if isAppearing {
            old?.beginAppearanceTransition(false, animated: animated)
            new.beginAppearanceTransition(true, animated: animated)
        }
        owner.delegate?.navigationController(owner, willShow: new, animated: animated)
        let animator =
            animated
            ? old.flatMap { owner.delegate?.navigationController(owner, animationControllerFor: operation, from: $0, to: new) } : nil
        let moveBar = { [owner] in owner.navigationBar.setItems(items, animated: animated) }
        showToolbarItems(of: new, animated: animated)
        guard animated, let old, let arriving = new.view else {
            moveBar()
            place(new)
            return arrived(from: old, to: new, isAppearing: isAppearing, animated: false)
        }
        layOut()
        let hand: (any UIViewControllerInteractiveTransitioning)? =
            interactor ?? animator.flatMap { owner.delegate?.navigationController(owner, interactionControllerFor: $0) }
        let bounds = view.screens.bounds
        let context = TransitionContext(
            container: view.screens, style: .none,
            from: .init(controller: old, view: old.viewIfLoaded, initial: bounds, final: .zero),
            to: .init(controller: new, view: arriving, initial: .zero, final: bounds),
            animator: animator ?? NavigationSlide(operation, alongside: moveBar), interactor: hand,
            coordinator: TransitionCoordinator(container: view.screens, duration: NavigationMotion.duration)
        ) { [weak self] isComplete in
            self?.transition = nil
            if isComplete {
                self?.arrived(from: old, to: new, isAppearing: isAppearing, animated: true)
            } else {
                self?.turnedBack(from: old, to: new)
            }
        }
        if animator != nil { moveBar() }
        arriving.frame = bounds
        transition = context
        context.scrubbedView = view
        context.start()
    }

    /// > Contract: NV-9: there must be a way back that the bar shows.
    var canPopByHand: Bool {
        guard transition == nil, owner.viewControllers.count > 1, let item = owner.topViewController?.navigationItem else { return false }
        return !item.hidesBackButton && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
    }

    /// What the hand was to bring is on top; false when nothing can be popped.
    func beginInteractivePop(_ hand: UIPercentDrivenInteractiveTransition) -> Bool {
        guard transition == nil, owner.viewControllers.count > 1 else { return false }
        stackBeforePop = owner.viewControllers
        pendingHand = hand
        defer { pendingHand = nil }
        owner.popViewController(animated: true)
        return transition != nil
    }

    private var stackBeforePop: [UIViewController] = []
    private var pendingHand: UIPercentDrivenInteractiveTransition?

    private func place(_ controller: UIViewController) {
        guard let view, let content = controller.view else { return }
        content.frame = view.screens.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.screens.addSubview(content)
    }

    private func arrived(from old: UIViewController?, to new: UIViewController, isAppearing: Bool, animated: Bool) {
        place(new)
        old?.viewIfLoaded?.removeFromSuperview()
        if isAppearing {
            old?.endAppearanceTransition()
            new.endAppearanceTransition()
        }
        new.containment.isMovingToParent = false
        old?.containment.isMovingFromParent = false
        finishMoves()
        owner.delegate?.navigationController(owner, didShow: new, animated: animated)
        StatusBarAppearance.update()
        if owner.topViewController !== shown { follow(interactor: nil) }
    }

    /// > Contract: AP-6.
    private func turnedBack(from old: UIViewController, to new: UIViewController) {
        new.viewIfLoaded?.removeFromSuperview()
        shown = old
        new.beginAppearanceTransition(false, animated: true)
        new.endAppearanceTransition()
        old.beginAppearanceTransition(true, animated: true)
        old.endAppearanceTransition()
        new.containment.isMovingToParent = false
        old.containment.isMovingFromParent = false
        place(old)
        owner.restore(stackBeforePop)
        owner.navigationBar.setItems(owner.viewControllers.map(\.navigationItem), animated: false)
        finishMoves()
    }

    /// Those who came are told so, those who went are no longer children. > Contract: AP-3, AP-4.
    private func finishMoves() {
        let stack = owner.viewControllers
        for child in owner.children where !stack.contains(where: { $0 === child }) {
            child.containment.isUnderContainerControl = false
            child.removeFromParent()
        }
        for child in stack where !settled.contains(ObjectIdentifier(child)) { child.didMove(toParent: owner) }
        settled = Set(stack.map(ObjectIdentifier.init))
    }

    /// Those who know that they are on the stack.
    private var settled: Set<ObjectIdentifier> = []

    private func removeLast() {
        guard let old = shown else { return finishMoves() }
        shown = nil
        let isAppearing = owner.appearance.isVisible && view?.window != nil
        if isAppearing { old.beginAppearanceTransition(false, animated: false) }
        old.viewIfLoaded?.removeFromSuperview()
        if isAppearing { old.endAppearanceTransition() }
        owner.navigationBar.setItems([], animated: false)
        finishMoves()
    }

    // MARK: Bars

    func own(_ bar: UINavigationBar) { bar.delegate = barOwner }

    func setBar(hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        move(owner.navigationBar, hidden: hidden, animated: animated)
    }

    func setToolbar(hidden: Bool, animated: Bool) {
        guard hidden != isToolbarHidden else { return }
        isToolbarHidden = hidden
        guard let view, let bar = owner.toolbar else { return }
        if bar.superview == nil {
            view.addSubview(bar)
            UIView.performWithoutAnimation {
                layOut(toolbarHidden: true)
                bar.isHidden = true
            }
        }
        move(bar, hidden: hidden, animated: animated)
    }

    private func showToolbarItems(of controller: UIViewController, animated: Bool) {
        guard !isToolbarHidden || owner.toolbar.superview != nil else { return }
        owner.toolbar.setItems(controller.toolbarItems, animated: animated)
    }

    private func move(_ bar: UIView, hidden: Bool, animated: Bool) {
        guard let view else { return }
        if !hidden {
            bar.isHidden = false
            if bar === owner.toolbar { owner.toolbar.setItems(owner.topViewController?.toolbarItems, animated: false) }
        }
        guard animated, view.window != nil else {
            bar.isHidden = hidden
            view.setNeedsLayout()
            return layOut()
        }
        UIView.animate(withDuration: NavigationMotion.barDuration) {
            self.layOut()
        } completion: { [weak self] _ in
            guard let self else { return }
            bar.isHidden = bar === owner.toolbar ? isToolbarHidden : isBarHidden
        }
    }

    func layOut() { layOut(toolbarHidden: isToolbarHidden) }

    private func layOut(toolbarHidden: Bool) {
        guard let view else { return }
        view.screens.frame = view.bounds
        let bar = owner.navigationBar
        let height = bar.sizeThatFits(view.bounds.size).height
        let safe = view.safeAreaInsets
        bar.frame = CGRect(x: 0, y: isBarHidden ? -height : safe.top, width: view.bounds.width, height: height)
        var insets = UIEdgeInsets(top: isBarHidden ? 0 : height, left: 0, bottom: 0, right: 0)
        if let toolbar = owner.toolbar, toolbar.superview != nil {
            let height = toolbar.sizeThatFits(view.bounds.size).height
            let y = toolbarHidden ? view.bounds.height : view.bounds.height - safe.bottom - height
            toolbar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
            if !toolbarHidden { insets.bottom = height }
        }
        view.screens.barInsets = insets
        if transition == nil, let content = shown?.viewIfLoaded, content.superview === view.screens { content.frame = view.screens.bounds }
    }
}

/// Answers for a navigation controller's bar: the way back is the controller's to go.
@MainActor private final class NavigationBarOwner: NSObject, UINavigationBarDelegate {
    private weak var controller: UINavigationController?
    init(_ controller: UINavigationController) { self.controller = controller }

    /// > Contract: NV-20: a subclass's own answer counts.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        guard let controller else { return true }
        let answer: Bool? = ObjCRuntime.optional(controller, "navigationBar:shouldPopItem:", [navigationBar, item])
        if answer ?? true, controller.topViewController?.navigationItem === item { controller.popViewController(animated: true) }
        return false
    }

    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}
