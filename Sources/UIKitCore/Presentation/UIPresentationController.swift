public import Foundation
internal import ObjectiveC

/// Decides a presented view's frame and the decorations shown with it.
///
/// > Contract: UIKit, UIPresentationController; PR-9, PR-23. Rectangles are in the container view's coordinates, in points.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UITraitEnvironment, AdaptiveDelegateHolder {
    private weak var presenter: UIViewController?
    /// The view controller that is presented.
    open private(set) var presentedViewController: UIViewController
    weak var session: ModalSession?
    /// The storage of `delegate` for subclasses that narrow its type; apps use `delegate`.
    public final weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Traits that the presented controller has in place of its environment's; nil overrides none.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { session?.applyOverride(overrideTraitCollection) }
    }

    /// Overrides of the traits of the presented controller and everything it contains.
    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: overrideTraitCollection?.values ?? TraitValues()) }
        set { overrideTraitCollection = newValue.values.isEmpty ? nil : UITraitCollection(values: newValue.values) }
    }

    /// Creates a presentation controller, for a transitioning delegate to return.
    ///
    /// - Parameters:
    ///   - presentedViewController: the controller to present.
    ///   - presentingViewController: the controller that presents it; nil determines it at the presentation.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    /// The view controller whose view is below the presentation: the presenter, or its ancestor that defines the context.
    open var presentingViewController: UIViewController {
        presenter ?? session?.presenting ?? presentedViewController.presentingViewController ?? presentedViewController
    }
    /// The style that the presented controller asks for, before adaptation.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The view that contains the presented view and its decorations; nil while nothing is presented.
    open weak var containerView: UIView? { session?.container }

    // MARK: Adaptation

    /// The style in the present environment; `none` if it is not adapted.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }
    /// Returns the style for traits: `none` in regular width, otherwise the delegate's answer.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        return adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? narrowStyle
    }
    /// The default adaptation in a narrow window. > Contract: PR-12.
    var narrowStyle: UIModalPresentationStyle { self is UIPopoverPresentationController ? .formSheet : .none }

    // MARK: Frame

    /// The view that the transition moves: the presented controller's by default.
    open var presentedView: UIView? { presentedViewController.view }
    /// The presented view's frame at the end of the transition and at each layout; override to place it.
    open var frameOfPresentedViewInContainerView: CGRect { session?.container.standardContentFrame ?? containerView?.bounds ?? .zero }
    /// Whether the presentation covers the window; false has no effect here, which the log reports once.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter's view leaves the hierarchy once the presented view covers it; true for full-screen styles.
    open var shouldRemovePresentersView: Bool { session?.isCoveringStyle ?? false }
    /// Called before the container lays out; override to place decorations. Does nothing by default.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container laid out; does nothing by default.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Callbacks

    /// Called before the presentation's animation; override to add decorations and animate them alongside. Does nothing by default.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation's animation; `completed` is false if it was cancelled, when decorations are to be removed.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal's animation; override to animate decorations alongside. Does nothing by default.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal's animation; `completed` is true if the presented view is gone, when decorations are to be removed.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Sizes and traits

    /// The size that the presented controller prefers, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Called when the presented controller prefers another size; lays out the container by default.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        session?.container.setNeedsLayout()
    }
    /// Called on iOS when a child's fitting size changed; never called here.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of a child in the container: the size of ``frameOfPresentedViewInContainerView`` by default.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        frameOfPresentedViewInContainerView.size
    }
    /// Called before the container changes its size, as in a rotation; does nothing by default.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called before the container's traits change, as in a rotation; does nothing by default.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// The container's traits, or the presenter's while there is no container.
    open var traitCollection: UITraitCollection { containerView?.traitCollection ?? presentingViewController.traitCollection }
    /// Called on iOS when the container's traits changed; never called here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIPresentationController: UIContentContainer {}
