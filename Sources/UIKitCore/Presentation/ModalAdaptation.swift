internal import Foundation

/// Adapts presentations when their window becomes narrow or wide.
///
/// A controller retains its view and gets no appearance callbacks; only a replacement appears and disappears.
/// > Contract: UIKit, UIAdaptivePresentationControllerDelegate; PR-12.
@MainActor enum ModalAdaptation {
    /// Checks every presentation in a window, the lowest first. One that is in transition is checked again at its end.
    static func update(_ window: UIWindow) {
        var presenters: [UIViewController] = []
        window.rootViewController?.forEachInTree { if $0.presentation.presented != nil { presenters.append($0) } }
        for presenter in presenters {
            guard let session = presenter.presentation.presented, !session.presented.presentation.isBeingDismissed,
                !session.container.isMoving, !session.presented.presentation.isBeingPresented
            else { continue }
            let style = style(of: session.wanted, asking: session.original, in: window)
            if style != session.style { change(session, of: presenter, to: style) }
        }
    }

    /// The adapted style of a controller in a window; the presentation's delegate can change it. > Contract: PR-12.
    static func style(
        of wanted: UIViewController, asking controller: UIPresentationController?, in window: UIWindow
    ) -> UIModalPresentationStyle {
        guard wanted.systemPresentation == nil else { return .custom }
        let style = resolved(wanted.modalPresentationStyle)
        guard ControllerPresentation.Kind(style) != .plain, window.traitCollection.horizontalSizeClass == .compact else { return style }
        let narrow = style == .popover ? UIModalPresentationStyle.formSheet : style
        guard let controller, let delegate = controller.adaptiveDelegate else { return narrow }
        let wish = delegate.adaptivePresentationStyle(for: controller, traitCollection: window.traitCollection)
        return wish == .none ? style : resolved(wish)
    }

    static func resolved(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
        switch style {
        case .automatic, .none: .pageSheet
        default: style
        }
    }

    /// The delegate's replacement for a controller. > Contract: PR-12.
    static func replacement(
        for wanted: UIViewController, _ original: UIPresentationController?, _ style: UIModalPresentationStyle
    ) -> UIViewController {
        guard style != resolved(wanted.modalPresentationStyle), let original, let delegate = original.adaptiveDelegate,
            let other = delegate.presentationController(original, viewControllerForAdaptivePresentationStyle: style)
        else { return wanted }
        return other
    }

    /// The presentation controller for an adapted style.
    static func controller(
        for shown: UIViewController, _ original: UIPresentationController?, _ kind: ControllerPresentation.Kind,
        from presenter: UIViewController
    ) -> UIPresentationController {
        let popover = original as? UIPopoverPresentationController
        let isSheetOfPopover = kind == .sheet && popover?.presentedViewController === shown
        let made = isSheetOfPopover ? popover?.adaptiveSheetPresentationController : nil
        let controller = made ?? ControllerPresentation.make(for: shown, from: presenter, kind)
        controller.adaptiveDelegate = controller.adaptiveDelegate ?? original?.adaptiveDelegate
        if let original, original !== controller {
            original.adaptiveDelegate?.presentationController(original, prepare: controller)
        }
        return controller
    }

    // MARK: Adapting

    private static func change(_ old: ModalSession, of presenter: UIViewController, to style: UIModalPresentationStyle) {
        let (wanted, kind) = (old.wanted, ControllerPresentation.Kind(style))
        let other = replacement(for: wanted, old.original, style)
        let shown = other.presentation.session == nil || other.presentation.session === old ? other : wanted
        if shown === wanted { release(wanted) }
        let isOriginal = shown === wanted && old.original.map { ControllerPresentation.Kind($0) == kind } ?? false
        let controller = (isOriginal ? old.original : nil) ?? self.controller(for: shown, old.original, kind, from: presenter)
        let container = PresentationContainerView(frame: old.container.frame, style: style)
        container.presenter = old.container.presenter
        let (covered, superview) = (old.coversPresenter, old.container.superview)
        old.giveUp()
        let new = ModalSession(presented: shown, presenting: presenter, style: style, container: container, controller: controller)
        (new.wanted, new.original) = (wanted, old.original)
        let changesPresenter = covered != new.coversPresenter
        let swaps = shown !== old.presented
        shown.loadViewIfNeeded()
        if swaps { hand(old, to: shown) }
        shown.presentation.session = new
        presenter.presentation.presented = new
        if covered {
            old.putPresenterBack()
            superview.map { container.frame = $0.bounds }
        }
        superview?.insertSubview(container, aboveSubview: old.container)
        if changesPresenter { presenter.beginAppearanceTransition(covered, animated: false) }
        if swaps { shown.beginAppearanceTransition(true, animated: false) }
        controller.adaptiveDelegate?.presentationController(
            old.original ?? controller,
            willPresentWithAdaptiveStyle: resolved(wanted.modalPresentationStyle) == style ? .none : style, transitionCoordinator: nil)
        controller.presentationTransitionWillBegin()
        if let view = controller.presentedView { container.hold(view) }
        old.container.removeFromSuperview()
        new.dimPresenter(true)
        if changesPresenter { presenter.endAppearanceTransition() }
        if swaps { shown.endAppearanceTransition() }
        new.takePresenterAway()
        controller.presentationTransitionDidEnd(true)
        StatusBarAppearance.update()
    }

    /// Removes a controller from the replacement that contains it.
    private static func release(_ wanted: UIViewController) {
        guard let parent = wanted.parent else { return }
        if let navigation = parent as? UINavigationController {
            navigation.setViewControllers(navigation.viewControllers.filter { $0 !== wanted }, animated: false)
        }
        guard wanted.parent != nil else { return }
        wanted.willMove(toParent: nil)
        wanted.viewIfLoaded?.removeFromSuperview()
        wanted.removeFromParent()
    }

    /// Replaces a controller, which hands over what it presents.
    private static func hand(_ old: ModalSession, to shown: UIViewController) {
        let leaving = old.presented
        leaving.beginAppearanceTransition(false, animated: false)
        if leaving.parent == nil { leaving.viewIfLoaded?.removeFromSuperview() }
        leaving.presentation.session = nil
        shown.presentation.presented = leaving.presentation.presented
        shown.presentation.presented?.presenting = shown
        leaving.presentation.presented = nil
        leaving.endAppearanceTransition()
    }
}
