public import Foundation
internal import ObjectiveC

/// Is notified of scrolling and zooming, and chooses where a drag settles.
///
/// > Contract: UIKit, UIScrollViewDelegate; SV-1 to SV-12; every member is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// > Units: `velocity` in points a millisecond; `targetContentOffset` may be changed, but not while paging.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
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
