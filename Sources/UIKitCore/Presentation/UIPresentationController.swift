public import Foundation
internal import ObjectiveC

/// Decides a presented view's frame and the decorations shown with it.
///
/// > Contract: UIKit, UIPresentationController; PR-9, PR-23. Rectangles are in the container view's coordinates, in points.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UITraitEnvironment, AdaptiveDelegateHolder {
    private weak var presenter: UIViewController?
    open private(set) var presentedViewController: UIViewController
    weak var session: ModalSession?
    /// The storage of `delegate` for subclasses that narrow its type; apps use `delegate`.
    public final weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
    open var overrideTraitCollection: UITraitCollection? {
        didSet { session?.applyOverride(overrideTraitCollection) }
    }

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    open var presentingViewController: UIViewController {
        presenter ?? session?.presenting ?? presentedViewController.presentingViewController ?? presentedViewController
    }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open weak var containerView: UIView? { session?.container }

    // MARK: Adaptation

    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        return adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? narrowStyle
    }
    /// The default adaptation in a narrow window. > Contract: PR-12.
    var narrowStyle: UIModalPresentationStyle { self is UIPopoverPresentationController ? .formSheet : .none }

    // MARK: Frame

    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { session?.container.standardContentFrame ?? containerView?.bounds ?? .zero }
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { session?.isCoveringStyle ?? false }
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Callbacks

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Sizes and traits

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        session?.container.setNeedsLayout()
    }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        frameOfPresentedViewInContainerView.size
    }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open var traitCollection: UITraitCollection { containerView?.traitCollection ?? presentingViewController.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIPresentationController: UIContentContainer {}
