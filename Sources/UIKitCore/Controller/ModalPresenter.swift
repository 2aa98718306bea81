internal import Foundation

/// Presents and dismisses controllers.
///
/// > Contract: UIKit, AP-7 to AP-9, AP-11, PR-1 to PR-9.
@MainActor enum ModalPresenter {
    static func present(_ shown: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
        precondition(
            shown.presentation.session == nil,
            "Application tried to present modally a view controller \(shown) that is already being presented by \(String(describing: shown.presentingViewController))."
        )
        let presenter = context(for: shown, from: source)
        if let already = presenter.presentation.presented?.presented {
            return complain("Attempt to present \(shown) on \(source) which is already presenting \(already).")
        }
        guard let window = presenter.viewIfLoaded?.window else {
            return complain("Attempt to present \(shown) on \(source) whose view is not in the window hierarchy.")
        }
        let style = resolved(shown.modalPresentationStyle)
        let container = PresentationContainerView(frame: window.bounds, style: style)
        let session = ModalSession(presented: shown, presenting: presenter, style: style, container: container)
        shown.presentation.session = session
        presenter.presentation.presented = session
        shown.presentation.isBeingPresented = true
        shown.loadViewIfNeeded()
        if session.coversPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
        container.presenter = presenter.viewIfLoaded
        window.addSubview(container)
        if let view = shown.view { container.hold(view) }
        shown.beginAppearanceTransition(true, animated: animated)
        let finish = {
            // A dismissal may have overtaken the presentation.
            guard shown.presentation.session === session, !shown.presentation.isBeingDismissed else {
                completion?()
                return
            }
            container.isMoving = false
            shown.endAppearanceTransition()
            if session.coversPresenter {
                presenter.endAppearanceTransition()
                session.takePresenterAway()
            }
            shown.presentation.isBeingPresented = false
            StatusBarAppearance.update()
            completion?()
        }
        session.dimPresenter(true)
        StatusBarAppearance.update()
        slide(session, retracted: false, animated: animated, finish)
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

    /// What is presented above it goes without animation; only the top one is seen to move. > Contract: PR-8.
    private static func dismiss(_ session: ModalSession, from presenter: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let shown = session.presented
        if shown.presentation.presented != nil { shown.dismissSilently() }
        guard !shown.presentation.isBeingDismissed else { return }
        shown.presentation.isBeingDismissed = true
        shown.presentation.isBeingPresented = false
        shown.beginAppearanceTransition(false, animated: animated)
        if session.coversPresenter {
            session.putPresenterBack()
            presenter.beginAppearanceTransition(true, animated: animated)
        }
        session.dimPresenter(false)
        StatusBarAppearance.update(leaving: session)
        slide(session, retracted: true, animated: animated) {
            if session.coversPresenter { presenter.endAppearanceTransition() }
            remove(session, from: presenter)
            shown.endAppearanceTransition()
            shown.presentation.isBeingDismissed = false
            StatusBarAppearance.update()
            completion?()
        }
    }

    static func remove(_ session: ModalSession, from presenter: UIViewController) {
        session.presented.viewIfLoaded?.removeFromSuperview()
        session.container.removeFromSuperview()
        presenter.presentation.presented = nil
        session.presented.presentation.session = nil
    }

    private static func slide(_ session: ModalSession, retracted: Bool, animated: Bool, _ finish: @escaping () -> Void) {
        let container = session.container
        let transition = session.presented.modalTransitionStyle
        guard animated, session.presented.viewIfLoaded != nil else {
            container.setRetracted(retracted, transition: transition)
            finish()
            return
        }
        container.isMoving = true
        if !retracted { PresentationMotion.withoutAnimation { container.setRetracted(true, transition: transition) } }
        PresentationMotion.animate {
            container.setRetracted(retracted, transition: transition)
        } completion: {
            finish()
        }
    }

    /// > Contract: PR-2: the nearest ancestor that defines a context for these styles, else the controller that fills the window.
    private static func context(for shown: UIViewController, from source: UIViewController) -> UIViewController {
        let local = shown.modalPresentationStyle == .currentContext || shown.modalPresentationStyle == .overCurrentContext
        var link = source
        while let parent = link.parent {
            if local && link.definesPresentationContext { return link }
            link = parent
        }
        return link
    }

    private static func resolved(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
        switch style {
        case .automatic, .none: .pageSheet
        // A popover adapts to a sheet.
        case .popover: .formSheet
        case .custom: .overFullScreen
        default: style
        }
    }

    private static func complain(_ text: String) { ApplicationContext.current.send(.log("Warning: \(text)")) }
}

extension UIViewController {
    /// Takes everything presented from here away at once, with its callbacks but without animation.
    func dismissSilently() {
        guard let session = presentation.presented else { return }
        session.presented.dismissSilently()
        session.presented.beginAppearanceTransition(false, animated: false)
        session.putPresenterBack()
        session.dimPresenter(false)
        session.container.setRetracted(true, transition: session.presented.modalTransitionStyle)
        ModalPresenter.remove(session, from: self)
        session.presented.endAppearanceTransition()
    }
}
