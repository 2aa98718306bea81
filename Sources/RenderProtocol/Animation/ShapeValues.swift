/// Additional values of a shape layer.
public struct ShapeValues: Hashable, Sendable {
    /// The path to fill and stroke, in the layer's coordinates.
    public var path: RenderPath?
    /// The colour inside the path; nil is no fill.
    public var fillColor: RenderColor? = .black
    /// Which points of a path that crosses itself are inside.
    public var fillRule = RenderFillRule.nonZero
    /// The colour of the stroke; nil is no stroke.
    public var strokeColor: RenderColor?
    /// The width of the stroke, in points.
    public var lineWidth = 1.0
    /// The shape of the ends of open paths and dashes.
    public var lineCap = RenderLineCap.butt
    /// The shape of corners.
    public var lineJoin = RenderLineJoin.miter
    /// The greatest ratio of miter length to line width before a corner is cut off.
    public var miterLimit = 10.0
    /// Where in the dash pattern the stroke begins, in points.
    public var lineDashPhase = 0.0
    /// Alternating lengths of dashes and gaps, in points; empty is a solid line.
    public var lineDashPattern: [Double] = []
    /// The fraction of the path where the stroke begins, 0...1.
    public var strokeStart = 0.0
    /// The fraction of the path where the stroke ends, 0...1.
    public var strokeEnd = 1.0

    /// Creates the values of a new shape layer.
    public init() {}

    mutating func apply(_ property: LayerProperty) {
        switch property {
        case .path(let value): path = value
        case .fillColor(let value): fillColor = value
        case .fillRule(let value): fillRule = value
        case .strokeColor(let value): strokeColor = value
        case .lineWidth(let value): lineWidth = value
        case .lineCap(let value): lineCap = value
        case .lineJoin(let value): lineJoin = value
        case .miterLimit(let value): miterLimit = value
        case .lineDash(let phase, let pattern): (lineDashPhase, lineDashPattern) = (phase, pattern)
        case .strokeStart(let value): strokeStart = value
        case .strokeEnd(let value): strokeEnd = value
        default: assertionFailure("\(property) is not a shape's")
        }
    }
}
