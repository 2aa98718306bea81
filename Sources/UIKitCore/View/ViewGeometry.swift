internal import CoreGraphics
public import Foundation
internal import QuartzCore
internal import ViewLayout

extension UIView {
    // MARK: Conversion

    /// Converts to another view's coordinates, or to the window's if nil. > Contract: VW-12.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { ViewGeometry.convert(point, from: self, to: view) }
    /// Converts a point from another view's coordinates, or from the window's if nil.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { ViewGeometry.convert(point, from: view, to: self, base: self) }
    /// Converts a rectangle to another view's coordinates, or to the window's if nil, and returns its bounding box.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        ViewGeometry.box(rect) { ViewGeometry.convert($0, from: self, to: view) }
    }
    /// Converts a rectangle from another view's coordinates, or from the window's if nil, and returns its bounding box.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        ViewGeometry.box(rect) { ViewGeometry.convert($0, from: view, to: self, base: self) }
    }

    /// Converts a point to another coordinate space, through the screen's unless that space is a view.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return ViewGeometry.convert(point, from: self, to: view) }
        return ViewGeometry.fromScreen(ViewGeometry.toScreen(point, from: self), to: coordinateSpace)
    }
    /// Converts a point from another coordinate space, through the screen's unless that space is a view.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return ViewGeometry.convert(point, from: view, to: self) }
        return ViewGeometry.fromScreen(ViewGeometry.toScreen(point, from: coordinateSpace), to: self)
    }
    /// Converts a rectangle to another coordinate space and returns its bounding box.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        ViewGeometry.box(rect) { convert($0, to: coordinateSpace) }
    }
    /// Converts a rectangle from another coordinate space and returns its bounding box.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        ViewGeometry.box(rect) { convert($0, from: coordinateSpace) }
    }

    // MARK: Changes

    /// Changes the layer's geometry, then updates subviews, margins and layout.
    func changeGeometry(_ change: (CALayer) -> Void) {
        let old = bounds
        change(layer)
        let new = bounds
        if old.size != new.size {
            if contentMode == .redraw { setNeedsDisplay() }
            if autoresizesSubviews { ViewGeometry.resizeChildren(of: self, from: old.size, to: new.size) }
        }
        if old != new { setNeedsLayout() }
        if let participation { LayoutEngine.shared.geometryChanged(self, participation.item, from: old) }
        ViewMargins.geometryChanged(self)
        if old.size != new.size { boundsSizeDidChange() }
    }
}

/// Conversion of coordinates between views, and autoresizing of subviews.
@MainActor enum ViewGeometry {
    /// `base` stands for the window when a side is nil.
    static func convert(_ point: CGPoint, from source: UIView?, to target: UIView?, base: UIView? = nil) -> CGPoint {
        guard source !== target else { return point }
        let anchor = source ?? target ?? base
        let from = source ?? anchor.map(root(of:))
        let to = target ?? anchor.map(root(of:))
        guard let from, let to, from !== to else { return point }
        if to.parent === from { return into(to, point) }
        if from.parent === to { return outOf(from, point) }
        let fromRoot = root(of: from)
        let toRoot = root(of: to)
        var place = climb(point, from: from, to: fromRoot)
        if fromRoot !== toRoot {
            let (origin, end) = (sceneOrigin(of: fromRoot), sceneOrigin(of: toRoot))
            place = outOf(fromRoot, place)
            place = into(toRoot, CGPoint(x: place.x + origin.x - end.x, y: place.y + origin.y - end.y))
        }
        return descend(place, from: toRoot, to: to)
    }

    static func toScreen(_ point: CGPoint, from view: UIView) -> CGPoint {
        let top = root(of: view)
        let (place, origin) = (outOf(top, climb(point, from: view, to: top)), sceneOrigin(of: top))
        return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
    }

    static func fromScreen(_ point: CGPoint, to view: UIView) -> CGPoint {
        let top = root(of: view)
        let origin = sceneOrigin(of: top)
        return descend(into(top, CGPoint(x: point.x - origin.x, y: point.y - origin.y)), from: top, to: view)
    }

