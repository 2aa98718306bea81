/// What a layer shows at one time.
public struct PresentedLayer: Sendable {
    /// The model values with the animations applied.
    public var values: LayerValues
    /// An animation is running.
    public var isRunning = false
    /// The next time, in the layer's own time, at which the presentation changes though nothing runs now: the start of an animation,
    /// or the next step of a discrete one. Nil if there is none.
    public var nextChange: Double?
    /// Cross-fade of contents, while contents are animated.
    public var contentsFade: ContentsFade?
    /// A running transition, with its progress after its timing curve.
    public var transition: RunningTransition?

    /// Creates a presentation without running animations.
    public init(values: LayerValues) { self.values = values }

    /// Two bitmaps of an animation of the contents, one fading into the other.
    public struct ContentsFade: Hashable, Sendable {
        /// The bitmap that fades out.
        public var from: BitmapID?
        /// The bitmap that fades in.
        public var to: BitmapID?
        /// How far the fade is, 0...1.
        public var fraction: Double
    }

    /// A transition that has not ended.
    public struct RunningTransition: Hashable, Sendable {
        /// The key of the transition's animation.
        public var key: String
        /// The effect of the transition.
        public var kind: TransitionKind
        /// The edge where the effect begins.
        public var direction: TransitionDirection
        /// The progress between `startProgress` and `endProgress`.
        public var progress: Double
    }
}

extension PresentedLayer {
    mutating func willChange(at time: Double) {
        guard time.isFinite else { return }
        nextChange = min(nextChange ?? time, time)
    }
}
