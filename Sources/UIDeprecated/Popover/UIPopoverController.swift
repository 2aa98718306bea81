internal import CoreGraphics
public import Foundation
internal import ProgrammerErrors
public import UIKitCore

/// Shows a controller in a popover; on pads only.
///
/// > Contract: UIKit, UIPopoverController.
@available(iOS, deprecated: 9.0, message: "Use UIPopoverPresentationController instead")
@preconcurrency @MainActor open class UIPopoverController: NSObject, UIAppearanceContainer {
    private var content: UIViewController
    private lazy var observer = PopoverObserver(self)
    private var size: CGSize?

    /// Creates a popover for a controller. > Precondition: the device is a pad.
    public init(contentViewController viewController: UIViewController) {
        ProgrammerError.require(
            UIDevice.current.userInterfaceIdiom == .pad,
            "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad.")
        content = viewController
        super.init()
    }

    /// The object that is notified when the user dismisses the popover; held weakly.
    open weak var delegate: (any UIPopoverControllerDelegate)?
    /// The controller that the popover shows.
    open var contentViewController: UIViewController {
        get { content }
        set { setContentView(newValue, animated: false) }
    }
    /// The size of the content; until it is set, the controller's `preferredContentSize`. > Units: points.
    open var contentSize: CGSize {
        get { size ?? content.preferredContentSize }
        set { setContentSize(newValue, animated: false) }
    }
    /// The name of `contentSize` before Swift 3.
    open var popoverContentSize: CGSize {
        get { contentSize }
        set { contentSize = newValue }
    }
    /// Views outside the popover that receive touches while it is visible.
    open var passthroughViews: [UIView]? { didSet { presentation?.passthroughViews = passthroughViews } }
    /// The least distance to the screen's edges. > Units: points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { presentation?.popoverLayoutMargins = popoverLayoutMargins }
    }
    /// Draws frame and arrow instead of the system; applies from the next presentation.
    open var popoverBackgroundViewClass: AnyClass? {
        willSet {
            ProgrammerError.require(
                newValue.map { $0 is any UIPopoverBackgroundViewMethods.Type } ?? true,
                "popoverBackgroundViewClass must be a subclass of UIPopoverBackgroundView")
        }
    }
    /// The colour of the popover and its arrow; applies from the next presentation.
    open var backgroundColor: UIColor?
    /// Whether the popover is presented.
    open var isPopoverVisible: Bool { presentation != nil }
    /// The direction of the arrow; unknown while the popover is not visible.
    open var popoverArrowDirection: UIPopoverArrowDirection { presentation?.arrowDirection ?? .unknown }

    private var presentation: UIPopoverPresentationController? {
        guard content.presentingViewController != nil, !content.isBeingDismissed else { return nil }
        return content.presentationController as? UIPopoverPresentationController
    }

    /// Replaces the content; a visible popover shows the new one in the same place.
    open func setContentView(_ viewController: UIViewController, animated: Bool) {
        guard viewController !== content else { return }
        guard let old = presentation, let presenter = content.presentingViewController else {
            content = viewController
            return
        }
        let (source, rect, item, directions) = (old.sourceView, old.sourceRect, old.barButtonItem, old.permittedArrowDirections)
        presenter.dismiss(animated: false)
        content = viewController
        present(in: presenter, directions, animated) { popover in
            popover.sourceView = source
            popover.sourceRect = rect
            popover.barButtonItem = item
        }
    }

    /// Changes the size of the content. > Units: points.
    open func setContentSize(_ size: CGSize, animated: Bool) {
        self.size = size
        guard animated, isPopoverVisible else { return content.preferredContentSize = size }
        UIView.animate(withDuration: 0.25) { [content] in content.preferredContentSize = size }
    }

    /// Shows the popover with its arrow at a part of a view. > Units: points in the view.
    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        guard let presenter = view.window?.rootViewController?.topmostPresented else {
            ProgrammerError.raise(
                "-[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]: Popovers cannot be "
                    + "presented from a view which does not have a window.", name: .invalidArgument)
        }
        present(in: presenter, arrowDirections, animated) { popover in
            popover.sourceView = view
            popover.sourceRect = rect
        }
    }

    /// Shows the popover with its arrow at a bar's item.
    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        let context = content.applicationContext
        let window = context.windows.visible.last { $0.isKeyWindow } ?? context.windows.visible.last
        guard let presenter = window?.rootViewController?.topmostPresented else {
            ProgrammerError.raise(
                "-[UIPopoverController presentPopoverFromBarButtonItem:permittedArrowDirections:animated:]: Popovers cannot be "
                    + "presented from a view which does not have a window.", name: .invalidArgument)
        }
        present(in: presenter, arrowDirections, animated) { $0.barButtonItem = item }
    }

    /// Hides the popover; the delegate is not notified.
    open func dismiss(animated: Bool) {
        guard isPopoverVisible else { return }
        content.presentingViewController?.dismiss(animated: animated)
    }

    private func present(
        in presenter: UIViewController, _ directions: UIPopoverArrowDirection, _ animated: Bool,
        anchor: (UIPopoverPresentationController) -> Void
    ) {
        guard !isPopoverVisible else { return }
        content.modalPresentationStyle = .popover
        if let size { content.preferredContentSize = size }
        guard let popover = content.popoverPresentationController else { return }
        popover.permittedArrowDirections = directions
        popover.passthroughViews = passthroughViews
        popover.popoverLayoutMargins = popoverLayoutMargins
        popover.popoverBackgroundViewClass = popoverBackgroundViewClass as? any UIPopoverBackgroundViewMethods.Type
        popover.backgroundColor = backgroundColor
        popover.delegate = observer
        anchor(popover)
        presenter.present(content, animated: animated)
    }
}

/// Forwards a presentation's events to the delegate of its popover controller.
@available(iOS, deprecated: 9.0)
@MainActor private final class PopoverObserver: NSObject, UIPopoverPresentationControllerDelegate {
    private weak var owner: UIPopoverController?
    init(_ owner: UIPopoverController) { self.owner = owner }

    /// A popover controller does not adapt to narrow windows.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        guard let owner, let delegate = owner.delegate else { return true }
        return delegate.popoverControllerShouldDismissPopover(owner)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        guard let owner else { return }
        owner.delegate?.popoverControllerDidDismissPopover(owner)
    }

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        guard let owner else { return }
        owner.delegate?.popoverController(owner, willRepositionPopoverTo: rect, in: view)
    }
}
