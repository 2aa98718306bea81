internal import Foundation

/// The views whose layout follows the keyboard: those that were asked for their guide.
@MainActor final class KeyboardTracking {
    private final class Follower {
        weak var view: UIView?
        init(_ view: UIView) { self.view = view }
    }
    private var followers: [Follower] = []

    func add(_ view: UIView) {
        followers.removeAll { $0.view == nil }
        followers.append(Follower(view))
    }

    /// Lays out again what refers to the keyboard in a window; inside an animation it moves along.
    func keyboardMoved(in window: UIWindow) {
        let views = followers.compactMap(\.view).filter { $0.window === window }
        guard !views.isEmpty else { return }
        for view in views { view.setNeedsLayout() }
        window.layoutIfNeeded()
    }

    /// The largest distance over the keyboard at which a finger takes hold of it. > Units: points.
    func dismissPadding(in window: UIWindow) -> CGFloat {
        followers.compactMap(\.view).filter { $0.window === window }.map { max(0, $0.keyboardLayoutGuide.keyboardDismissPadding) }.max()
            ?? 0
    }
}
