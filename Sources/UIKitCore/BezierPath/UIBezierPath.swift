public import CoreGraphics
public import Foundation
internal import QuartzCore

/// A path with its drawing style. Draws into the current graphics context.
///
/// Angles increase clockwise on screen: 0 points right, `.pi / 2` down.
/// > Contract: UIKit, UIBezierPath. > Units: points.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private var path: CGMutablePath
    /// The last returned `cgPath`, until the path changes.
    private var shared: CGPath?
    private var dashPattern: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// The thickness of strokes, in points of the current context's coordinates; 1 by default.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of open subpaths and dashes; `butt` by default.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of corners between segments; `miter` by default.
    open var lineJoinStyle = CGLineJoin.miter
    /// The largest length of a mitered corner in line widths; sharper corners are bevelled, 10 by default.
    open var miterLimit: CGFloat = 10
    /// The tolerance of flattened curves, in pixels.
    open var flatness: CGFloat = 0.6
    /// Whether filling, clipping and `contains(_:)` use the even-odd rule instead of the winding rule; false by default.
    open var usesEvenOddFillRule = false

    public override init() {
        path = CGMutablePath()
        super.init()
    }

    /// Creates a rectangle, from its origin along the upper edge.
    public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }

    /// Creates the ellipse that touches the four sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }

    /// Creates a rectangle with four round corners, which follow UIKit's continuous curve as far as it fits.
    ///
    /// - Parameters:
    ///   - rect: the outline before rounding, in points.
    ///   - cornerRadius: the radius of the corners, at most half the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a rectangle with some round corners, which follow UIKit's continuous curve as far as it fits.
    ///
    /// - Parameters:
    ///   - rect: the outline before rounding, in points.
    ///   - corners: which corners are round.
    ///   - cornerRadii: the radius is the width, at most half the shorter side; the height is ignored.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let outline = CornerPath(
            rect: rect.standardized, radius: cornerRadii.width, corners: CACornerMask(rawValue: corners.rawValue & 15), isContinuous: true
        )
        self.init(cgPath: outline.path)
    }

    /// Creates an open arc of a circle.
    ///
    /// - Parameters:
    ///   - center: the circle's centre.
    ///   - radius: the circle's radius in points.
    ///   - startAngle: the angle of the first point in radians; 0 points right, `.pi / 2` down.
    ///   - endAngle: the angle of the last point in radians.
    ///   - clockwise: whether the arc goes clockwise on screen from the first to the last point.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Creates a path with the same elements; later changes of either do not affect the other.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path.addPath(CGPath)
    }

    // MARK: Building

    /// The elements as a Core Graphics path.
    ///
    /// The value is a copy, which later changes do not affect; setting it keeps the drawing style.
    open var cgPath: CGPath {
        get {
            if let shared { return shared }
            let copy = path.copy() ?? path
            shared = copy
            return copy
        }
        set { change { $0 = newValue.mutableCopy() ?? CGMutablePath() } }
    }

    private func change(_ body: (inout CGMutablePath) -> Void) {
        shared = nil
        body(&path)
    }

    /// Ends the current subpath and starts one at a point.
    open func move(to point: CGPoint) { change { $0.move(to: point) } }
    /// Adds a straight line from the current point; on an empty path does nothing, which the log reports.
    open func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }
    /// Adds a cubic curve from the current point.
    ///
    /// - Parameters:
    ///   - endPoint: where the curve ends.
    ///   - controlPoint1: the point towards which it starts.
    ///   - controlPoint2: the point from which it arrives.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        change { $0.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
    }
    /// Adds a quadratic curve from the current point.
    ///
    /// - Parameters:
    ///   - endPoint: where the curve ends.
    ///   - controlPoint: the point towards which it starts and from which it arrives.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { change { $0.addQuadCurve(to: endPoint, control: controlPoint) } }
    /// Adds an arc of a circle, connected to the current point by a line.
    ///
    /// - Parameters:
    ///   - center: the circle's centre.
    ///   - radius: the circle's radius in points.
    ///   - startAngle: the angle of the arc's first point in radians; 0 points right, `.pi / 2` down.
    ///   - endAngle: the angle of its last point in radians.
    ///   - clockwise: whether the arc goes clockwise on screen.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        change { $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise) }
    }
    /// Closes the current subpath with a line to its start.
    open func close() { change { $0.closeSubpath() } }
    /// Removes all subpaths; the drawing style remains.
    open func removeAllPoints() { change { $0 = CGMutablePath() } }
    /// Adds the elements of another path, without its drawing style.
    open func append(_ bezierPath: UIBezierPath) { change { $0.addPath(bezierPath.cgPath) } }
    /// Transforms all points; line width and dashes do not change.
    open func apply(_ transform: CGAffineTransform) { cgPath = CGPath.transformed(cgPath, by: transform) }

    /// The same outline in the opposite direction.
    open func reversing() -> UIBezierPath {
        let result = UIBezierPath(cgPath: PathReversal.reversed(cgPath))
        result.takeStyle(of: self)
        return result
    }

    // MARK: Queries

    /// Whether the path has no elements at all; a single point counts as one.
    open var isEmpty: Bool { path.isEmpty }
    /// The bounding box of the outline, without control points; null for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// The end of the last element, where the next one starts; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }
    /// Returns whether filling would cover a point, by the path's fill rule; open subpaths count as closed.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding) }

    // MARK: Style

    /// Sets the lengths of dashes and gaps for strokes.
    ///
    /// - Parameters:
    ///   - pattern: alternating lengths of dashes and gaps, in points; nil for a solid line.
    ///   - count: the number of lengths; negative values count as 0.
    ///   - phase: how far into the pattern a stroke starts, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashPattern = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// Reads the lengths of dashes and gaps.
    ///
    /// - Parameters:
    ///   - pattern: receives the lengths, with space for the `count` that is returned; nil to read the count first.
    ///   - count: receives the number of lengths.
    ///   - phase: receives how far into the pattern a stroke starts, in points.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        count?.pointee = dashPattern.count
        phase?.pointee = dashPhase
        if let pattern { for (index, length) in dashPattern.enumerated() { pattern[index] = length } }
    }

    private func takeStyle(of other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        flatness = other.flatness
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dashPattern = other.dashPattern
        dashPhase = other.dashPhase
    }

    // MARK: Drawing

    /// Fills with the current fill colour; does nothing without a current context.
    open func fill() { fill(with: nil, alpha: 1) }
    /// Fills with the current fill colour in a blend mode; does nothing without a current context.
    ///
    /// - Parameters:
    ///   - blendMode: how the colour is combined with what is below.
    ///   - alpha: the opacity, from 0 to 1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill(with: Optional(blendMode), alpha: alpha) }

    private func fill(with blendMode: CGBlendMode?, alpha: CGFloat) {
        draw(with: blendMode, alpha: alpha) { context in
            context.addPath(cgPath)
            context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
        }
    }

    /// Strokes with the current stroke colour and this path's line style.
    open func stroke() { stroke(with: nil, alpha: 1) }
    /// Strokes with the current stroke colour in a blend mode; does nothing without a current context.
    ///
    /// - Parameters:
    ///   - blendMode: how the colour is combined with what is below.
    ///   - alpha: the opacity, from 0 to 1.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke(with: Optional(blendMode), alpha: alpha) }

    private func stroke(with blendMode: CGBlendMode?, alpha: CGFloat) {
        draw(with: blendMode, alpha: alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dashPattern)
            context.addPath(cgPath)
            context.strokePath()
        }
    }

    private func draw(with blendMode: CGBlendMode?, alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if let blendMode {
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
        }
        context.beginPath()
        body(context)
        context.restoreGState()
    }

    /// Intersects the clip of the current context with this path, by its fill rule; does nothing without a current context.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: NSObject

    /// Returns a path with the same elements and the same drawing style.
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = UIBezierPath(cgPath: cgPath)
        result.takeStyle(of: self)
        return result
    }

    open override func copy() -> Any { copy(with: nil) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return other === self
            || (other.cgPath == cgPath && other.lineWidth == lineWidth && other.usesEvenOddFillRule == usesEvenOddFillRule)
    }

    open override var hash: Int { cgPath.hashValue }

    /// Whether secure archives can contain paths; true.
    open class var supportsSecureCoding: Bool { true }

    /// Writes elements, line width and fill rule to an archive; other parts of the style are not stored.
    open func encode(with coder: NSCoder) {
        let archive = PathArchive(cgPath)
        coder.encode(archive.kinds as NSData, forKey: "UIBezierPathKinds")
        coder.encode(archive.places as NSData, forKey: "UIBezierPathPlaces")
        coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidth")
        coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathEvenOdd")
    }

    /// Reads a path from an archive; nil if its elements are missing or inconsistent.
    public required init?(coder: NSCoder) {
        guard let kinds = coder.decodeObject(of: NSData.self, forKey: "UIBezierPathKinds"),
            let places = coder.decodeObject(of: NSData.self, forKey: "UIBezierPathPlaces"),
            let decoded = PathArchive(kinds: kinds as Data, places: places as Data).path
        else { return nil }
        path = decoded
        super.init()
        lineWidth = CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineWidth"))
        usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathEvenOdd")
    }
}

extension CGPath {
    fileprivate static func transformed(_ path: CGPath, by transform: CGAffineTransform) -> CGPath {
        withUnsafePointer(to: transform) { path.copy(using: $0) } ?? path
    }
}
