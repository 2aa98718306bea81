/// The shape from which particles start; see `CAEmitterLayerEmitterShape`.
public enum EmitterShape: UInt8, Hashable, Sendable, CaseIterable { case point, line, rectangle, cuboid, circle, sphere }
/// The part of the shape where particles start; see `CAEmitterLayerEmitterMode`.
public enum EmitterMode: UInt8, Hashable, Sendable, CaseIterable { case points, outline, surface, volume }
/// The painting order of particles; see `CAEmitterLayerRenderMode`.
public enum EmitterOrder: UInt8, Hashable, Sendable, CaseIterable { case unordered, oldestFirst, oldestLast, backToFront, additive }

/// A source of particles. > Units: points of the layer, seconds, radians.
public struct EmitterValues: Hashable, Sendable {
    /// The kinds of particles to emit.
    public var cells: [EmitterCellValues] = []
    // These multiply the cells' own.
    /// Multiplies the cells' birth rates.
    public var birthRate: Float = 1
    /// Multiplies the cells' lifetimes.
    public var lifetime: Float = 1
    /// Multiplies the cells' speeds.
    public var velocity: Float = 1
    /// Multiplies the cells' scales.
    public var scale: Float = 1
    /// Multiplies the cells' rotation speeds.
    public var spin: Float = 1
    /// The centre of the emission shape.
    public var position = RenderPoint.zero
    /// The z coordinate of the centre.
    public var zPosition = 0.0
    /// The size of the emission shape; the width is the radius of circles and spheres.
    public var size = RenderPoint.zero
    /// The depth of a cuboid shape.
    public var depth = 0.0
    /// The shape from which particles start.
    public var shape = EmitterShape.point
    /// The part of the shape where particles start.
    public var mode = EmitterMode.volume
    /// The painting order of particles.
    public var order = EmitterOrder.unordered
    /// Whether particles keep their depth; not read by the render server.
    public var preservesDepth = false
    /// The seed of the particles' random values.
    public var seed: UInt32 = 0

    /// Creates the values of a new emitter layer.
    public init() {}
}

/// One kind of particle. A value with a range is uniformly distributed within half the range on both sides.
public struct EmitterCellValues: Hashable, Sendable {
    /// The name by which key paths refer to the cell.
    public var name = ""
    /// Whether the cell emits.
    public var isEnabled = true
    /// Particles per second.
    public var birthRate: Float = 0
    /// Seconds that a particle lives.
    public var lifetime: Float = 0
    /// By how much the lifetime varies.
    public var lifetimeRange: Float = 0
    /// The direction out of the layer's plane.
    public var emissionLatitude = 0.0
    /// The direction in the layer's plane.
    public var emissionLongitude = 0.0
    /// The angle of the emission cone.
    public var emissionRange = 0.0
    /// The initial speed, per second.
    public var velocity = 0.0
    /// By how much the speed varies.
    public var velocityRange = 0.0
    /// Acceleration along the x axis, per second squared.
    public var xAcceleration = 0.0
    /// Acceleration along the y axis, per second squared.
    public var yAcceleration = 0.0
    /// Acceleration along the z axis, per second squared.
    public var zAcceleration = 0.0
    /// The initial scale of the image.
    public var scale = 1.0
    /// By how much the scale varies.
    public var scaleRange = 0.0
    /// Growth of the scale per second.
    public var scaleSpeed = 0.0
    /// The rotation speed, per second.
    public var spin = 0.0
    /// By how much the rotation speed varies.
    public var spinRange = 0.0
    /// Multiplies the colours of the image.
    public var color = RenderColor.white
    /// By how much the red component varies.
    public var redRange: Float = 0
    /// By how much the green component varies.
    public var greenRange: Float = 0
    /// By how much the blue component varies.
    public var blueRange: Float = 0
    /// By how much the alpha varies.
    public var alphaRange: Float = 0
    /// Change of the red component per second.
    public var redSpeed: Float = 0
    /// Change of the green component per second.
    public var greenSpeed: Float = 0
    /// Change of the blue component per second.
    public var blueSpeed: Float = 0
    /// Change of the alpha per second.
    public var alphaSpeed: Float = 0
    /// The image of a particle; nil is invisible.
    public var contents: BitmapID?
    /// The part of the image to show, in fractions of it.
    public var contentsRect = RenderRect.unit
    /// The number of the image's pixels per point.
    public var contentsScale = 1.0
    /// Start of emission in its parent's time, and its duration.
    public var beginTime = 0.0
    /// How long the cell emits.
    public var duration = Double.infinity
    /// What particles of this cell emit.
    public var cells: [EmitterCellValues] = []

    /// Creates the values of a new cell.
    public init() {}
}
