internal import CoreGraphics

/// Where the visible part of a page is, in the three spaces of a web view: points of the visible part, points of the scroll view's content,
/// and the page's own CSS pixels.
struct PageGeometry: Equatable {
    /// The origin of the visible part. > Units: points of the zoomed content.
    var offset = CGPoint.zero
    /// > Units: points.
    var visible = CGSize.zero
    /// The page without zoom. > Units: points.
    var page = CGSize.zero
    /// Points per CSS pixel without zoom: less than 1 for pages that are laid out for wide screens.
    var fit = 1.0
    /// How much larger the user has made the page.
    var zoom = 1.0

    /// Points per CSS pixel.
    var scale: Double { fit * zoom }

    /// How far the page itself is scrolled: it has the layout of the page without zoom, so it can be scrolled less far than what is seen.
    /// > Units: CSS pixels.
    var scroll: CGPoint {
        let place = WebPageOffset.place(CGPoint(x: offset.x / zoom, y: offset.y / zoom), page: page, visible: visible)
        return CGPoint(x: place.x / fit, y: place.y / fit)
    }

    /// The part of the page that is seen. > Units: CSS pixels of the page.
    var area: CGRect {
        CGRect(x: offset.x / scale, y: offset.y / scale, width: visible.width / scale, height: visible.height / scale)
    }

    /// A place in the visible part as the engine takes it. > Units: points of the visible part; CSS pixels of the page's own window.
    func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (offset.x + point.x) / scale - scroll.x, y: (offset.y + point.y) / scale - scroll.y)
    }

    /// A rectangle of the page's own window in the visible part. > Units: CSS pixels; points.
    func rect(_ rect: CGRect) -> CGRect {
        CGRect(
            x: (rect.minX + scroll.x) * scale - offset.x, y: (rect.minY + scroll.y) * scale - offset.y, width: rect.width * scale,
            height: rect.height * scale)
    }

    /// The place of this part in another one's content, where the page has another zoom. > Units: points of that content.
    func frame(in other: PageGeometry) -> CGRect {
        let factor = other.zoom / zoom
        return CGRect(
            x: offset.x * factor, y: offset.y * factor, width: visible.width * factor, height: visible.height * factor)
    }
}