    /// Windows are in the coordinates of their scenes.
    private static func sceneOrigin(of root: UIView) -> CGPoint { (root as? UIWindow)?.sceneOrigin ?? .zero }

    static func box(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        if rect.isNull || rect.isInfinite { return rect }
        return CGRect(enclosing: [
            convert(CGPoint(x: rect.minX, y: rect.minY)), convert(CGPoint(x: rect.maxX, y: rect.minY)),
            convert(CGPoint(x: rect.minX, y: rect.maxY)), convert(CGPoint(x: rect.maxX, y: rect.maxY)),
        ])
    }

    static func root(of view: UIView) -> UIView {
        var here = view
        while let parent = here.parent { here = parent }
        return here
    }

    private static func climb(_ point: CGPoint, from view: UIView, to ancestor: UIView) -> CGPoint {
        var place = point
        var here = view
        while here !== ancestor, let parent = here.parent {
            place = outOf(here, place)
            here = parent
        }
        return place
    }

    private static func descend(_ point: CGPoint, from ancestor: UIView, to view: UIView) -> CGPoint {
        var path: [UIView] = []
        var here: UIView? = view
        while let link = here, link !== ancestor {
            path.append(link)
            here = link.parent
        }
        return path.reversed().reduce(point) { into($1, $0) }
    }

    private static func outOf(_ view: UIView, _ point: CGPoint) -> CGPoint { view.layer.convertToSuperlayer(point) }
    private static func into(_ view: UIView, _ point: CGPoint) -> CGPoint { view.layer.convertFromSuperlayer(point) }

    // MARK: Autoresizing

    /// > Contract: VW-23 to VW-27.
    static func resizeChildren(of view: UIView, from old: CGSize, to new: CGSize) {
        for child in view.children where !child.autoresizingMask.isEmpty && child.translatesAutoresizingMaskIntoConstraints {
            let size = child.bounds.size
            let anchor = child.anchorPoint
            let origin = CGPoint(x: child.center.x - anchor.x * size.width, y: child.center.y - anchor.y * size.height)
            let mask = child.autoresizingMask
            let width = Autoresizing.resize(
                Autoresizing.Span(start: origin.x, length: size.width), parent: old.width, to: new.width,
                flexible: .init(
                    before: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
                    after: mask.contains(.flexibleRightMargin)))
            let height = Autoresizing.resize(
                Autoresizing.Span(start: origin.y, length: size.height), parent: old.height, to: new.height,
                flexible: .init(
                    before: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
                    after: mask.contains(.flexibleBottomMargin)))
            let newSize = CGSize(width: width.length, height: height.length)
            let place = CGPoint(x: width.start + anchor.x * newSize.width, y: height.start + anchor.y * newSize.height)
            // In a superview at infinity the share of a length is not a number: the view stays.
            if [newSize.width, newSize.height, place.x, place.y].contains(where: \.isNaN) { continue }
            if newSize != size { child.bounds = CGRect(origin: child.bounds.origin, size: newSize) }
            if place != child.center { child.center = place }
        }
    }
}

extension CALayer {
    /// Converts a point of this layer's bounds to the superlayer, using model values.
    fileprivate func convertToSuperlayer(_ point: CGPoint) -> CGPoint {
        let bounds = bounds
        let anchor = CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        let local = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
        let turned = CATransform3DIsIdentity(transform) ? local : local.applying(planar)
        return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
    }

    fileprivate func convertFromSuperlayer(_ point: CGPoint) -> CGPoint {
        let bounds = bounds
        let local = CGPoint(x: point.x - position.x, y: point.y - position.y)
        let turned = CATransform3DIsIdentity(transform) ? local : local.applying(planar.inverted())
        return CGPoint(
            x: turned.x + bounds.minX + anchorPoint.x * bounds.width, y: turned.y + bounds.minY + anchorPoint.y * bounds.height)
    }

    /// The transform's effect within the screen plane.
    private var planar: CGAffineTransform {
        CGAffineTransform(
            a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41, ty: transform.m42)
    }
}
