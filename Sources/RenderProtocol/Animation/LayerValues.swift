/// Every property of a layer, with CALayer's defaults. The render server stores one as the model and computes another as the presentation;
/// QuartzCore computes the same for `presentation()`.
///
/// > Units: points of the layer's own space unless said.
public struct LayerValues: Hashable, Sendable {
    public var bounds = RenderRect.zero
    public var position = RenderPoint.zero
    public var zPosition = 0.0
    public var anchorPoint = RenderPoint(0.5, 0.5)
    public var anchorPointZ = 0.0
    public var transform = RenderMatrix.identity
    public var sublayerTransform = RenderMatrix.identity
    /// Back to front.
    public var sublayers: [LayerID] = []
    public var mask: LayerID?
    public var backgroundColor: RenderColor?
    public var cornerRadius = 0.0
    public var continuousCorners = false
    public var maskedCorners = RenderCorners.all
    public var borderWidth = 0.0
    public var borderColor = RenderColor.black
    public var opacity: Float = 1
    public var hidden = false
    public var masksToBounds = false
    public var doubleSided = true
    public var geometryFlipped = false
    public var opaque = false
    public var allowsGroupOpacity = true
    public var shouldRasterize = false
    public var contents: BitmapID?
    public var contentsRect = RenderRect.unit
    public var contentsCenter = RenderRect.unit
    public var contentsScale = 1.0
    public var contentsGravity = RenderGravity.resize
    public var magnificationFilter = RenderFilter.linear
    public var minificationFilter = RenderFilter.linear
    public var shadowColor = RenderColor.black
    public var shadowOpacity: Float = 0
    public var shadowOffset = RenderPoint(0, -3)
    public var shadowRadius = 3.0
    public var shadowPath: RenderPath?
    public var speed = 1.0
    public var beginTime = 0.0
    public var timeOffset = 0.0
    public var shape = ShapeValues()
    public var gradient = GradientValues()
    public var blend = RenderBlend.normal
    public var contentTint: RenderColor?
    public var contentInverted = false
    public var kindValues = LayerKindValues.none

    public init() {}

    /// Applies one changed property.
    public mutating func apply(_ property: LayerProperty) {
        switch property {
        case .bounds(let value): bounds = value
        case .position(let value): position = value
        case .zPosition(let value): zPosition = value
        case .anchorPoint(let value): anchorPoint = value
        case .anchorPointZ(let value): anchorPointZ = value
        case .transform(let value): transform = value
        case .sublayerTransform(let value): sublayerTransform = value
        case .sublayers(let value): sublayers = value
        case .mask(let value): mask = value
        case .backgroundColor(let value): backgroundColor = value
        case .cornerRadius(let value): cornerRadius = value
        case .continuousCorners(let value): continuousCorners = value
        case .maskedCorners(let value): maskedCorners = value
        case .borderWidth(let value): borderWidth = value
        case .borderColor(let value): borderColor = value
        case .opacity(let value): opacity = value
        case .hidden(let value): hidden = value
        case .masksToBounds(let value): masksToBounds = value
        case .doubleSided(let value): doubleSided = value
        case .geometryFlipped(let value): geometryFlipped = value
        case .opaque(let value): opaque = value
        case .allowsGroupOpacity(let value): allowsGroupOpacity = value
        case .shouldRasterize(let value): shouldRasterize = value
        case .contents(let value): contents = value
        case .contentsRect(let value): contentsRect = value
        case .contentsCenter(let value): contentsCenter = value
        case .contentsScale(let value): contentsScale = value
        case .contentsGravity(let value): contentsGravity = value
        case .magnificationFilter(let value): magnificationFilter = value
        case .minificationFilter(let value): minificationFilter = value
        case .shadowColor(let value): shadowColor = value
        case .shadowOpacity(let value): shadowOpacity = value
        case .shadowOffset(let value): shadowOffset = value
        case .shadowRadius(let value): shadowRadius = value
        case .shadowPath(let value): shadowPath = value
        case .speed(let value): speed = value
        case .beginTime(let value): beginTime = value
        case .timeOffset(let value): timeOffset = value
        case .path, .fillColor, .fillRule, .strokeColor, .lineWidth, .lineCap, .lineJoin, .miterLimit, .lineDash, .strokeStart, .strokeEnd:
            shape.apply(property)
        case .gradientKind, .gradientColors, .gradientLocations, .gradientStart, .gradientEnd:
            gradient.apply(property)
        case .blend(let value): blend = value
        case .contentTint(let value): contentTint = value
        case .contentInverted(let value): contentInverted = value
        case .backdrop(let value): backdrop = value
        case .replicator(let value): replicator = value
        case .emitter(let value): emitter = value
        }
    }

    /// Converts the superlayer's time to the layer's.
    public func localTime(parent time: Double) -> Double { (time - beginTime) * speed + timeOffset }

    /// Converts the layer's time to the superlayer's; nil while the layer's time is paused.
    public func parentTime(local time: Double) -> Double? { speed == 0 ? nil : (time - timeOffset) / speed + beginTime }
}

extension RenderColor {
    public static let black = RenderColor(red: 0, green: 0, blue: 0, alpha: 1)
    public static let white = RenderColor(red: 1, green: 1, blue: 1, alpha: 1)
}
