internal import Foundation

/// Dismisses the keyboard when a scroll view is dragged.
///
/// The input view host holds the responder's keyboard or input view and its accessory. With `interactive` the touch drags it down once it is
/// below the input view's top, with `interactiveWithAccessory` once it is below the accessory's. On release it moves all the way in its
/// current direction.
/// > Contract: UIKit, UIScrollView.KeyboardDismissMode; SV-26.
@MainActor enum KeyboardDismissal {
    /// Above this speed, the touch's direction alone decides. > Units: points a second (R).
    private static let decisiveSpeed: CGFloat = 100

    static func began(_ view: UIScrollView) {
        switch view.keyboardDismissMode {
        case .onDrag, .onDragWithAccessory: if let window = view.window { putAway(in: window) }
        default: break
        }
    }

    static func moved(_ view: UIScrollView, finger: UIGestureRecognizer) {
        guard isInteractive(view), let window = view.window, window.currentFirstResponder != nil else { return }
        let y = finger.location(in: window).y
        if let dock = dock(in: window) {
            dock.pull(to: y, withAccessory: view.keyboardDismissMode == .interactiveWithAccessory)
        } else if y >= keyboardTop(in: window) {
            // With no keyboard to drag, a touch that crosses the window's lower safe edge dismisses the input.
            putAway(in: window)
        }
    }

    /// > Parameters: velocity: of the touch, downwards; points a second.
    static func ended(_ view: UIScrollView, velocity: CGFloat) {
        guard isInteractive(view), let window = view.window, let dock = dock(in: window), dock.pulled > 0 else { return }
        let goes = abs(velocity) > decisiveSpeed ? velocity > 0 : dock.pulled > dock.bounds.height / 2
        if goes, putAway(in: window) { return }
        dock.release()
    }

    @discardableResult private static func putAway(in window: UIWindow) -> Bool {
        var isGone = false
        FirstResponder.putKeyboardAway(in: window) { isGone = window.endEditing(false) }
        return isGone
    }

    private static func isInteractive(_ view: UIScrollView) -> Bool {
        view.keyboardDismissMode == .interactive || view.keyboardDismissMode == .interactiveWithAccessory
    }

    private static func dock(in window: UIWindow) -> InputDock? { window.inputDock as? InputDock }
    private static func keyboardTop(in window: UIWindow) -> CGFloat { window.bounds.maxY - max(window.safeAreaInsets.bottom, 1) }
}
