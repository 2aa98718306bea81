internal import Foundation
internal import ViewLayout

/// Scrolls with the keys of a hardware keyboard if the first responder is in a scroll view and takes no text.
///
/// > Contract: UIKit, UIScrollView.allowsKeyboardScrolling
@MainActor enum KeyboardScrolling {
    /// The distance that an arrow key scrolls. > Units: points (R).
    private static let step: CGFloat = 40

    /// > Returns: the presses that did not scroll.
    static func remainder(of presses: Set<UIPress>, in view: UIScrollView) -> Set<UIPress> {
        guard view.allowsKeyboardScrolling, view.isScrollEnabled, !(view.window?.currentFirstResponder is any UIKeyInput) else {
            return presses
        }
        return presses.filter { press in
            guard let key = press.key, let target = target(of: key, in: view) else { return true }
            if target != view.destination { view.setContentOffset(target, animated: true) }
            return false
        }
    }

    /// Nil for keys that do not scroll, and along axes that do not.
    private static func target(of key: UIKey, in view: UIScrollView) -> CGPoint? {
        let flags = key.modifierFlags
        let insets = view.adjustedContentInset
        let page = max(step, view.bounds.height - insets.top - insets.bottom - step)
        func distance(_ sign: CGFloat) -> CGFloat {
            sign * (flags.contains(.command) ? .greatestFiniteMagnitude : flags.contains(.alternate) ? page : step)
        }
        var move = CGPoint.zero
        switch key.keyCode {
        case .keyboardUpArrow: move.y = distance(-1)
        case .keyboardDownArrow: move.y = distance(1)
        case .keyboardLeftArrow: move.x = distance(-1)
        case .keyboardRightArrow: move.x = distance(1)
        case .keyboardPageUp: move.y = -page
        case .keyboardPageDown: move.y = page
        case .keyboardSpacebar: move.y = flags.contains(.shift) ? -page : page
        case .keyboardHome: move.y = -.greatestFiniteMagnitude
        case .keyboardEnd: move.y = .greatestFiniteMagnitude
        default: return nil
        }
        let (axes, from) = (view.geometry, view.destination)
        guard move.y != 0 ? axes.y.isScrollable : axes.x.isScrollable else { return nil }
        return CGPoint(
            x: move.x == 0 ? from.x : axes.x.clamp(from.x + move.x), y: move.y == 0 ? from.y : axes.y.clamp(from.y + move.y))
    }
}

extension UIScrollView {
    /// The offset that the content is moving to, or has.
    fileprivate var destination: CGPoint { driver.animationTarget ?? contentOffset }
}
