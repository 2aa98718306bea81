/// What a layer shows at one time.
public struct PresentedLayer: Sendable {
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

    public init(values: LayerValues) { self.values = values }

    public struct ContentsFade: Hashable, Sendable {
        public var from: BitmapID?
        public var to: BitmapID?
        public var fraction: Double
    }

    public struct RunningTransition: Hashable, Sendable {
        public var key: String
        public var kind: TransitionKind
        public var direction: TransitionDirection
        public var progress: Double
    }
}

extension PresentedLayer {
    mutating func willChange(at time: Double) {
        guard time.isFinite else { return }
        nextChange = min(nextChange ?? time, time)
    }
}
