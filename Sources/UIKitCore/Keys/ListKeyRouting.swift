internal import Foundation

/// A list that keys move a selection or the focus in.
@preconcurrency @MainActor package protocol KeyNavigableList: UIScrollView {
    /// Keys move a selection or the focus, or start where the app specifies, or where they select nothing. They do not select in a list
    /// without a selection: a row that opens a screen would open it.
    var hasKeyPosition: Bool { get }
    /// > Returns: whether the list handled the keys.
    func move(_ presses: Set<UIPress>) -> Bool
}

/// Delivers unhandled keys to the frontmost list or scroll view, if there is no first responder.
///
/// > Contract: UIKit, UIScrollView.allowsKeyboardScrolling
@MainActor enum ListKeyRouting {
    /// - Parameter responder: the controller or window that receives events without a location.
    /// > Returns: whether one handled the keys.
    static func offer(_ presses: Set<UIPress>, under responder: UIResponder) -> Bool {
        guard let view = (responder as? UIViewController)?.viewIfLoaded ?? responder as? UIWindow else { return false }
        let heading = heading(of: presses)
        let window = view as? UIWindow ?? view.window
        if let heading, let window, UIFocusSystem.showRequested(in: window, heading) { return true }
        let found = candidates(in: view).map { (view: $0, hasPosition: hasPosition($0)) }
        // Among several, a list with a key position takes precedence.
        return (found.filter(\.hasPosition) + found.filter { !$0.hasPosition }).contains { one in
            one.hasPosition && (move(presses, in: one.view) || leaves(one.view, heading, window))
                || KeyboardScrolling.remainder(of: presses, in: one.view).isEmpty
        }
    }

    /// At the end of the focused list a guide may lead on.
    private static func leaves(_ list: UIScrollView, _ heading: UIFocusHeading?, _ window: UIWindow?) -> Bool {
        guard let heading, let window, window.focusedList?.view === list else { return false }
        return FocusResolver.follow(heading, in: window)
    }

    private static func heading(of presses: Set<UIPress>) -> UIFocusHeading? {
        switch presses.first?.key?.keyCode {
        case .keyboardUpArrow: .up
        case .keyboardDownArrow: .down
        case .keyboardLeftArrow: .left
        case .keyboardRightArrow: .right
        default: nil
        }
    }

    /// From front to back. A list precedes its rows' content, and a plain scroll view follows it. Keys do not turn pages.
    private static func candidates(in view: UIView) -> [UIScrollView] {
        guard HitTest.isCandidate(view), !(view is UIControl) else { return [] }
        let inside = view.subviews.reversed().flatMap(candidates)
        guard let scrollView = view as? UIScrollView, !scrollView.isPagingEnabled else { return inside }
        return isList(scrollView) ? [scrollView] + inside : inside + [scrollView]
    }

    private static func isList(_ view: UIScrollView) -> Bool { view is any KeyNavigableList }

    private static func hasPosition(_ view: UIScrollView) -> Bool { (view as? any KeyNavigableList)?.hasKeyPosition ?? false }

    private static func move(_ presses: Set<UIPress>, in view: UIScrollView) -> Bool {
        (view as? any KeyNavigableList)?.move(presses) ?? false
    }
}
