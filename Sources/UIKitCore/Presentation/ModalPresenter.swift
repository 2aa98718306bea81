internal import Foundation
internal import ProgrammerErrors

/// Presents and dismisses controllers.
///
/// > Contract: UIKit, AP-7 to AP-9, AP-11, PR-1 to PR-9.
@MainActor enum ModalPresenter {
    static func present(_ wanted: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
        ProgrammerError.require(
            wanted.presentation.session == nil,
            "Application tried to present modally a view controller \(wanted) that is already being presented by \(String(describing: wanted.presentingViewController)).",
            name: .invalidArgument
        )
        ProgrammerError.require(
            wanted !== source, "Application tried to present modal view controller on itself. Presenting controller is \(source).",
            name: .invalidArgument)
        if let parent = wanted.parent {
            ProgrammerError.raise(
                "Application tried to present modally a view controller \(wanted) that has a parent view controller \(parent).",
                name: .invalidArgument)
        }
        let presenter = context(for: wanted, from: source)
        if let already = presenter.presentation.presented?.presented {
            return complain("Attempt to present \(wanted) on \(source) which is already presenting \(already).", source)
        }
        guard let window = presenter.viewIfLoaded?.window else {
            return complain("Attempt to present \(wanted) on \(source) whose view is not in the window hierarchy.", source)
        }
        let prepared = wanted.presentation.prepared
        let style = ModalAdaptation.style(of: wanted, asking: prepared, in: window)
        let other = ModalAdaptation.replacement(for: wanted, prepared, style)
        let shown = other.presentation.session == nil ? other : wanted
        let local = localContextHost(of: presenter, style, shown)
        let container = PresentationContainerView(frame: local?.view.frame ?? window.bounds, style: style)
        let director = shown.systemPresentation ?? shown.transitioningDelegate
        let own = animated ? director?.animationController(forPresented: shown, presenting: presenter, source: source) : nil
        let interactor = own.flatMap { director?.interactionControllerForPresentation(using: $0) }
        let animator = own ?? (animated ? zoom(of: shown, style, from: source, isGrowing: true) : nil)
        let session = ModalSession(
            presented: shown, presenting: presenter, style: style, container: container,
            controller: presentationController(for: shown, from: presenter, source: source, style: style, prepared))
        (session.wanted, session.original, session.source) = (wanted, prepared ?? session.controller, source)
        UnimplementedSetting.check(session)
        shown.presentation.session = session
        (shown.presentation.prepared, wanted.presentation.prepared) = (nil, nil)
        presenter.presentation.presented = session
        shown.presentation.isBeingPresented = true
        shown.loadViewIfNeeded()
        container.presenter = presenter.viewIfLoaded
        if let local { local.host.insertSubview(container, aboveSubview: local.view) } else { window.addSubview(container) }
        let move = animated ? PresentationTransition(session, presenting: true, animator, interactor) : nil
        if let delegate = session.controller.adaptiveDelegate {
            let changed = ModalAdaptation.resolved(wanted.modalPresentationStyle) == style ? UIModalPresentationStyle.none : style
            delegate.presentationController(
                prepared ?? session.controller, willPresentWithAdaptiveStyle: changed, transitionCoordinator: shown.transitionCoordinator)
        }
        if session.coversPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
        session.controller.presentationTransitionWillBegin()
        if animator == nil, let view = session.controller.presentedView { container.hold(view) }
        shown.beginAppearanceTransition(true, animated: animated)
        let finish = { (isComplete: Bool) in
            guard isComplete else { return cancelPresentation(session, from: presenter) }
            // The controller may have been dismissed meanwhile.
            guard shown.presentation.session === session, !shown.presentation.isBeingDismissed else {
                completion?()
                return
            }
            container.isMoving = false
            ControllerAppearance.layOut(shown)
            shown.endAppearanceTransition()
            if session.coversPresenter {
                presenter.endAppearanceTransition()
                session.removePresenterView()
            }
            shown.presentation.isBeingPresented = false
            if ControllerPresentation.Kind(style) == .plain { letUserZoomBack(shown) }
            session.controller.presentationTransitionDidEnd(true)
            StatusBarAppearance.update()
            // The window may have become narrow or wide meanwhile.
            if let window = container.window { ModalAdaptation.update(window) }
            completion?()
        }
        session.dimPresenter(true)
        StatusBarAppearance.update()
        if let move { move.run(finish) } else { settle(session, retracted: false) { finish(true) } }
    }

