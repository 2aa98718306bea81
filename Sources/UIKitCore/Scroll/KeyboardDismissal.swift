internal import Foundation

/// Puts the keyboard away when a scroll view is dragged.
///
/// > Contract: UIKit, UIScrollView.KeyboardDismissMode; SV-26.
@MainActor enum KeyboardDismissal {
    static func began(_ view: UIScrollView) {
        switch view.keyboardDismissMode {
        case .onDrag, .onDragWithAccessory: view.window?.endEditing(false)
        default: break
        }
    }

    /// With no keyboard to drag down, the finger crossing the lower safe edge of the window puts the input away.
    static func moved(_ view: UIScrollView, finger: UIGestureRecognizer) {
        guard view.keyboardDismissMode == .interactive || view.keyboardDismissMode == .interactiveWithAccessory else { return }
        guard let window = view.window, window.currentFirstResponder != nil else { return }
        if finger.location(in: window).y >= keyboardTop(in: window) { window.endEditing(false) }
    }

    private static func keyboardTop(in window: UIWindow) -> CGFloat { window.bounds.maxY - max(window.safeAreaInsets.bottom, 1) }
}
