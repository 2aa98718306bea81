/// What a layer shows at one moment.
public struct PresentedLayer: Sendable {
    public var values: LayerValues
    /// Something moves from one frame to the next.
    public var isRunning = false
    /// The next moment of the layer's own time at which the picture changes by itself though nothing runs now: an animation that has not
    /// begun, the next step of a discrete one. Nil when there is none.
    public var nextChange: Double?
    /// Contents that fade into each other, when contents are animated.
    public var contentsFade: ContentsFade?
    /// A transition that runs, with the part of it that is over after its timing curve.
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