    /// An interactive presentation was cancelled.
    private static func cancelPresentation(_ session: ModalSession, from presenter: UIViewController) {
        let shown = session.presented
        shown.beginAppearanceTransition(false, animated: true)
        if session.coversPresenter { presenter.beginAppearanceTransition(true, animated: true) }
        session.dimPresenter(false)
        remove(session, from: presenter)
        shown.endAppearanceTransition()
        if session.coversPresenter { presenter.endAppearanceTransition() }
        shown.presentation.isBeingPresented = false
        session.controller.presentationTransitionDidEnd(false)
        StatusBarAppearance.update()
    }

    /// > Contract: PR-23: an app's own is requested only for the style `custom`.
    private static func presentationController(
        for shown: UIViewController, from presenter: UIViewController, source: UIViewController, style: UIModalPresentationStyle,
        _ original: UIPresentationController?
    ) -> UIPresentationController {
        if style == .custom {
            let director = shown.systemPresentation ?? shown.transitioningDelegate
            let own = director?.presentationController(forPresented: shown, presenting: presenter, source: source)
            if let own { return own }
        }
        let kind = ControllerPresentation.Kind(style)
        if let prepared = shown.presentation.prepared, ControllerPresentation.Kind(prepared) == kind { return prepared }
        return ModalAdaptation.controller(for: shown, original, kind, from: presenter)
    }

    // MARK: Interactive dismissal

    /// A touch drags the sheet down from its lowest detent. > Contract: PR-11.
    static func dragDidBegin(_ session: ModalSession) {
        let shown = session.presented
        guard !shown.presentation.isBeingDismissed else { return }
        shown.presentation.isBeingDismissed = true
        session.hand = TransitionCoordinator(
            container: session.container, duration: UIMetrics.presentationDuration, style: session.style, from: shown,
            to: session.presenting, isUserDriven: true)
        session.controller.adaptiveDelegate?.presentationControllerWillDismiss(session.controller)
        shown.beginAppearanceTransition(false, animated: true)
        session.controller.dismissalTransitionWillBegin()
    }

    /// The sheet was dismissed, or returned.
    static func dragDidEnd(_ session: ModalSession, isDismissed: Bool) {
        let shown = session.presented
        guard shown.presentation.session === session, shown.presentation.isBeingDismissed else { return }
        if !isDismissed { shown.beginAppearanceTransition(true, animated: true) }
        session.hand?.complete()
        session.hand = nil
        if isDismissed, let presenter = session.presenting {
            if shown.presentation.presented != nil { shown.dismissSilently() }
            session.dimPresenter(false)
            session.container.isRemovedFromScreen = true
            session.container.setRetracted(true, transition: .coverVertical)
            remove(session, from: presenter)
        }
        shown.endAppearanceTransition()
        shown.presentation.isBeingDismissed = false
        session.controller.dismissalTransitionDidEnd(isDismissed)
        StatusBarAppearance.update()
        if isDismissed { session.controller.adaptiveDelegate?.presentationControllerDidDismiss(session.controller) }
    }

