internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import WebEngine

/// Enlarging a page with two fingers. The engine lays the page out as before and draws the part that is seen.
extension WKWebView {
    /// The visible part as it is now.
    var geometry: PageGeometry {
        let zoom = Double(scroller.zoomScale)
        var geometry = PageGeometry(visible: scroller.bounds.size, page: zoomed.bounds.size, fit: pageScale, zoom: zoom > 0 ? zoom : 1)
        geometry.offset = WebPageOffset.place(scroller.contentOffset, page: scroller.contentSize, visible: scroller.bounds.size)
        return geometry
    }

    /// The size of the page, which the scroll view's content has, enlarged by the zoom. > Units: points without zoom.
    func setPageSize(_ size: CGSize) {
        let zoom = geometry.zoom
        if zoomed.bounds.size != size { zoomed.bounds.size = size }
        let content = CGSize(width: size.width * zoom, height: size.height * zoom)
        zoomed.center = CGPoint(x: content.width / 2, y: content.height / 2)
        if scroller.contentSize != content { scroller.contentSize = content }
    }

    /// A new page is shown as it is laid out.
    func endZoom() {
        if scroller.zoomScale != 1 { scroller.setZoomScale(1, animated: false) }
    }

    /// Lets the user enlarge the page as far as it allows.
    func applyZoomLimit(viewport: String?) {
        let isIgnored = settings.ignoresViewportScaleLimits
        let largest = PageZoomLimit.zoom(viewport: viewport, fit: pageScale, isIgnored: isIgnored)
        scroller.minimumZoomScale = 1
        scroller.maximumZoomScale = largest
        scroller.zoomer.ownContent = largest > 1 ? zoomed : nil
        if let gate = pageTouches?.gate { scroller.pinchGestureRecognizer?.require(toFail: gate) }
    }

    /// The visible part stays in place, and the page scrolls in the engine; beyond the page's ends, in insets and while it bounces, the
    /// visible part moves.
    func follow() {
        let (now, before) = (geometry, shown)
        shown = now
        place()
        guard now != before, let page = navigator?.page else { return }
        let scroll = now.scroll
        if scroll != before.scroll { inspect("window.scrollTo({ left: \(scroll.x), top: \(scroll.y), behavior: 'instant' })") }
        if now.zoom != 1 || before.zoom != 1 { page.show(now.zoom == 1 ? nil : now.area, scale: now.scale) }
        selection?.pageDidMove()
        scrollAreas.pageDidMove()
    }

    /// Shows the last image where it belongs; one of another zoom is enlarged until the engine has drawn the next.
    func place() {
        content.frame = drawn.zoom == shown.zoom ? CGRect(origin: shown.offset, size: shown.visible) : drawn.frame(in: shown)
        selection?.placeHandles()
    }

    /// The page has scrolled itself, as to the place of a link in it: the scroll view follows. > Units: CSS pixels.
    func pageDidScroll(to place: CGPoint) {
        let old = shown.scroll
        // The engine rounds to pixels.
        guard abs(place.x - old.x) > 1 || abs(place.y - old.y) > 1 else { return }
        guard !scroller.isDragging, !scroller.isDecelerating, !scroller.isZooming else { return }
        let scale = shown.scale
        scroller.contentOffset = CGPoint(
            x: scroller.contentOffset.x + (place.x - old.x) * scale, y: scroller.contentOffset.y + (place.y - old.y) * scale)
    }
}
