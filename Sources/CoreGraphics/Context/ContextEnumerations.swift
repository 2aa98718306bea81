/// The shape of the ends of open lines and of dashes: cut off at the end point, rounded, or extended by half the line width.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The shape of corners of stroked paths: pointed up to the miter limit, rounded, or cut off.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// Which points are inside a path: those it winds around, or those behind an odd number of crossings.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// What to do with a path: fill it by the winding or the even-odd rule (`eo`), stroke it, or both in this order.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// What to do with the outlines of drawn text.
public enum CGTextDrawingMode: Int32, Sendable {
    /// Paint, clip with, or do both with the outlines; `invisible` only advances the text position.
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// How images are sampled when they are drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
    /// Leaves the choice to the context.
    case `default` = 0
    /// Takes the nearest pixel.
    case none = 1
    /// The fastest interpolation.
    case low = 2
    /// Better than `low` and slower.
    case medium = 4
    /// The best interpolation and the slowest.
    case high = 3
}

/// Whether a gradient also paints the area outside of its start and end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Paints the area before the start in the first colour.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Paints the area after the end in the last colour.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
