/// Animatable properties. Key paths such as "transform.rotation.z" or "position.x" have their own case, because they animate one component
/// and leave the others to the model value or to another animation.
public enum AnimatedKey: UInt8, Hashable, Sendable, CaseIterable {
    case bounds, boundsOrigin, boundsOriginX, boundsOriginY, boundsSize, boundsWidth, boundsHeight
    case position, positionX, positionY, zPosition, anchorPoint, anchorPointZ
    case transform, rotationX, rotationY, rotationZ, scale, scaleX, scaleY, scaleZ, translation, translationX, translationY, translationZ
    case sublayerTransform
    case backgroundColor, cornerRadius, borderWidth, borderColor, opacity, hidden
    case contents, contentsRect, contentsCenter, contentsScale
    case shadowColor, shadowOpacity, shadowOffset, shadowOffsetWidth, shadowOffsetHeight, shadowRadius, shadowPath
    case path, fillColor, strokeColor, lineWidth, miterLimit, lineDashPhase, strokeStart, strokeEnd
    case gradientColors, gradientLocations, gradientStart, gradientEnd
    case contentTint, backdropRadius, backdropSaturation, backdropTint
    case instanceCount, instanceDelay, instanceTransform, instanceColor
    case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
    case emitterPosition, emitterPositionX, emitterPositionY, emitterZPosition, emitterSize, emitterDepth
    case emitterBirthRate, emitterLifetime, emitterVelocity, emitterScale, emitterSpin
}

public enum AnimatedValue: Hashable, Sendable {
    case number(Double)
    case point(RenderPoint)
    case rect(RenderRect)
    case color(RenderColor)
    case matrix(RenderMatrix)
    case path(RenderPath)
    case colors([RenderColor])
    case numbers([Double])
    case bitmap(BitmapID?)
}

/// A cubic Bézier from (0,0) to (1,1).
public struct TimingCurve: Hashable, Sendable {
    public var x1, y1, x2, y2: Double
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) { (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2) }
    public static let linear = TimingCurve(0, 0, 1, 1)
}

public struct AnimationFill: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let forwards = AnimationFill(rawValue: 1)
    public static let backwards = AnimationFill(rawValue: 2)
}

/// `CAMediaTiming` of an animation. > Units: seconds.
public struct AnimationTiming: Hashable, Sendable {
    /// In the layer's time (for a group's member, the group's); 0 has already been replaced by the commit's time.
    public var beginTime: Double = 0
    public var duration: Double = 0.25
    public var speed: Double = 1
    public var timeOffset: Double = 0
    public var repeatCount: Double = 0
    public var repeatDuration: Double = 0
    public var autoreverses = false
    public var fill: AnimationFill = []
    public var curve: TimingCurve = .linear
    public var removedOnCompletion = true
    public init() {}
}

public struct SpringParameters: Hashable, Sendable {
    public var mass: Double
    public var stiffness: Double
    public var damping: Double
    public var initialVelocity: Double
    public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        (self.mass, self.stiffness, self.damping, self.initialVelocity) = (mass, stiffness, damping, initialVelocity)
    }
}

public enum KeyframeMode: UInt8, Hashable, Sendable, CaseIterable { case linear, discrete, paced, cubic, cubicPaced }
public enum KeyframeRotation: UInt8, Hashable, Sendable, CaseIterable { case none, auto, autoReverse }
public enum TransitionKind: UInt8, Hashable, Sendable, CaseIterable { case fade, moveIn, push, reveal }
public enum TransitionDirection: UInt8, Hashable, Sendable, CaseIterable { case fromLeft, fromRight, fromTop, fromBottom }

public struct RenderAnimation: Hashable, Sendable {
    public indirect enum Content: Hashable, Sendable {
        /// `from`, `to`, `by` as in CABasicAnimation; nil reads the model value.
        case basic(AnimatedKey, from: AnimatedValue?, to: AnimatedValue?, by: AnimatedValue?)
        case spring(AnimatedKey, from: AnimatedValue?, to: AnimatedValue?, by: AnimatedValue?, SpringParameters)
        case keyframes(
            AnimatedKey, values: [AnimatedValue], keyTimes: [Double], curves: [TimingCurve], mode: KeyframeMode, path: RenderPath?,
            rotation: KeyframeRotation)
        case group([RenderAnimation])
        case transition(TransitionKind, TransitionDirection, startProgress: Double, endProgress: Double)
    }
    public var content: Content
    public var timing: AnimationTiming
    public var additive = false
    public var cumulative = false
    public init(content: Content, timing: AnimationTiming, additive: Bool = false, cumulative: Bool = false) {
        self.content = content
        self.timing = timing
        self.additive = additive
        self.cumulative = cumulative
    }
}
