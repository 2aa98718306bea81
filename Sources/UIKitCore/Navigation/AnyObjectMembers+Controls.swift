public import CoreGraphics
public import ObjectiveC
internal import QuartzCore

/// Members that views and controls have, on any object: `sender.tag` in an action whose `sender` is an `AnyObject`.
extension AnyObjectMembers {
    /// The bounds of a view or a layer, in its own coordinates; nil for objects of other classes.
    @preconcurrency @MainActor public var bounds: CGRect! { (object as? UIView)?.bounds ?? (object as? CALayer)?.bounds }
    /// The frame of a view or a layer, in its parent's coordinates; nil for objects of other classes.
    @preconcurrency @MainActor public var frame: CGRect! { (object as? UIView)?.frame ?? (object as? CALayer)?.frame }
    /// The app's number of a view or a bar's item; nil for objects of other classes.
    @preconcurrency @MainActor public var tag: Int! { (object as? UIView)?.tag ?? (object as? UIBarItem)?.tag }
    /// The view that a view is in; nil for objects of other classes.
    @preconcurrency @MainActor public var superview: UIView?? { (object as? UIView).map(\.superview) }
    /// The views in a view, those behind others first; nil for objects of other classes.
    @preconcurrency @MainActor public var subviews: [UIView]! { (object as? UIView)?.subviews }
    /// The middle of a view, in its superview's coordinates; nil for objects of other classes.
    @preconcurrency @MainActor public var center: CGPoint! { (object as? UIView)?.center }
    /// The opacity of a view, from 0 to 1; nil for objects of other classes.
    @preconcurrency @MainActor public var alpha: CGFloat! { (object as? UIView)?.alpha }
    /// Whether a view or a layer is hidden; nil for objects of other classes.
    @preconcurrency @MainActor public var isHidden: Bool! { (object as? UIView)?.isHidden ?? (object as? CALayer)?.isHidden }
    /// Whether a control is selected; nil for objects of other classes.
    @preconcurrency @MainActor public var isSelected: Bool! { (object as? UIControl)?.isSelected }
    /// Whether a switch is on; nil for objects of other classes.
    @preconcurrency @MainActor public var isOn: Bool! { (object as? UISwitch)?.isOn }
    /// The selected segment, or `UISegmentedControl.noSegment`; nil for objects of other classes.
    @preconcurrency @MainActor public var selectedSegmentIndex: Int! { (object as? UISegmentedControl)?.selectedSegmentIndex }
    /// The title that a button shows; nil for objects of other classes.
    @preconcurrency @MainActor public var currentTitle: String?? { (object as? UIButton).map(\.currentTitle) }
    /// The label of a button; nil for objects of other classes.
    @preconcurrency @MainActor public var titleLabel: UILabel?? { (object as? UIButton).map(\.titleLabel) }
    /// The page of a page control; nil for objects of other classes.
    @preconcurrency @MainActor public var currentPage: Int! { (object as? UIPageControl)?.currentPage }
    /// Whether a control or a bar's item is enabled; nil for objects of other classes.
    @preconcurrency @MainActor public var isEnabled: Bool! { (object as? UIControl)?.isEnabled ?? (object as? UIBarItem)?.isEnabled }
    /// Where a gesture is; nil for objects of other classes.
    @preconcurrency @MainActor public var state: UIGestureRecognizer.State! { (object as? UIGestureRecognizer)?.state }
    /// Removes a view from the one that it is in; other objects have no such method.
    @preconcurrency @MainActor public func removeFromSuperview() {
        guard let view = object as? UIView else { lacks("removeFromSuperview") }
        view.removeFromSuperview()
    }
    /// Where a touch or a gesture is in a view; other objects have no such method.
    @preconcurrency @MainActor public func location(in view: UIView?) -> CGPoint {
        if let touch = object as? UITouch { return touch.location(in: view) }
        guard let recognizer = object as? UIGestureRecognizer else { lacks("locationInView:") }
        return recognizer.location(in: view)
    }
}
