internal import Foundation

// Members of scroll views that exist on tvOS only.

extension UIScrollView {
    @available(*, unavailable, message: "only on tvOS")
    public var indexDisplayMode: IndexDisplayMode {
        get { .automatic }
        set {}
    }
    @available(*, unavailable, message: "only on tvOS; panGestureRecognizer takes indirect scrolling")
    public var directionalPressGestureRecognizer: UIGestureRecognizer { panGestureRecognizer }
}
