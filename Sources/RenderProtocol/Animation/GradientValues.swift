/// Additional values of a gradient layer. Positions are in the unit square of the bounds.
public struct GradientValues: Hashable, Sendable {
    /// The geometry of the colours.
    public var kind = RenderGradientKind.axial
    /// The colours from the start to the end.
    public var colors: [RenderColor] = []
    /// Nil spaces the colours evenly.
    public var locations: [Double]?
    /// Where the first colour is, or the centre of a radial or conic gradient.
    public var start = RenderPoint(0.5, 0)
    /// Where the last colour is.
    public var end = RenderPoint(0.5, 1)

    /// Creates the values of a new gradient layer.
    public init() {}

    mutating func apply(_ property: LayerProperty) {
        switch property {
        case .gradientKind(let value): kind = value
        case .gradientColors(let value): colors = value
        case .gradientLocations(let value): locations = value
        case .gradientStart(let value): start = value
        case .gradientEnd(let value): end = value
        default: assertionFailure("\(property) is not a gradient's")
        }
    }
}
