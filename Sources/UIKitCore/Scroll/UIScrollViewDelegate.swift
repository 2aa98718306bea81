public import Foundation
internal import ObjectiveC

/// Is notified of scrolling and zooming, and chooses where a drag settles.
///
/// > Contract: UIKit, UIScrollViewDelegate; SV-1 to SV-12; every member is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called after every change of the offset, by touch, animation or code.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called after every change of the scale; the place to centre small content.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when a touch begins to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the touch is lifted, before the content moves on, with the offset where it will come to rest.
    ///
    /// > Units: `velocity` in points a millisecond; `targetContentOffset` may be changed, but not while paging.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called when the touch is lifted; `decelerate` is true if the content moves on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content moves on after the touch is lifted.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the content has come to rest after a drag, also where a touch stopped it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when an animated scroll started in code has ended; not for scrolls without animation.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns the content view that a pinch scales; nil prevents zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called when a pinch or an animated zoom begins; `view` is the view that is scaled.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called when the scale has come to rest, after any bounce.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Returns whether a tap on the status bar may scroll to the top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called when the scroll after a tap on the status bar has ended; not if the content was at the top already.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Called after ``UIScrollView/adjustedContentInset`` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { ObjCRuntime.optional(self, "scrollViewDidScroll:", [scrollView]) }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { ObjCRuntime.optional(self, "scrollViewDidZoom:", [scrollView]) }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        ObjCRuntime.optional(self, "scrollViewWillBeginDragging:", [scrollView])
    }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let name = "scrollViewWillEndDragging:withVelocity:targetContentOffset:"
        ObjCRuntime.optional(self, name, [scrollView, velocity, targetContentOffset])
    }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        ObjCRuntime.optional(self, "scrollViewDidEndDragging:willDecelerate:", [scrollView, decelerate])
    }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        ObjCRuntime.optional(self, "scrollViewWillBeginDecelerating:", [scrollView])
    }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        ObjCRuntime.optional(self, "scrollViewDidEndDecelerating:", [scrollView])
    }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        ObjCRuntime.optional(self, "scrollViewDidEndScrollingAnimation:", [scrollView])
    }
    /// The default of an optional method: nil, unless the class implements its selector.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        let found: UIView?? = ObjCRuntime.optional(self, "viewForZoomingInScrollView:", [scrollView])
        return found ?? nil
    }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        ObjCRuntime.optional(self, "scrollViewWillBeginZooming:withView:", [scrollView, view])
    }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        ObjCRuntime.optional(self, "scrollViewDidEndZooming:withView:atScale:", [scrollView, view, scale])
    }
    /// The default of an optional method: true, unless the class implements its selector.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        ObjCRuntime.optional(self, "scrollViewShouldScrollToTop:", [scrollView]) ?? true
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        ObjCRuntime.optional(self, "scrollViewDidScrollToTop:", [scrollView])
    }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        ObjCRuntime.optional(self, "scrollViewDidChangeAdjustedContentInset:", [scrollView])
    }
}
