/// Additional values of a gradient layer. Positions are in the unit square of the bounds.
public struct GradientValues: Hashable, Sendable {
    public var kind = RenderGradientKind.axial
    public var colors: [RenderColor] = []
    /// Nil spaces the colours evenly.
    public var locations: [Double]?
    public var start = RenderPoint(0.5, 0)
    public var end = RenderPoint(0.5, 1)

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
