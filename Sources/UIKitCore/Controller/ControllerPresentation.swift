internal import Foundation

/// Who presents a controller and whom it presents.
@MainActor package struct ControllerPresentation {
    /// As the presented one.
    package internal(set) var session: ModalSession?
    /// As the presenting one.
    package internal(set) var presented: ModalSession?
    package internal(set) var isBeingPresented = false
    package internal(set) var isBeingDismissed = false

    package nonisolated init() {}

    /// Of this controller or the nearest ancestor that presents.
    static func presented(above controller: UIViewController) -> UIViewController? {
        var link: UIViewController? = controller
        while let here = link {
            if let session = here.presentation.presented { return session.presented }
            link = here.parent
        }
        return nil
    }

    static func presenting(of controller: UIViewController) -> UIViewController? {
        var link: UIViewController? = controller
        while let here = link {
            if let session = here.presentation.session { return session.presenting }
            link = here.parent
        }
        return nil
    }
}

/// One controller shown over another.
@MainActor package final class ModalSession {
    package let presented: UIViewController
    package private(set) weak var presenting: UIViewController?
    let style: UIModalPresentationStyle
    let container: PresentationContainerView
    /// Where the presenter's view was before a full-screen presentation took it away.
    private var place: (superview: UIView, index: Int)?

    init(presented: UIViewController, presenting: UIViewController, style: UIModalPresentationStyle, container: PresentationContainerView) {
        self.presented = presented
        self.presenting = presenting
        self.style = style
        self.container = container
    }

    /// The presenter is gone from sight once the presented one has come. > Contract: AP-9, PR-9.
    var coversPresenter: Bool { style == .fullScreen || style == .currentContext }

    /// > Contract: PR-9.
    func takePresenterAway() {
        guard coversPresenter, let view = presenting?.viewIfLoaded, let superview = view.superview else { return }
        place = (superview, superview.subviews.firstIndex(of: view) ?? 0)
        view.removeFromSuperview()
    }

    func putPresenterBack() {
        guard let place, let view = presenting?.viewIfLoaded else { return }
        self.place = nil
        place.superview.insertSubview(view, at: min(place.index, place.superview.subviews.count))
        if view.frame != place.superview.bounds, presenting?.containment.isWindowRoot == true { view.frame = place.superview.bounds }
    }

    /// > Contract: facts 4.4: what lies under a sheet has its tint dimmed.
    func dimPresenter(_ dims: Bool) {
        guard !coversPresenter, let view = presenting?.viewIfLoaded else { return }
        if dims && view.appearanceState.tintMode == .automatic { view.tintAdjustmentMode = .dimmed }
        if !dims && view.appearanceState.tintMode == .dimmed { view.tintAdjustmentMode = .automatic }
    }
}

extension UIViewController {
    /// Whether this controller, presented, hides its presenter.
    var coversPresenter: Bool { presentation.session?.coversPresenter ?? false }
}