    static func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        var owner: UIViewController? = controller
        while let here = owner, here.presentation.presented == nil { owner = here.parent }
        if let presenter = owner, let session = presenter.presentation.presented {
            dismiss(session, from: presenter, animated: animated, completion: completion)
        } else if let presenter = controller.presentingViewController {
            presenter.dismiss(animated: animated, completion: completion)
        } else {
            completion?()
        }
    }

    /// What is presented above it is dismissed without animation; only the top one is seen to move. > Contract: PR-8.
    private static func dismiss(_ session: ModalSession, from presenter: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let shown = session.presented
        if shown.presentation.presented != nil { shown.dismissSilently() }
        guard !shown.presentation.isBeingDismissed else { return }
        shown.presentation.isBeingDismissed = true
        shown.presentation.isBeingPresented = false
        let director = shown.systemPresentation ?? shown.transitioningDelegate
        let own = animated ? director?.animationController(forDismissed: shown) : nil
        let animator = own ?? (animated ? zoom(of: shown, session.style, from: session.source ?? presenter, isGrowing: false) : nil)
        let hand: (any UIViewControllerInteractiveTransitioning)? =
            animator is ZoomTransitionAnimator ? shown.presentation.zoomDismissal?.pending : nil
        let interactor = hand ?? own.flatMap { director?.interactionControllerForDismissal(using: $0) }
        let move = animated ? PresentationTransition(session, presenting: false, animator, interactor) : nil
        shown.beginAppearanceTransition(false, animated: animated)
        if session.coversPresenter {
            // An app's animator adds the view itself.
            if animator == nil { session.restorePresenterView() }
            presenter.beginAppearanceTransition(true, animated: animated)
        }
        session.controller.dismissalTransitionWillBegin()
        session.dimPresenter(false)
        StatusBarAppearance.update(leaving: session)
        let finish = { (isComplete: Bool) in
            guard isComplete else { return cancelDismissal(session, from: presenter) }
            if session.coversPresenter {
                session.restorePresenterView()
                ControllerAppearance.layOut(presenter)
                presenter.endAppearanceTransition()
            }
            remove(session, from: presenter)
            shown.endAppearanceTransition()
            shown.presentation.isBeingDismissed = false
            session.controller.dismissalTransitionDidEnd(true)
            StatusBarAppearance.update()
            completion?()
        }
        if let move { move.run(finish) } else { settle(session, retracted: true) { finish(true) } }
    }

    /// An interactive dismissal was cancelled: everything is restored.
    private static func cancelDismissal(_ session: ModalSession, from presenter: UIViewController) {
        let shown = session.presented
        shown.beginAppearanceTransition(true, animated: true)
        if session.coversPresenter {
            presenter.beginAppearanceTransition(false, animated: true)
            presenter.viewIfLoaded?.removeFromSuperview()
        }
        if let view = session.controller.presentedView, view.superview == nil { session.container.hold(view) }
        session.dimPresenter(true)
        shown.endAppearanceTransition()
        if session.coversPresenter { presenter.endAppearanceTransition() }
        shown.presentation.isBeingDismissed = false
        session.container.isRemovedFromScreen = false
        session.controller.dismissalTransitionDidEnd(false)
        StatusBarAppearance.update()
    }

    /// The animator of a controller that grows out of a view; nil for others, and for sheets and popovers.
    private static func zoom(
        of shown: UIViewController, _ style: UIModalPresentationStyle, from source: UIViewController, isGrowing: Bool
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard ControllerPresentation.Kind(style) == .plain else { return nil }
        return ZoomTransitionAnimator(zooming: shown, from: source, isGrowing: isGrowing)
    }

    private static func letUserZoomBack(_ shown: UIViewController) {
        ZoomDismissal.attach(to: shown) { [weak shown] _ in
            guard let shown, shown.presentation.session != nil, !shown.presentation.isBeingDismissed else { return false }
            shown.dismiss(animated: true)
            return shown.presentation.session?.transition != nil
        }
    }

    static func remove(_ session: ModalSession, from presenter: UIViewController) {
        ZoomDismissal.detach(from: session.presented)
        session.presented.viewIfLoaded?.removeFromSuperview()
        session.transition = nil
        session.container.removeFromSuperview()
        presenter.presentation.presented = nil
        session.presented.presentation.session = nil
    }

    private static func settle(_ session: ModalSession, retracted: Bool, _ finish: () -> Void) {
        session.container.setRetracted(retracted, transition: session.transitionStyle)
        finish()
    }

    /// > Contract: PR-2: the nearest ancestor that defines a context for these styles, else the controller that fills the window.
    private static func context(for shown: UIViewController, from source: UIViewController) -> UIViewController {
        let search = shown as? UISearchController
        if search?.stage.isInNavigationItem ?? false { return source }
        let local =
            shown.modalPresentationStyle == .currentContext || shown.modalPresentationStyle == .overCurrentContext || search != nil
        var link = source
        while let parent = link.parent {
            if local && link.definesPresentationContext { return link }
            link = parent
        }
        return link
    }

    /// In a local presentation context: above that controller's view, with the same frame. > Contract: PR-2.
    private static func localContextHost(
        of presenter: UIViewController, _ style: UIModalPresentationStyle, _ shown: UIViewController
    ) -> (host: UIView, view: UIView)? {
        guard style == .currentContext || style == .overCurrentContext || shown is UISearchController, presenter.parent != nil,
            let view = presenter.viewIfLoaded,
            let host = view.superview
        else { return nil }
        return (host, view)
    }

    static func isSheet(_ style: UIModalPresentationStyle) -> Bool {
        ControllerPresentation.Kind(style) == .sheet
    }

    private static func complain(_ text: String, _ source: UIViewController) {
        source.applicationContext.send(.log("Warning: \(text)"))
    }
}

extension UIViewController {
    /// Dismisses everything presented from here at once, with callbacks but without animation.
    func dismissSilently() {
        guard let session = presentation.presented else { return }
        session.presented.dismissSilently()
        session.presented.beginAppearanceTransition(false, animated: false)
        session.restorePresenterView()
        session.dimPresenter(false)
        session.container.setRetracted(true, transition: session.transitionStyle)
        ModalPresenter.remove(session, from: self)
        session.presented.endAppearanceTransition()
    }
}
