public import CoreGraphics
public import Foundation
public import UIKitCore

/// Draws an overlay. Its coordinate space is that of the flat map with the overlay's bounding rectangle at the origin.
///
/// > Contract: MapKit, MKOverlayRenderer. > Note: Ferry draws on the main thread, the visible part whole instead of in tiles.
open class MKOverlayRenderer: NSObject {
    /// What is drawn.
    public let overlay: any MKOverlay
    /// The opacity of the drawing; 1 by default.
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    /// How the drawing is blended with what is below.
    open var blendMode: CGBlendMode = .normal { didSet { setNeedsDisplay() } }
    /// Pixels for a point of the screen.
    open internal(set) var contentScaleFactor: CGFloat = 1
    var onChange: (@MainActor @Sendable () -> Void)?

    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    /// The position of a map point in the renderer's space.
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = overlay.boundingMapRect.origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }
    /// The map point of a position.
    open func mapPoint(for point: CGPoint) -> MKMapPoint {
        let origin = overlay.boundingMapRect.origin
        return MKMapPoint(x: Double(point.x) + origin.x, y: Double(point.y) + origin.y)
    }
    /// The rectangle of a map rectangle in the renderer's space.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }
    /// The map rectangle of a rectangle.
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
    }

    /// Whether a part can be drawn now; true by default. After false, `setNeedsDisplay` asks again.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    /// Draws a part; the context's space is the renderer's. Nothing by default.
    ///
    /// - Parameter zoomScale: points of the screen for a map point: a line of one point has the width of its inverse.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    /// Draws again.
    open func setNeedsDisplay() { if let onChange { ApplicationContext.soon(onChange) } }
    open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
}

/// Draws an overlay as a path.
///
/// > Contract: MapKit, MKOverlayPathRenderer
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The width of lines; 0 is a width that fits the scale. > Units: points of the screen.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var lineJoin: CGLineJoin = .round { didSet { setNeedsDisplay() } }
    open var lineCap: CGLineCap = .round { didSet { setNeedsDisplay() } }
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Lengths of lines and gaps. > Units: points of the screen.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
    /// Whether the map may keep the drawing as an image; no effect here.
    open var shouldRasterize = false

    private var made: CGPath?
    /// The path, in the renderer's space; made by `createPath()` when needed.
    open var path: CGPath! {
        get {
            if made == nil { createPath() }
            return made
        }
        set { made = newValue }
    }
    /// Sets `path`; subclasses do.
    open func createPath() {}
    /// Makes the path again before the next drawing.
    open func invalidatePath() {
        made = nil
        setNeedsDisplay()
    }

    /// Sets color, width and dashes of lines, as large as they are on the screen.
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
        context.setLineWidth((lineWidth > 0 ? lineWidth : Self.fittingWidth) / zoomScale)
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        let lengths = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / zoomScale }
        context.setLineDash(phase: lineDashPhase / zoomScale, lengths: lengths)
    }
    /// Instead of a width of 0. > Units: points of the screen.
    private static let fittingWidth: CGFloat = 3

    /// Sets the color of areas.
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let fillColor { context.setFillColor(fillColor.cgColor) }
    }
    /// Strokes a path with the properties of the context, if there is a color.
    open func strokePath(_ path: CGPath, in context: CGContext) {
        guard strokeColor != nil else { return }
        add(path, to: context)
        context.strokePath()
    }
    /// Fills a path with the properties of the context, if there is a color.
    open func fillPath(_ path: CGPath, in context: CGContext) {
        guard fillColor != nil else { return }
        add(path, to: context)
        context.fillPath(using: .evenOdd)
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path else { return }
        applyFillProperties(to: context, atZoomScale: zoomScale)
        fillPath(path, in: context)
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        strokePath(path, in: context)
    }

    /// Adds a path in the context's base space: a context limits coordinates, and map points are beyond.
    private func add(_ path: CGPath, to context: CGContext) {
        var transform = context.ctm
        guard let placed = path.copy(using: &transform) else { return }
        context.saveGState()
        context.concatenate(transform.inverted())
        context.addPath(placed)
        context.restoreGState()
    }

    func add(_ points: [MKMapPoint], to path: CGMutablePath, closed: Bool) {
        guard let first = points.first else { return }
        path.move(to: point(for: first))
        for next in points.dropFirst() { path.addLine(to: point(for: next)) }
        if closed { path.closeSubpath() }
    }
}
