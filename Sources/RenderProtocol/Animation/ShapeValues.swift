/// Additional values of a shape layer.
public struct ShapeValues: Hashable, Sendable {
    public var path: RenderPath?
    public var fillColor: RenderColor? = .black
    public var fillRule = RenderFillRule.nonZero
    public var strokeColor: RenderColor?
    public var lineWidth = 1.0
    public var lineCap = RenderLineCap.butt
    public var lineJoin = RenderLineJoin.miter
    public var miterLimit = 10.0
    public var lineDashPhase = 0.0
    public var lineDashPattern: [Double] = []
    public var strokeStart = 0.0
    public var strokeEnd = 1.0

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
