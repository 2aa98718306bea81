/// The kind of a path's element.
public enum CGPathElementType: Int32, Sendable {
    /// A start of a subpath, a line, a quadratic curve, a cubic curve, or the end of a closed subpath.
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One element of a path, as passed to functions that iterate over it.
///
/// `points` holds one point for moves and lines, two for quadratic curves, three for cubic ones; it is valid during the call only.
///
/// > Contract: CoreGraphics, CGPathElement
public struct CGPathElement {
    /// The kind of the element, which determines the number of points.
    public var type: CGPathElementType
    /// The element's points, the end point last; valid during the call only.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element whose points belong to the caller.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// Called with an info pointer and each element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
