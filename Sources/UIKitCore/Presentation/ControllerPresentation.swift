internal import Foundation

/// Who presents a controller and whom it presents.
@MainActor package struct ControllerPresentation {
    /// As the presented one.
    package internal(set) var session: ModalSession?
    /// As the presenting one.
    package internal(set) var presented: ModalSession?
    package internal(set) var isBeingPresented = false
    package internal(set) var isBeingDismissed = false
    /// Made before the presentation by someone who asked for it.
    var prepared: UIPresentationController?
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

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

    /// What a style is presented by.
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

    /// The popover's controller, also of one that a narrow window shows in another way.
    static func popover(of controller: UIViewController) -> UIPopoverPresentationController? {
        var link: UIViewController? = controller
        while let here = link {
            if let session = here.presentation.session { return session.original as? UIPopoverPresentationController }
            link = here.parent
        }
        return self.controller(of: controller) as? UIPopoverPresentationController
    }

    /// A controller wants another size: its container and its presentation hear of it.
    static func contentSizeChanged(_ controller: UIViewController) {
        controller.parent?.preferredContentSizeDidChange(forChildContentContainer: controller)
        controller.presentation.session?.controller.preferredContentSizeDidChange(forChildContentContainer: controller)
    }

    /// Of the presentation, the change of screens or the rotation that the controller is part of: the nearest one upwards.
    static func coordinator(of controller: UIViewController) -> TransitionCoordinator? {
        var link: UIViewController? = controller
        while let here = link {
            let found = [here.presentation.session?.coordinator, here.presentation.presented?.coordinator, here.containerCoordinator]
            if let coordinator = found.lazy.compactMap({ $0 }).first(where: { !$0.isComplete }) { return coordinator }
            link = here.parent
        }
        return controller.viewIfLoaded?.window?.roomCoordinator.flatMap { $0.isComplete ? nil : $0 }
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
    package internal(set) weak var presenting: UIViewController?
    let style: UIModalPresentationStyle
    let container: PresentationContainerView
    let controller: UIPresentationController
    /// Whom the app asked to present; a narrow window may show another in its stead.
    var wanted: UIViewController
    /// What presents it in the style the app asked for, in this window or a wider one.
    var original: UIPresentationController?
    /// What an app's animator is at work on.
    var transition: TransitionContext?
    /// What moves now.
    weak var coordinator: TransitionCoordinator?
    /// The one of a dismissal by hand.
    var hand: TransitionCoordinator? { didSet { coordinator = hand } }
    /// Where the presenter's view was before a full-screen presentation took it away.
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
    /// The presenter is gone from sight once the presented one has come. > Contract: AP-9, PR-9.
    var coversPresenter: Bool { controller.shouldRemovePresentersView }

    /// How it comes and goes where no animator of the app's says: as its presenter does things, where that has a say.
    ///
    /// > Contract: UIKit, `providesPresentationContextTransitionStyle`.
    var transitionStyle: UIModalTransitionStyle {
        guard let presenting, presenting.definesPresentationContext, presenting.providesPresentationContextTransitionStyle else {
            return presented.modalTransitionStyle
        }
        return presenting.modalTransitionStyle
    }
    /// It turns over with what is beneath, as the two sides of a card; sheets and popovers have ways of their own.
    var flips: Bool { transitionStyle == .flipHorizontal && style != .popover && !ModalPresenter.isSheet(style) }

    func applyOverride(_ traits: UITraitCollection?) {
        presented.traitOverrideValues = traits?.values ?? TraitValues()
        if let view = presented.viewIfLoaded { ViewTraits.update(view) }
    }

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

    /// Lets go of the content: another session takes it. The container stays until that one's is in its place.
    func giveUp() {
        dimPresenter(false)
        container.hasLeft = true
        container.giveUp()
        (controller as? UIPopoverPresentationController)?.giveUp()
    }

    /// > Contract: facts 4.4: what lies under a sheet has its tint dimmed.
    func dimPresenter(_ dims: Bool) {
        // A keyboard that the presented controller kept goes with it.
        if !dims { FirstResponder.putKeyboardAway(in: container.window) }
        guard !coversPresenter, !(presented is UISearchController), let view = presenting?.viewIfLoaded else { return }
        if dims && view.appearanceState.tintMode == .automatic { view.tintAdjustmentMode = .dimmed }
        if !dims && view.appearanceState.tintMode == .dimmed { view.tintAdjustmentMode = .automatic }
    }
}

extension UIViewController {
    /// Whether this controller, presented, hides its presenter.
    var coversPresenter: Bool { presentation.session?.coversPresenter ?? false }
}
