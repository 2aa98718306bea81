/// Identifies a layer on both ends of the link; never reused by an app.
public struct LayerID: Hashable, Sendable, Comparable {
    public var rawValue: UInt64
    public init(_ rawValue: UInt64) { self.rawValue = rawValue }
    public static func < (a: LayerID, b: LayerID) -> Bool { a.rawValue < b.rawValue }
}

/// Identifies a bitmap on both ends of the link.
public struct BitmapID: Hashable, Sendable {
    public var rawValue: UInt64
    public init(_ rawValue: UInt64) { self.rawValue = rawValue }
}

/// One changed property of one layer. Defaults on creation are CALayer's.
public enum LayerProperty: Hashable, Sendable {
    case bounds(RenderRect)
    case position(RenderPoint)
    case zPosition(Double)
    case anchorPoint(RenderPoint)
    case anchorPointZ(Double)
    case transform(RenderMatrix)
    case sublayerTransform(RenderMatrix)
    /// Back to front.
    case sublayers([LayerID])
    case mask(LayerID?)
    case backgroundColor(RenderColor?)
    case cornerRadius(Double)
    /// True for `.continuous`.
    case continuousCorners(Bool)
    case maskedCorners(RenderCorners)
    case borderWidth(Double)
    case borderColor(RenderColor)
    case opacity(Float)
    case hidden(Bool)
    case masksToBounds(Bool)
    case doubleSided(Bool)
    case geometryFlipped(Bool)
    /// True if the contents cover the bounds without a transparent pixel.
    case opaque(Bool)
    case allowsGroupOpacity(Bool)
    case shouldRasterize(Bool)
    case contents(BitmapID?)
    case contentsRect(RenderRect)
    case contentsCenter(RenderRect)
    case contentsScale(Double)
    case contentsGravity(RenderGravity)
    case magnificationFilter(RenderFilter)
    case minificationFilter(RenderFilter)
    case shadowColor(RenderColor)
    case shadowOpacity(Float)
    case shadowOffset(RenderPoint)
    case shadowRadius(Double)
    case shadowPath(RenderPath?)
    case speed(Double)
    case beginTime(Double)
    case timeOffset(Double)
    // CAShapeLayer
    case path(RenderPath?)
    case fillColor(RenderColor?)
    case fillRule(RenderFillRule)
    case strokeColor(RenderColor?)
    case lineWidth(Double)
    case lineCap(RenderLineCap)
    case lineJoin(RenderLineJoin)
    case miterLimit(Double)
    case lineDash(phase: Double, pattern: [Double])
    case strokeStart(Double)
    case strokeEnd(Double)
    // CAGradientLayer
    case gradientKind(RenderGradientKind)
    case gradientColors([RenderColor])
    case gradientLocations([Double]?)
    case gradientStart(RenderPoint)
    case gradientEnd(RenderPoint)
    /// How the layer and its sublayers are blended with what is below.
    case blend(RenderBlend)
    /// Paints every non-transparent pixel of the layer and its sublayers in this colour.
    case contentTint(RenderColor?)
    /// Inverts the colours of the layer and its sublayers, once, however many ancestors do so too.
    case contentInverted(Bool)
    case backdrop(BackdropValues)
    case replicator(ReplicatorValues)
    case emitter(EmitterValues)
}

public enum LayerKind: UInt8, Hashable, Sendable, CaseIterable {
    case plain, shape, gradient, transform
    /// Shows what is below it, blurred.
    case backdrop
    /// Repeats its sublayers.
    case replicator
    /// Shows particles.
    case emitter
}

public enum LayerChange: Hashable, Sendable {
    case create(LayerID, LayerKind)
    case destroy(LayerID)
    case set(LayerID, LayerProperty)
    case addAnimation(LayerID, key: String, RenderAnimation)
    case removeAnimation(LayerID, key: String)
    case removeAllAnimations(LayerID)
    /// Pixels of a bitmap already attached changed inside this rectangle (pixels of the bitmap).
    case bitmapDamaged(BitmapID, x: Int, y: Int, width: Int, height: Int)
    case releaseBitmap(BitmapID)
    /// The layer trees on screen, back to front, one per window.
    case setRoots([LayerID])
}

/// All changes of one commit. Applied atomically.
public struct LayerTransaction: Hashable, Sendable {
    public var changes: [LayerChange]
    /// When the app committed, on the host's clock; animations that begin "now" begin here.
    public var commitTime: Double
    public init(changes: [LayerChange] = [], commitTime: Double = 0) {
        self.changes = changes
        self.commitTime = commitTime
    }
}
