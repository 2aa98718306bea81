public import Foundation

extension UIScrollView: UIFocusItemScrollableContainer {
    /// The size of the visible part of the content: that of the bounds, in points.
    public var visibleSize: CGSize { bounds.size }
}
