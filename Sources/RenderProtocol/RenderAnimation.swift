/// Animatable properties. Key paths such as "transform.rotation.z" or "position.x" have their own case, because they animate one component
/// and leave the others to the model value or to another animation.
public enum AnimatedKey: UInt8, Hashable, Sendable, CaseIterable {
    /// The bounds, their origin or size, or one component of these.
    case bounds, boundsOrigin, boundsOriginX, boundsOriginY, boundsSize, boundsWidth, boundsHeight
    /// The place of the layer, or one component of it.
    case position, positionX, positionY, zPosition, anchorPoint, anchorPointZ
    /// The transform, or one component: rotations in radians, scales, translations in points.
    case transform, rotationX, rotationY, rotationZ, scale, scaleX, scaleY, scaleZ, translation, translationX, translationY, translationZ
    /// The transform of the sublayers.
    case sublayerTransform
    /// The appearance of the background and the border, and the opacity.
    case backgroundColor, cornerRadius, borderWidth, borderColor, opacity, hidden
    /// The bitmap and its placement.
    case contents, contentsRect, contentsCenter, contentsScale
    /// The shadow, or one component of its offset.
    case shadowColor, shadowOpacity, shadowOffset, shadowOffsetWidth, shadowOffsetHeight, shadowRadius, shadowPath
    /// The values of a shape layer.
    case path, fillColor, strokeColor, lineWidth, miterLimit, lineDashPhase, strokeStart, strokeEnd
    /// The values of a gradient layer.
    case gradientColors, gradientLocations, gradientStart, gradientEnd
    /// The tint of contents and the effect of a backdrop layer.
    case contentTint, backdropRadius, backdropSaturation, backdropTint
    /// The copies of a replicator layer.
    case instanceCount, instanceDelay, instanceTransform, instanceColor
    /// The colour offsets of a replicator layer.
    case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
    /// The emission shape of an emitter layer.
    case emitterPosition, emitterPositionX, emitterPositionY, emitterZPosition, emitterSize, emitterDepth
    /// The factors of an emitter layer.
    case emitterBirthRate, emitterLifetime, emitterVelocity, emitterScale, emitterSpin
}

/// A value that can be interpolated, or in the case of bitmaps cross-faded.
public enum AnimatedValue: Hashable, Sendable {
    /// A number, such as an opacity or an angle.
    case number(Double)
    /// A point or a size.
    case point(RenderPoint)
    /// A rectangle.
    case rect(RenderRect)
    /// A colour, interpolated in straight sRGB components.
    case color(RenderColor)
    /// A transform, interpolated by its decomposition.
    case matrix(RenderMatrix)
    /// A path; only paths with the same kinds of segments are interpolated.
    case path(RenderPath)
    /// The colours of a gradient.
    case colors([RenderColor])
    /// The positions of a gradient's colours.
    case numbers([Double])
    /// A bitmap; nil is no contents.
    case bitmap(BitmapID?)
}

/// A cubic Bézier from (0,0) to (1,1).
public struct TimingCurve: Hashable, Sendable {
    /// The coordinates of the two control points.
    public var x1, y1, x2, y2: Double
    /// Creates a curve from its control points (x1, y1) and (x2, y2).
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) { (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2) }
    /// Constant speed.
    public static let linear = TimingCurve(0, 0, 1, 1)
}

/// Where an animation shows values outside its active time; nowhere if empty.
public struct AnimationFill: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// After the end.
    public static let forwards = AnimationFill(rawValue: 1)
    /// Before the beginning.
    public static let backwards = AnimationFill(rawValue: 2)
}

/// `CAMediaTiming` of an animation. > Units: seconds.
public struct AnimationTiming: Hashable, Sendable {
    /// In the layer's time (for a group's member, the group's); 0 has already been replaced by the commit's time.
    public var beginTime: Double = 0
    /// The length of one repetition.
    public var duration: Double = 0.25
    /// The speed of local time.
    public var speed: Double = 1
    /// Seconds added to local time.
    public var timeOffset: Double = 0
    /// How often the duration repeats; 0 is once.
    public var repeatCount: Double = 0
    /// How long the duration repeats; 0 leaves that to `repeatCount`.
    public var repeatDuration: Double = 0
    /// Whether each repetition also plays backwards.
    public var autoreverses = false
    /// What is shown outside the active time.
    public var fill: AnimationFill = []
    /// The timing curve of one repetition.
    public var curve: TimingCurve = .linear
    /// Whether the animation is removed at its end.
    public var removedOnCompletion = true
    /// Creates the timing of a new animation.
    public init() {}
}

/// The physics of a spring animation.
public struct SpringParameters: Hashable, Sendable {
    /// The mass on the spring.
    public var mass: Double
    /// The stiffness of the spring.
    public var stiffness: Double
    /// The friction.
    public var damping: Double
    /// The speed at the start, in whole distances per second.
    public var initialVelocity: Double
    /// Creates a spring.
    public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        (self.mass, self.stiffness, self.damping, self.initialVelocity) = (mass, stiffness, damping, initialVelocity)
    }
}

/// How values between keyframes are computed; see `CAAnimationCalculationMode`.
public enum KeyframeMode: UInt8, Hashable, Sendable, CaseIterable { case linear, discrete, paced, cubic, cubicPaced }
/// How a layer turns along a path; see `CAAnimationRotationMode`.
public enum KeyframeRotation: UInt8, Hashable, Sendable, CaseIterable { case none, auto, autoReverse }
/// The effect of a transition; see `CATransitionType`.
public enum TransitionKind: UInt8, Hashable, Sendable, CaseIterable { case fade, moveIn, push, reveal }
/// The edge where a transition begins; see `CATransitionSubtype`.
public enum TransitionDirection: UInt8, Hashable, Sendable, CaseIterable { case fromLeft, fromRight, fromTop, fromBottom }

/// An animation in the form in which the render server plays it.
public struct RenderAnimation: Hashable, Sendable {
    /// What an animation changes.
    public indirect enum Content: Hashable, Sendable {
        /// `from`, `to`, `by` as in CABasicAnimation; nil reads the model value.
        case basic(AnimatedKey, from: AnimatedValue?, to: AnimatedValue?, by: AnimatedValue?)
        /// As `basic`, along the motion of a spring.
        case spring(AnimatedKey, from: AnimatedValue?, to: AnimatedValue?, by: AnimatedValue?, SpringParameters)
        /// A list of values, or a path for positions, with times and curves of the steps.
        case keyframes(
            AnimatedKey, values: [AnimatedValue], keyTimes: [Double], curves: [TimingCurve], mode: KeyframeMode, path: RenderPath?,
            rotation: KeyframeRotation)
        /// Animations whose times are relative to the group's.
        case group([RenderAnimation])
        /// From the last commit's appearance to the present one.
        case transition(TransitionKind, TransitionDirection, startProgress: Double, endProgress: Double)
    }
    /// What the animation changes.
    public var content: Content
    /// When the animation is played.
    public var timing: AnimationTiming
    /// Whether the value is added to the model value instead of replacing it.
    public var additive = false
    /// Whether each repetition begins where the previous one ended.
    public var cumulative = false
    /// Creates an animation.
    public init(content: Content, timing: AnimationTiming, additive: Bool = false, cumulative: Bool = false) {
        self.content = content
        self.timing = timing
        self.additive = additive
        self.cumulative = cumulative
    }
}
