/// Every property of a layer, with CALayer's defaults. The render server stores one as the model and computes another as the presentation;
/// QuartzCore computes the same for `presentation()`.
///
/// > Units: points of the layer's own space unless said.
public struct LayerValues: Hashable, Sendable {
    /// The visible rectangle of the layer's own coordinates, in points.
    public var bounds = RenderRect.zero
    /// The place of the anchor point in the superlayer's coordinates, in points.
    public var position = RenderPoint.zero
    /// The distance from the superlayer's plane, in points.
    public var zPosition = 0.0
    /// The point of the bounds that `position` places and transforms turn about, in fractions of the bounds.
    public var anchorPoint = RenderPoint(0.5, 0.5)
    /// The z coordinate of the anchor point, in points.
    public var anchorPointZ = 0.0
    /// The transform about the anchor point.
    public var transform = RenderMatrix.identity
    /// The transform of all sublayers about the anchor point.
    public var sublayerTransform = RenderMatrix.identity
    /// Back to front.
    public var sublayers: [LayerID] = []
    /// The layer whose alpha this layer is multiplied with.
    public var mask: LayerID?
    /// The colour below the contents; nil is transparent.
    public var backgroundColor: RenderColor?
    /// The radius of the corners, in points.
    public var cornerRadius = 0.0
    /// Whether the curvature of corners grows gradually, as `CALayerCornerCurve.continuous`.
    public var continuousCorners = false
    /// The corners that have the radius.
    public var maskedCorners = RenderCorners.all
    /// The width of the border inside the bounds, in points.
    public var borderWidth = 0.0
    /// The colour of the border.
    public var borderColor = RenderColor.black
    /// The opacity of the layer with its sublayers, 0...1.
    public var opacity: Float = 1
    /// Whether the layer and its sublayers are not painted.
    public var hidden = false
    /// Whether contents and sublayers are cut at the bounds.
    public var masksToBounds = false
    /// Whether the layer is visible from behind.
    public var doubleSided = true
    /// Whether the y axis of the sublayers' coordinates points up.
    public var geometryFlipped = false
    /// Whether the app promises that the contents have no transparency.
    public var opaque = false
    /// Whether the layer and its sublayers are blended as one image.
    public var allowsGroupOpacity = true
    /// Whether the layer and its sublayers are painted into a bitmap that is reused.
    public var shouldRasterize = false
    /// The bitmap that the layer shows.
    public var contents: BitmapID?
    /// The part of the bitmap to show, in fractions of it.
    public var contentsRect = RenderRect.unit
    /// The part of the shown bitmap that stretches when it is resized, in fractions of it.
    public var contentsCenter = RenderRect.unit
    /// The number of the bitmap's pixels per point.
    public var contentsScale = 1.0
    /// How the bitmap is placed in the bounds.
    public var contentsGravity = RenderGravity.resize
    /// The filter for an enlarged bitmap.
    public var magnificationFilter = RenderFilter.linear
    /// The filter for a reduced bitmap.
    public var minificationFilter = RenderFilter.linear
    /// The colour of the shadow.
    public var shadowColor = RenderColor.black
    /// The opacity of the shadow, 0...1; 0 is no shadow.
    public var shadowOpacity: Float = 0
    /// How far the shadow is displaced, in points.
    public var shadowOffset = RenderPoint(0, -3)
    /// The blur radius of the shadow, in points.
    public var shadowRadius = 3.0
    /// The outline that casts the shadow; nil is the layer's own alpha.
    public var shadowPath: RenderPath?
    /// The speed of the layer's time relative to its superlayer's.
    public var speed = 1.0
    /// When the layer's time begins in its superlayer's, in seconds.
    public var beginTime = 0.0
    /// Seconds added to the layer's time.
    public var timeOffset = 0.0
    /// The values of a shape layer.
    public var shape = ShapeValues()
    /// The values of a gradient layer.
    public var gradient = GradientValues()
    /// How the layer is blended with what is below it.
    public var blend = RenderBlend.normal
    /// A colour that replaces the bitmap's, whose alpha is kept.
    public var contentTint: RenderColor?
    /// Whether the colours of the contents are inverted.
    public var contentInverted = false
    /// The values of a layer of a less common kind.
    public var kindValues = LayerKindValues.none

    /// Creates the values of a new layer.
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
    /// Opaque black.
    public static let black = RenderColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// Opaque white.
    public static let white = RenderColor(red: 1, green: 1, blue: 1, alpha: 1)
}
