// The value types of layer changes. Points (the layer's own coordinate space) unless said.

public struct RenderPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
    public static let zero = RenderPoint(0, 0)
}

public struct RenderRect: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
    public static let zero = RenderRect(0, 0, 0, 0)
    public static let unit = RenderRect(0, 0, 1, 1)
}

/// Straight (not premultiplied) sRGB, components 0...1.
public struct RenderColor: Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var alpha: Float
    public init(red: Float, green: Float, blue: Float, alpha: Float) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
    public static let clear = RenderColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// A 4×4 matrix for row vectors, laid out as `CATransform3D`: m11...m14, m21...; translation in m41, m42, m43.
public struct RenderMatrix: Hashable, Sendable {
    public var m11, m12, m13, m14: Double
    public var m21, m22, m23, m24: Double
    public var m31, m32, m33, m34: Double
    public var m41, m42, m43, m44: Double
    public init(
        _ m11: Double, _ m12: Double, _ m13: Double, _ m14: Double, _ m21: Double, _ m22: Double, _ m23: Double, _ m24: Double,
        _ m31: Double, _ m32: Double, _ m33: Double, _ m34: Double, _ m41: Double, _ m42: Double, _ m43: Double, _ m44: Double
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
    public static let identity = RenderMatrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
}

/// A path as a list of segments with absolute points.
public struct RenderPath: Hashable, Sendable {
    public enum Segment: Hashable, Sendable {
        case move(RenderPoint)
        case line(RenderPoint)
        case quad(control: RenderPoint, end: RenderPoint)
        case cubic(control1: RenderPoint, control2: RenderPoint, end: RenderPoint)
        case close
    }
    public var segments: [Segment]
    public init(segments: [Segment] = []) { self.segments = segments }
}

/// Corners of a layer, as `CACornerMask`: minXMinY 1, maxXMinY 2, minXMaxY 4, maxXMaxY 8.
public struct RenderCorners: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let all = RenderCorners(rawValue: 15)
}

public enum RenderGravity: UInt8, Hashable, Sendable, CaseIterable {
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight, resize, resizeAspect, resizeAspectFill
}

public enum RenderFilter: UInt8, Hashable, Sendable, CaseIterable { case linear, nearest, trilinear }
public enum RenderLineCap: UInt8, Hashable, Sendable, CaseIterable { case butt, round, square }
public enum RenderLineJoin: UInt8, Hashable, Sendable, CaseIterable { case miter, round, bevel }
public enum RenderFillRule: UInt8, Hashable, Sendable, CaseIterable { case nonZero, evenOdd }
public enum RenderGradientKind: UInt8, Hashable, Sendable, CaseIterable { case axial, radial, conic }
