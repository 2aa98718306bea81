internal import Foundation

/// The views whose layout follows the keyboard: those whose guide was accessed.
@MainActor final class KeyboardLayoutGuideTracker {
    private final class Follower {
        weak var view: UIView?
        init(_ view: UIView) { self.view = view }
    }
    private var followers: [Follower] = []

    func add(_ view: UIView) {
        followers.removeAll { $0.view == nil }
        followers.append(Follower(view))
    }

    /// Lays out the views in a window that refer to the keyboard; in an animation they animate along.
    func keyboardMoved(in window: UIWindow) {
        let views = followers.compactMap(\.view).filter { $0.window === window }
        guard !views.isEmpty else { return }
        for view in views {
            view.keyboardLayoutGuide.areaDidChange()
            view.setNeedsLayout()
        }
        window.layoutIfNeeded()
    }

    /// The largest distance above the keyboard at which a drag begins to move it. > Units: points.
    func dismissPadding(in window: UIWindow) -> CGFloat {
        followers.compactMap(\.view).filter { $0.window === window }.map { max(0, $0.keyboardLayoutGuide.keyboardDismissPadding) }.max()
            ?? 0
    }
}
