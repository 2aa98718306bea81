internal import Foundation

// Members of scroll views that exist on tvOS only.

extension UIScrollView {
    /// Whether a list shows its section index; for tvOS only.
    @available(*, unavailable, message: "only on tvOS")
    public var indexDisplayMode: IndexDisplayMode {
        get { .automatic }
        set {}
    }
    /// The recogniser of a remote control's presses; for tvOS only.
    @available(*, unavailable, message: "only on tvOS; panGestureRecognizer takes indirect scrolling")
    public var directionalPressGestureRecognizer: UIGestureRecognizer { panGestureRecognizer }
}
