internal import Foundation

// What scroll views have on televisions only.

extension UIScrollView {
    @available(*, unavailable, message: "only on tvOS")
    public var indexDisplayMode: IndexDisplayMode {
        get { .automatic }
        set {}
    }
    @available(*, unavailable, message: "only on tvOS; panGestureRecognizer takes indirect scrolling")
    public var directionalPressGestureRecognizer: UIGestureRecognizer { panGestureRecognizer }
}
