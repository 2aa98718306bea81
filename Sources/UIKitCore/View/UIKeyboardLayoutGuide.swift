public import Foundation

/// A guide that follows something on the screen.
///
/// > Contract: UIKit, UITrackingLayoutGuide
/// > Partial: without constraints that come and go with its edges.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The place of the keyboard in a view.
///
/// While the keyboard is docked the guide reaches from its top to the view's bottom; off the screen it is the bottom safe area. The view is laid
/// out whenever the keyboard moves, inside the keyboard's own animation.
/// > Contract: UIKit, UIKeyboardLayoutGuide; KB-10. > Units: points of the owning view.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide goes with a keyboard that is undocked or split; else it acts as if there were none.
    open var followsUndockedKeyboard = false { didSet { if followsUndockedKeyboard != oldValue { owningView?.setNeedsLayout() } } }
    /// Off, the guide has no height while there is no keyboard.
    open var usesBottomSafeArea = true { didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayout() } } }
    /// How far over the keyboard a finger begins to drag it down, in a scroll view that dismisses it interactively.
    open var keyboardDismissPadding: CGFloat = 0

    public override init() {
        super.init()
        measure = { [weak self] in self?.frame(in: $0) ?? .zero }
    }
    public required init?(coder: NSCoder) { nil }

    private func frame(in view: UIView) -> CGRect {
        let bounds = view.bounds
        let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        let bottom = CGRect(x: bounds.minX, y: bounds.maxY - rest, width: bounds.width, height: rest)
        guard let dock = view.window?.inputDock as? InputDock, let window = dock.superview else { return bottom }
        let keyboard = view.convert(dock.frame, from: window)
        if dock.isFloating { return followsUndockedKeyboard ? keyboard : bottom }
        let top = min(max(keyboard.minY, bounds.minY), bottom.minY)
        return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
    }
}
