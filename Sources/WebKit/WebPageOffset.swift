internal import CoreGraphics

/// How far the page itself scrolls when its scroll view does.
enum WebPageOffset {
    /// The scroll view's offset within the page: an offset in the insets or beyond the page's ends is the nearest one of the page.
    ///
    /// > Units: points.
    static func place(_ offset: CGPoint, page: CGSize, visible: CGSize) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, 0), max(0, page.width - visible.width)), y: min(max(offset.y, 0), max(0, page.height - visible.height)))
    }
}
