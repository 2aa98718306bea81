// The value types of layer changes. Points (the layer's own coordinate space) unless said.

/// A point, or a size as an offset; in points unless stated otherwise.
public struct RenderPoint: Hashable, Sendable {
    /// The horizontal coordinate.
    public var x: Double
    /// The vertical coordinate; down is positive in a layer that is not flipped.
    public var y: Double
    /// Creates a point from its coordinates.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
    /// The origin.
    public static let zero = RenderPoint(0, 0)
}

/// A rectangle; sizes are not negative when they come from QuartzCore.
public struct RenderRect: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The extent along the x axis.
    public var width: Double
    /// The extent along the y axis.
    public var height: Double
    /// Creates a rectangle from its origin and its size.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
    /// The empty rectangle at the origin.
    public static let zero = RenderRect(0, 0, 0, 0)
    /// The whole of something, in fractions of it.
    public static let unit = RenderRect(0, 0, 1, 1)
}

/// Straight (not premultiplied) sRGB, components 0...1.
public struct RenderColor: Hashable, Sendable {
    /// The red component.
    public var red: Float
    /// The green component.
    public var green: Float
    /// The blue component.
    public var blue: Float
    /// The opacity.
    public var alpha: Float
    /// Creates a colour from straight sRGB components.
    public init(red: Float, green: Float, blue: Float, alpha: Float) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
    /// Transparent black.
    public static let clear = RenderColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// A 4×4 matrix for row vectors, laid out as `CATransform3D`: m11...m14, m21...; translation in m41, m42, m43.
public struct RenderMatrix: Hashable, Sendable {
    /// The coefficients of x.
    public var m11, m12, m13, m14: Double
    /// The coefficients of y.
    public var m21, m22, m23, m24: Double
    /// The coefficients of z.
    public var m31, m32, m33, m34: Double
    /// The translation and the homogeneous scale.
    public var m41, m42, m43, m44: Double
    /// Creates a matrix from its components, row by row.
    public init(
        _ m11: Double, _ m12: Double, _ m13: Double, _ m14: Double, _ m21: Double, _ m22: Double, _ m23: Double, _ m24: Double,
        _ m31: Double, _ m32: Double, _ m33: Double, _ m34: Double, _ m41: Double, _ m42: Double, _ m43: Double, _ m44: Double
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
    /// The matrix that changes nothing.
    public static let identity = RenderMatrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
}

/// A path as a list of segments with absolute points.
public struct RenderPath: Hashable, Sendable {
    /// A step of a path, from the current point.
    public enum Segment: Hashable, Sendable {
        /// Begins a subpath.
        case move(RenderPoint)
        /// A straight line.
        case line(RenderPoint)
        /// A quadratic Bézier curve.
        case quad(control: RenderPoint, end: RenderPoint)
        /// A cubic Bézier curve.
        case cubic(control1: RenderPoint, control2: RenderPoint, end: RenderPoint)
        /// A line to the subpath's start.
        case close
    }
    /// The steps of the path in order.
    public var segments: [Segment]
    /// Creates a path; empty by default.
    public init(segments: [Segment] = []) { self.segments = segments }
}

/// Corners of a layer, as `CACornerMask`: minXMinY 1, maxXMinY 2, minXMaxY 4, maxXMaxY 8.
public struct RenderCorners: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// All four corners.
    public static let all = RenderCorners(rawValue: 15)
}

/// How contents are placed in the bounds; see `CALayerContentsGravity`.
public enum RenderGravity: UInt8, Hashable, Sendable, CaseIterable {
    /// Unscaled at a place in the bounds, or scaled to them (`resize…`).
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight, resize, resizeAspect, resizeAspectFill
}

/// How a scaled bitmap is sampled; see `CALayerContentsFilter`.
public enum RenderFilter: UInt8, Hashable, Sendable, CaseIterable { case linear, nearest, trilinear }
/// The shape of the ends of lines; see `CAShapeLayerLineCap`.
public enum RenderLineCap: UInt8, Hashable, Sendable, CaseIterable { case butt, round, square }
/// The shape of corners; see `CAShapeLayerLineJoin`.
public enum RenderLineJoin: UInt8, Hashable, Sendable, CaseIterable { case miter, round, bevel }
/// Which points are inside a path; see `CAShapeLayerFillRule`.
public enum RenderFillRule: UInt8, Hashable, Sendable, CaseIterable { case nonZero, evenOdd }
/// The geometry of a gradient; see `CAGradientLayerType`.
public enum RenderGradientKind: UInt8, Hashable, Sendable, CaseIterable { case axial, radial, conic }
