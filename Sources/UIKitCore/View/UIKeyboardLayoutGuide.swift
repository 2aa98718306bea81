public import Foundation

/// A layout guide that tracks something on the screen.
///
/// > Contract: UIKit, UITrackingLayoutGuide
/// > Partial: no constraints that are active only near an edge.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The keyboard's area in a view.
///
/// While the keyboard is docked the guide extends from its top to the view's bottom; without a keyboard it is the bottom safe area. The
/// view is laid out whenever the keyboard moves, inside the keyboard's own animation.
/// > Contract: UIKit, UIKeyboardLayoutGuide; KB-10. > Units: points of the owning view.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows an undocked or split keyboard; otherwise it acts as if there were no keyboard.
    open var followsUndockedKeyboard = false { didSet { if followsUndockedKeyboard != oldValue { owningView?.setNeedsLayout() } } }
    /// Whether the guide is the bottom safe area while there is no keyboard, or has no height; true by default.
    open var usesBottomSafeArea = true { didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayout() } } }
    /// How far above the keyboard a touch begins to drag it down, in a scroll view that dismisses it interactively.
    open var keyboardDismissPadding: CGFloat = 0

    public override init() {
        super.init()
        measure = { [weak self] in self?.frame(in: $0) ?? .zero }
    }
    /// Always returns nil: a keyboard guide is created by its view and cannot be decoded.
    public required init?(coder: NSCoder) { nil }

    private func frame(in view: UIView) -> CGRect {
        let bounds = view.bounds
        let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        let bottom = CGRect(x: bounds.minX, y: bounds.maxY - rest, width: bounds.width, height: rest)
        guard let dock = view.window?.inputViewHost as? InputViewHost, let window = dock.superview else { return bottom }
        let keyboard = view.convert(dock.frame, from: window)
        if dock.isFloating { return followsUndockedKeyboard ? keyboard : bottom }
        let top = min(max(keyboard.minY, bounds.minY), bottom.minY)
        return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
    }
}
