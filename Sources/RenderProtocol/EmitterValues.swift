public enum EmitterShape: UInt8, Hashable, Sendable, CaseIterable { case point, line, rectangle, cuboid, circle, sphere }
public enum EmitterMode: UInt8, Hashable, Sendable, CaseIterable { case points, outline, surface, volume }
public enum EmitterOrder: UInt8, Hashable, Sendable, CaseIterable { case unordered, oldestFirst, oldestLast, backToFront, additive }

/// A source of particles. > Units: points of the layer, seconds, radians.
public struct EmitterValues: Hashable, Sendable {
    public var cells: [EmitterCellValues] = []
    // These multiply the cells' own.
    public var birthRate: Float = 1
    public var lifetime: Float = 1
    public var velocity: Float = 1
    public var scale: Float = 1
    public var spin: Float = 1
    public var position = RenderPoint.zero
    public var zPosition = 0.0
    public var size = RenderPoint.zero
    public var depth = 0.0
    public var shape = EmitterShape.point
    public var mode = EmitterMode.volume
    public var order = EmitterOrder.unordered
    public var preservesDepth = false
    public var seed: UInt32 = 0

    public init() {}
}

/// One kind of particle. A value with a range is uniformly distributed within half the range on both sides.
public struct EmitterCellValues: Hashable, Sendable {
    public var name = ""
    public var isEnabled = true
    /// Particles per second.
    public var birthRate: Float = 0
    public var lifetime: Float = 0
    public var lifetimeRange: Float = 0
    public var emissionLatitude = 0.0
    public var emissionLongitude = 0.0
    public var emissionRange = 0.0
    public var velocity = 0.0
    public var velocityRange = 0.0
    public var xAcceleration = 0.0
    public var yAcceleration = 0.0
    public var zAcceleration = 0.0
    public var scale = 1.0
    public var scaleRange = 0.0
    public var scaleSpeed = 0.0
    public var spin = 0.0
    public var spinRange = 0.0
    public var color = RenderColor.white
    public var redRange: Float = 0
    public var greenRange: Float = 0
    public var blueRange: Float = 0
    public var alphaRange: Float = 0
    public var redSpeed: Float = 0
    public var greenSpeed: Float = 0
    public var blueSpeed: Float = 0
    public var alphaSpeed: Float = 0
    public var contents: BitmapID?
    public var contentsRect = RenderRect.unit
    public var contentsScale = 1.0
    /// Start of emission in its parent's time, and its duration.
    public var beginTime = 0.0
    public var duration = Double.infinity
    /// What particles of this cell emit.
    public var cells: [EmitterCellValues] = []

    public init() {}
}
