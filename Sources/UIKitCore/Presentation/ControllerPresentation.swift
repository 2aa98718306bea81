internal import Foundation

/// A controller's presenter, and what it presents.
@MainActor package struct ControllerPresentation {
    /// In which this controller is presented.
    package internal(set) var session: ModalSession?
    /// In which this controller presents.
    package internal(set) var presented: ModalSession?
    package internal(set) var isBeingPresented = false
    package internal(set) var isBeingDismissed = false
    /// Created before the presentation, on access.
    var prepared: UIPresentationController?
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The drag that dismisses a controller which has grown out of a view.
    var zoomDismissal: ZoomDismissal?

    package nonisolated init() {}

    /// The one presented by this controller or its nearest presenting ancestor.
    static func presented(above controller: UIViewController) -> UIViewController? {
        var link: UIViewController? = controller
        while let here = link {
            if let session = here.presentation.presented { return session.presented }
            link = here.parent
        }
        return nil
    }

    static func controller(of controller: UIViewController) -> UIPresentationController? {
        var link: UIViewController? = controller
        while let here = link {
            if let session = here.presentation.session { return session.controller }
            link = here.parent
        }
        guard controller.parent == nil, !controller.containment.isWindowRoot else { return controller.presentation.prepared }
        let kind = Kind(controller.modalPresentationStyle)
        if let known = controller.presentation.prepared, Kind(known) == kind { return known }
        let made = make(for: controller, from: nil, kind)
        controller.presentation.prepared = made
        return made
    }

    /// The kind of presentation of a style.
    enum Kind {
        case plain, sheet, popover

        init(_ style: UIModalPresentationStyle) {
            switch style {
            case .automatic, .none, .pageSheet, .formSheet: self = .sheet
            case .popover: self = .popover
            default: self = .plain
            }
        }

        @MainActor init(_ controller: UIPresentationController) {
            self = controller is UISheetPresentationController ? .sheet : controller is UIPopoverPresentationController ? .popover : .plain
        }
    }

    static func make(for controller: UIViewController, from presenter: UIViewController?, _ kind: Kind) -> UIPresentationController {
        switch kind {
        case .plain: UIPresentationController(presentedViewController: controller, presenting: presenter)
        case .sheet: UISheetPresentationController(presentedViewController: controller, presenting: presenter)
        case .popover: UIPopoverPresentationController(presentedViewController: controller, presenting: presenter)
        }
    }

    /// The popover presentation controller, also of a popover that adapted to a narrow window.
    static func popover(of controller: UIViewController) -> UIPopoverPresentationController? {
        var link: UIViewController? = controller
        while let here = link {
            if let session = here.presentation.session { return session.original as? UIPopoverPresentationController }
            link = here.parent
        }
        return self.controller(of: controller) as? UIPopoverPresentationController
    }

    /// A controller's preferred size changed: notifies its container and its presentation.
    static func contentSizeChanged(_ controller: UIViewController) {
        controller.parent?.preferredContentSizeDidChange(forChildContentContainer: controller)
        controller.presentation.session?.controller.preferredContentSizeDidChange(forChildContentContainer: controller)
    }

    /// The coordinator of the nearest presentation, container transition or rotation that the controller is part of.
    static func coordinator(of controller: UIViewController) -> TransitionCoordinator? {
        var link: UIViewController? = controller
        while let here = link {
            let found = [here.presentation.session?.coordinator, here.presentation.presented?.coordinator, here.containerCoordinator]
            if let coordinator = found.lazy.compactMap({ $0 }).first(where: { !$0.isComplete }) { return coordinator }
            link = here.parent
        }
        return controller.viewIfLoaded?.window?.resizeCoordinator.flatMap { $0.isComplete ? nil : $0 }
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

/// One presented controller.
@MainActor package final class ModalSession {
    package let presented: UIViewController
    package internal(set) weak var presenting: UIViewController?
    let style: UIModalPresentationStyle
    let container: PresentationContainerView
    let controller: UIPresentationController
    /// The controller that the app presented; a narrow window may show a replacement.
    var wanted: UIViewController
    /// The presentation controller in the app's style, for this or a wider window.
    var original: UIPresentationController?
    /// The controller that the app presented from.
    weak var source: UIViewController?
    /// The running transition of an app's animator.
    var transition: TransitionContext?
    /// The coordinator of the running transition.
    weak var coordinator: TransitionCoordinator?
    /// The coordinator of an interactive dismissal.
    var hand: TransitionCoordinator? { didSet { coordinator = hand } }
    /// The presenter view's position before a full-screen presentation removed it.
    private var place: (superview: UIView, index: Int)?

    init(
        presented: UIViewController, presenting: UIViewController, style: UIModalPresentationStyle, container: PresentationContainerView,
        controller: UIPresentationController
    ) {
        self.presented = presented
        wanted = presented
        self.presenting = presenting
        self.style = style
        self.container = container
        self.controller = controller
        controller.session = self
        container.presentation = controller
    }

    var isCoveringStyle: Bool { style == .fullScreen || style == .currentContext }
    /// The presenter's view is removed once the presented one has appeared. > Contract: AP-9, PR-9.
    var coversPresenter: Bool { controller.shouldRemovePresentersView }

    /// The transition style without an app's animator; the presenter's, where it defines one.
    ///
    /// > Contract: UIKit, `providesPresentationContextTransitionStyle`.
    var transitionStyle: UIModalTransitionStyle {
        guard let presenting, presenting.definesPresentationContext, presenting.providesPresentationContextTransitionStyle else {
            return presented.preferredTransition?.style ?? presented.modalTransitionStyle
        }
        return presenting.modalTransitionStyle
    }
    /// Flips together with the presenter, as the two sides of a card; sheets and popovers have their own transitions.
    var flips: Bool { transitionStyle == .flipHorizontal && style != .popover && !ModalPresenter.isSheet(style) }

    func applyOverride(_ traits: UITraitCollection?) {
        presented.traitOverrideValues = traits?.values ?? TraitValues()
        if let view = presented.viewIfLoaded { ViewTraits.update(view) }
    }

    /// > Contract: PR-9.
    func removePresenterView() {
        guard coversPresenter, let view = presenting?.viewIfLoaded, let superview = view.superview else { return }
        place = (superview, superview.subviews.firstIndex(of: view) ?? 0)
        view.removeFromSuperview()
    }

    func restorePresenterView() {
        guard let place, let view = presenting?.viewIfLoaded else { return }
        self.place = nil
        place.superview.insertSubview(view, at: min(place.index, place.superview.subviews.count))
        if view.frame != place.superview.bounds, presenting?.containment.isWindowRoot == true { view.frame = place.superview.bounds }
    }

    /// Detaches the content, which another session takes. The container stays until that session's is in place.
    func giveUp() {
        dimPresenter(false)
        container.isRemovedFromScreen = true
        container.giveUp()
        (controller as? UIPopoverPresentationController)?.giveUp()
    }

    /// > Contract: facts 4.4: the tint of what is below a sheet is dimmed.
    func dimPresenter(_ dims: Bool) {
        // A keyboard that the presented controller retained is dismissed with it.
        if !dims { FirstResponder.dismissKeyboard(in: container.window) }
        guard !coversPresenter, !(presented is UISearchController), let view = presenting?.viewIfLoaded else { return }
        if dims && view.appearanceState.tintMode == .automatic { view.tintAdjustmentMode = .dimmed }
        if !dims && view.appearanceState.tintMode == .dimmed { view.tintAdjustmentMode = .automatic }
    }
}

extension UIViewController {
    /// Whether this controller, when presented, hides its presenter.
    var coversPresenter: Bool { presentation.session?.coversPresenter ?? false }
}
