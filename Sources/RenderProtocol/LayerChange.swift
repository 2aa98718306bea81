/// Identifies a layer on both ends of the link; never reused by an app.
public struct LayerID: Hashable, Sendable, Comparable {
    /// The number that both ends of the link use.
    public var rawValue: UInt64
    /// Creates an identifier from its number.
    public init(_ rawValue: UInt64) { self.rawValue = rawValue }
    public static func < (a: LayerID, b: LayerID) -> Bool { a.rawValue < b.rawValue }
}

/// Identifies a bitmap on both ends of the link.
public struct BitmapID: Hashable, Sendable {
    /// The number that both ends of the link use.
    public var rawValue: UInt64
    /// Creates an identifier from its number.
    public init(_ rawValue: UInt64) { self.rawValue = rawValue }
}

/// One changed property of one layer. Defaults on creation are CALayer's.
public enum LayerProperty: Hashable, Sendable {
    /// The visible rectangle of the layer's own coordinates, in points.
    case bounds(RenderRect)
    /// The place of the anchor point in the superlayer's coordinates.
    case position(RenderPoint)
    /// The distance from the superlayer's plane.
    case zPosition(Double)
    /// The anchor point, in fractions of the bounds.
    case anchorPoint(RenderPoint)
    /// The z coordinate of the anchor point.
    case anchorPointZ(Double)
    /// The transform about the anchor point.
    case transform(RenderMatrix)
    /// The transform of all sublayers.
    case sublayerTransform(RenderMatrix)
    /// Back to front.
    case sublayers([LayerID])
    /// The layer whose alpha the layer is multiplied with.
    case mask(LayerID?)
    /// The colour below the contents.
    case backgroundColor(RenderColor?)
    /// The radius of the corners.
    case cornerRadius(Double)
    /// True for `.continuous`.
    case continuousCorners(Bool)
    /// The corners that have the radius.
    case maskedCorners(RenderCorners)
    /// The width of the border.
    case borderWidth(Double)
    /// The colour of the border.
    case borderColor(RenderColor)
    /// The opacity of the layer with its sublayers.
    case opacity(Float)
    /// Whether the layer is not painted.
    case hidden(Bool)
    /// Whether contents and sublayers are cut at the bounds.
    case masksToBounds(Bool)
    /// Whether the layer is visible from behind.
    case doubleSided(Bool)
    /// Whether the y axis of the sublayers' coordinates points up.
    case geometryFlipped(Bool)
    /// True if the contents cover the bounds without a transparent pixel.
    case opaque(Bool)
    /// Whether the layer is blended as one image with its sublayers.
    case allowsGroupOpacity(Bool)
    /// Whether a bitmap of the layer with its sublayers is reused.
    case shouldRasterize(Bool)
    /// The bitmap that the layer shows; it must have been announced before.
    case contents(BitmapID?)
    /// The part of the bitmap to show.
    case contentsRect(RenderRect)
    /// The part of the bitmap that stretches.
    case contentsCenter(RenderRect)
    /// The number of the bitmap's pixels per point.
    case contentsScale(Double)
    /// How the bitmap is placed in the bounds.
    case contentsGravity(RenderGravity)
    /// The filter for an enlarged bitmap.
    case magnificationFilter(RenderFilter)
    /// The filter for a reduced bitmap.
    case minificationFilter(RenderFilter)
    /// The colour of the shadow.
    case shadowColor(RenderColor)
    /// The opacity of the shadow.
    case shadowOpacity(Float)
    /// How far the shadow is displaced.
    case shadowOffset(RenderPoint)
    /// The blur radius of the shadow.
    case shadowRadius(Double)
    /// The outline that casts the shadow.
    case shadowPath(RenderPath?)
    /// The speed of the layer's time.
    case speed(Double)
    /// When the layer's time begins in its superlayer's.
    case beginTime(Double)
    /// Seconds added to the layer's time.
    case timeOffset(Double)
    // CAShapeLayer
    /// The path of a shape layer.
    case path(RenderPath?)
    /// The colour inside the path.
    case fillColor(RenderColor?)
    /// Which points of the path are inside.
    case fillRule(RenderFillRule)
    /// The colour of the stroke.
    case strokeColor(RenderColor?)
    /// The width of the stroke.
    case lineWidth(Double)
    /// The shape of the ends of lines.
    case lineCap(RenderLineCap)
    /// The shape of corners.
    case lineJoin(RenderLineJoin)
    /// The limit for pointed corners.
    case miterLimit(Double)
    /// The dashes of the stroke; an empty pattern is a solid line.
    case lineDash(phase: Double, pattern: [Double])
    /// The fraction of the path where the stroke begins.
    case strokeStart(Double)
    /// The fraction of the path where the stroke ends.
    case strokeEnd(Double)
    // CAGradientLayer
    /// The geometry of a gradient layer's colours.
    case gradientKind(RenderGradientKind)
    /// The colours of the gradient.
    case gradientColors([RenderColor])
    /// The positions of the colours, 0...1; nil spaces them evenly.
    case gradientLocations([Double]?)
    /// Where the gradient starts, in fractions of the bounds.
    case gradientStart(RenderPoint)
    /// Where the gradient ends, in fractions of the bounds.
    case gradientEnd(RenderPoint)
    /// How the layer and its sublayers are blended with what is below.
    case blend(RenderBlend)
    /// Paints every non-transparent pixel of the layer and its sublayers in this colour.
    case contentTint(RenderColor?)
    /// Inverts the colours of the layer and its sublayers, once, however many ancestors do so too.
    case contentInverted(Bool)
    /// The effect of a backdrop layer.
    case backdrop(BackdropValues)
    /// The copies of a replicator layer.
    case replicator(ReplicatorValues)
    /// The particles of an emitter layer.
    case emitter(EmitterValues)
}

/// What a layer has besides the common values; determined at its creation.
public enum LayerKind: UInt8, Hashable, Sendable, CaseIterable {
    /// The kinds of `CALayer`, `CAShapeLayer`, `CAGradientLayer` and `CATransformLayer`.
    case plain, shape, gradient, transform
    /// Shows what is below it, blurred.
    case backdrop
    /// Repeats its sublayers.
    case replicator
    /// Shows particles.
    case emitter
}

/// One step of a transaction.
public enum LayerChange: Hashable, Sendable {
    /// A new layer with default values.
    case create(LayerID, LayerKind)
    /// The layer no longer exists; its sublayers do.
    case destroy(LayerID)
    /// A new value of one property.
    case set(LayerID, LayerProperty)
    /// A new animation; one with the same key is replaced.
    case addAnimation(LayerID, key: String, RenderAnimation)
    /// The end of the animation with this key.
    case removeAnimation(LayerID, key: String)
    /// The end of all animations of the layer.
    case removeAllAnimations(LayerID)
    /// Pixels of a bitmap already attached changed inside this rectangle (pixels of the bitmap).
    case bitmapDamaged(BitmapID, x: Int, y: Int, width: Int, height: Int)
    /// The app no longer uses the bitmap.
    case releaseBitmap(BitmapID)
    /// The layer trees on screen, back to front, one per window.
    case setRoots([LayerID])
}

/// All changes of one commit. Applied atomically.
public struct LayerTransaction: Hashable, Sendable {
    /// The changes in the order in which they are applied.
    public var changes: [LayerChange]
    /// When the app committed, on the host's clock; animations that begin "now" begin here.
    public var commitTime: Double
    /// Creates a transaction of the given changes.
    public init(changes: [LayerChange] = [], commitTime: Double = 0) {
        self.changes = changes
        self.commitTime = commitTime
    }
}
