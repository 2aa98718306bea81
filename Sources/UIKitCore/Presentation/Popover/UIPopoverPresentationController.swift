internal import CoreGraphics
public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

/// Presents a controller in a bubble whose arrow points to its source.
///
/// The view extends into the arrow, which is outside of its safe area. In narrow windows popovers are sheets unless the delegate disallows
/// it; they become sheets, and popovers again, as the window becomes narrow and wide.
/// > Contract: UIKit, UIPopoverPresentationController; PR-12 to PR-15.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }
    open weak var sourceView: UIView? { didSet { if sourceView !== oldValue { reposition() } } }
    /// In the source view; null means all of it. > Units: points.
    open var sourceRect: CGRect = .null { didSet { if sourceRect != oldValue { reposition() } } }
    open weak var barButtonItem: UIBarButtonItem? { didSet { if barButtonItem !== oldValue { reposition() } } }
    /// A view or bar button item to point to; the last one set applies.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }
    open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { reposition() } }
    /// The direction of the arrow; unknown until the popover is presented.
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
    /// The minimum distance to the window's edges. > Units: points.
    open var popoverLayoutMargins = UIEdgeInsets(
        top: PopoverMetrics.margin, left: PopoverMetrics.margin, bottom: PopoverMetrics.margin, right: PopoverMetrics.margin)
    {
        didSet { reposition() }
    }
    /// If there is too little space next to the source, the popover covers it instead of shrinking.
    open var canOverlapSourceViewRect = false { didSet { reposition() } }
    /// Views that receive touches outside the popover. > Contract: PR-15.
    open var passthroughViews: [UIView]?
    /// Of the bubble and its arrow; the system's material when nil. Applies from the next presentation.
    open var backgroundColor: UIColor?
    /// Draws frame and arrow instead of the bubble. > Precondition: a subclass of `UIPopoverBackgroundView`.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
    /// The sheet that the popover becomes in narrow windows.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    private var bubble: PopoverView?
    private var keyboard: PopoverKeyboard?
    private let tap = UITapGestureRecognizer()
    private var containerSize: CGSize?

    // MARK: Content

    open override var presentedView: UIView? { bubble ?? super.presentedView }

    /// Creates the bubble. > Precondition: it has a source. > Contract: PR-13.
    private func prepare() {
        giveUp()
        guard let content = presentedViewController.view else { return }
        delegate?.prepareForPopoverPresentation(self)
        if sourceView == nil, barButtonItem == nil, let alert = presentedViewController as? UIAlertController {
            ProgrammerError.raise(
                "Your application has presented a UIAlertController (\(alert)) of style UIAlertControllerStyleActionSheet from "
                    + "\(presentingViewController). The modalPresentationStyle of a UIAlertController with this style is "
                    + "UIModalPresentationPopover. You must provide location information for this popover through the alert controller's "
                    + "popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem. If this "
                    + "information is not known when you present the alert controller, you may provide it in the "
                    + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.", name: .generic)
        }
        ProgrammerError.require(
            sourceView != nil || barButtonItem != nil,
            "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the presentation occurs.",
            name: .generic
        )
        let custom = (popoverBackgroundViewClass as? UIPopoverBackgroundView.Type).flatMap {
            DynamicView.make($0) as? UIPopoverBackgroundView
        }
        content.transform = .identity
        bubble = PopoverView(content, backgroundColor: backgroundColor, custom: custom)
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        prepare()
        containerSize = containerView?.bounds.size
        tap.addTarget(self, action: Self.tapped)
        tap.delegate = touches
        containerView?.addGestureRecognizer(tap)
        keyboard = PopoverKeyboard(in: containerView?.window) { [weak self] duration in self?.keyboardMoved(over: duration) }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { forget() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { forget() }
    }

    private func forget() {
        giveUp()
        presentedViewController.viewIfLoaded?.removeFromSuperview()
    }

    /// The bubble is removed; another presentation has the content.
    func giveUp() {
        tap.view?.removeGestureRecognizer(tap)
        bubble = nil
        keyboard = nil
        arrowDirection = .unknown
    }

    func setRetracted(_ retracted: Bool) {
        bubble?.layoutIfNeeded()
        bubble?.setSmall(retracted)
    }

    // MARK: Placement

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let placement = placement(in: container) else {
            return super.frameOfPresentedViewInContainerView
        }
        arrowDirection = UIPopoverArrowDirection(placement.direction)
        bubble?.placement = placement
        return placement.frame
    }

    private func placement(in container: UIView) -> PopoverPlacement? {
        let asked = presentedViewController.popoverContentSize
        let type = popoverBackgroundViewClass
        let insets = type?.contentViewInsets() ?? .zero
        let directions: [(UIPopoverArrowDirection, PopoverPlacement.Direction)] = [
            (.up, .up), (.down, .down), (.left, .left), (.right, .right),
        ]
        return PopoverPlacement(
            .init(
                source: sourceFrame(in: container),
                content: CGSize(
                    width: asked.width > 0 ? asked.width : PopoverMetrics.standardSize.width,
                    height: asked.height > 0 ? asked.height : PopoverMetrics.standardSize.height),
                room: freeArea(of: container).inset(by: popoverLayoutMargins),
                permitted: directions.filter { permittedArrowDirections.contains($0.0) }.map(\.1),
                arrowHeight: type?.arrowHeight() ?? PopoverMetrics.arrowHeight, arrowBase: type?.arrowBase() ?? PopoverMetrics.arrowBase,
                border: .init(horizontal: insets.left + insets.right, vertical: insets.top + insets.bottom),
                corner: type == nil ? PopoverMetrics.corner : 0, canOverlapSource: canOverlapSourceViewRect))
    }

    /// Excludes the safe area and the keyboard. A popover moves, or shrinks, for the keyboard.
    private func freeArea(of container: UIView) -> CGRect {
        var area = container.bounds.inset(by: container.window?.deviceSafeArea ?? .zero)
        guard let covered = keyboard?.frame, let window = container.window else { return area }
        let top = container.convert(covered, from: window).minY
        if covered.height > 0, top < area.maxY, top > area.minY { area.size.height = top - area.minY }
        return area
    }

    private func keyboardMoved(over duration: TimeInterval) {
        guard let container = session?.container, bubble != nil, container.window != nil else { return }
        container.setNeedsLayout()
        guard !container.isMoving, duration > 0 else { return }
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut, .layoutSubviews, .beginFromCurrentState]) {
            container.layoutIfNeeded()
        }
    }

    private func sourceFrame(in container: UIView) -> CGRect {
        if let view = barButtonItem?.shownView { return container.convert(view.bounds, from: view) }
        if let view = sourceView {
            return container.convert(sourceRect.isNull || sourceRect.isInfinite ? view.bounds : sourceRect, from: view)
        }
        return CGRect(x: container.bounds.midX, y: container.bounds.minY, width: 0, height: 0)
    }

    private func reposition() {
        guard let container = session?.container, bubble != nil else { return }
        container.setNeedsLayout()
    }

    /// Animates to the content's new size, once the popover has appeared.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard let holder = session?.container, bubble != nil, holder.window != nil, !holder.isMoving else { return }
        holder.setNeedsLayout()
        UIView.animate(withDuration: PopoverMetrics.duration, delay: 0, options: [.curveEaseInOut, .layoutSubviews]) {
            holder.layoutIfNeeded()
        }
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let container = containerView, let old = containerSize, old != container.bounds.size else { return }
        containerSize = container.bounds.size
        guard let view = sourceView, let delegate else { return }
        var rect = sourceRect
        var source = view
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &source)
        if rect != sourceRect { sourceRect = rect }
        if source !== view { sourceView = source }
    }

    // MARK: Touches outside

    private static let tapped: Selector = {
        ObjCRuntime.register(UIPopoverPresentationController.self, "handlePopoverTap:") { target, _ in
            target.tappedBeside()
            return nil
        }
        return Selector("handlePopoverTap:")
    }()
    private lazy var touches = PopoverTouches(self)

    fileprivate func isBeside(_ touch: UITouch) -> Bool {
        guard let bubble, let container = session?.container, !container.isMoving else { return false }
        return !(touch.view?.isDescendant(of: bubble) ?? false)
    }

    /// Whether a touch at a point of the container goes to a passthrough view. > Contract: PR-15.
    func passesThrough(_ point: CGPoint, in container: UIView, with event: UIEvent?) -> Bool {
        guard let views = passthroughViews, !views.isEmpty, let host = container.superview else { return false }
        let below = host.subviews.prefix { $0 !== container }
        let found = below.reversed().lazy.compactMap { $0.hitTest($0.convert(point, from: container), with: event) }.first
        return found.map { hit in views.contains { hit.isDescendant(of: $0) } } ?? false
    }

    /// > Contract: PR-11, PR-15.
    private func tappedBeside() {
        guard let session, !session.presented.isBeingDismissed else { return }
        if let alert = session.presented as? UIAlertController { return alert.cancel() }
        guard session.container.mayBeDismissedByHand, delegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true else {
            return session.container.tellOfAttempt()
        }
        adaptiveDelegate?.presentationControllerWillDismiss(self)
        session.presenting?.dismiss(animated: true) { [self] in
            delegate?.popoverPresentationControllerDidDismissPopover(self)
            adaptiveDelegate?.presentationControllerDidDismiss(self)
        }
    }
}

/// Accepts only touches outside a popover.
@MainActor private final class PopoverTouches: NSObject, UIGestureRecognizerDelegate {
    private weak var popover: UIPopoverPresentationController?
    init(_ popover: UIPopoverPresentationController) { self.popover = popover }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        popover?.isBeside(touch) ?? false
    }
}

/// An object that a popover can point to.
///
/// > Contract: UIKit, UIPopoverPresentationControllerSourceItem
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Nil while it is not on screen with the view. > Units: points in `referenceView`.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? {
        window != nil && window === referenceView.window ? referenceView.convert(bounds, from: self) : nil
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}

extension UIBarButtonItem {
    /// The view that displays it.
    var shownView: UIView? {
        func search(_ view: UIView) -> UIView? {
            if let button = view as? BarButton, button.item === self { return button }
            return view.subviews.lazy.compactMap(search).first
        }
        return customView ?? presenters.last.flatMap(search)
    }
}

extension UIViewController {
    /// The preferred size of a controller in a popover: its own, or that of a navigation controller's top controller.
    var popoverContentSize: CGSize {
        if preferredContentSize != .zero { return preferredContentSize }
        return (self as? UINavigationController)?.topViewController?.popoverContentSize ?? .zero
    }
}
