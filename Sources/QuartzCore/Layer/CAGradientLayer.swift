import CoreGraphics
public import Foundation
import RenderProtocol

/// The geometry of a gradient layer's colours.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Colours change along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Colours change outwards from the start point, on ellipses whose radii are the end point's distances in x and y.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Colours change by the angle around the start point, beginning in the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")

    fileprivate var kind: RenderGradientKind {
        switch self {
        case .radial: .radial
        case .conic: .conic
        default: .axial
        }
    }
}

/// Fills its bounds, with rounded corners, with a gradient.
///
/// > Contract: QuartzCore, CAGradientLayer
/// > Units: points of the gradient are fractions of the bounds, (0, 0) the top left.
open class CAGradientLayer: CALayer {
    private var gradientColors: [Any]?

    public override init() { super.init() }
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAGradientLayer { gradientColors = layer.gradientColors }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var kind: LayerKind { .gradient }

    /// `CGColor`s.
    open var colors: [Any]? {
        get { gradientColors }
        set {
            let new = (newValue ?? []).compactMap { ($0 as? CGColor)?.render }
            gradientColors = newValue
            if new != values.gradient.colors { change(.gradientColors) { values.gradient.colors = new } }
        }
    }
    /// One for each colour, 0...1, increasing; nil spaces them evenly.
    open var locations: [NSNumber]? {
        get { values.gradient.locations?.map { NSNumber(value: $0) } }
        set {
            let new = newValue?.map(\.doubleValue)
            if new != values.gradient.locations { change(.gradientLocations) { values.gradient.locations = new } }
        }
    }
    /// Where the first colour is, or the centre of a radial or conic gradient, in fractions of the bounds; (0.5, 0) by default.
    open var startPoint: CGPoint {
        get { CGPoint(values.gradient.start) }
        set { if newValue.render != values.gradient.start { change(.gradientStart) { values.gradient.start = newValue.render } } }
    }
    /// Where the last colour is, in fractions of the bounds; (0.5, 1) by default.
    open var endPoint: CGPoint {
        get { CGPoint(values.gradient.end) }
        set { if newValue.render != values.gradient.end { change(.gradientEnd) { values.gradient.end = newValue.render } } }
    }
    /// The geometry of the gradient; `.axial` by default.
    open var type: CAGradientLayerType = .axial {
        didSet {
            guard type != oldValue else { return }
            note(.gradientKind)
            values.gradient.kind = type.kind
        }
    }

    override func takeObjects(from old: LayerValues) {
        if values.gradient.colors != old.gradient.colors { gradientColors = values.gradient.colors.map { CGColor($0) } }
    }

    override func subclassValue(forKey key: String) -> Any?? {
        switch key {
        case "colors": .some(colors)
        case "locations": .some(locations)
        case "type": type.rawValue
        default: .none
        }
    }

    override func setSubclassValue(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "colors": colors = value as? [Any]
        case "locations": locations = (value as? [Any])?.compactMap { ValueCoding.number($0).map { NSNumber(value: $0) } }
        case "type": type = (value as? String).map(CAGradientLayerType.init(rawValue:)) ?? .axial
        default: return false
        }
        return true
    }
}
