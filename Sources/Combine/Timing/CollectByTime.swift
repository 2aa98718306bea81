extension Publishers {
    /// Sends arrays of the values of each interval.
    ///
    /// > Contract: Combine, Publishers.CollectByTime
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it sends.
        public typealias Output = [Upstream.Output]
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let strategy: TimeGroupingStrategy<Context>
        /// As given to the initializer.
        public let options: Context.SchedulerOptions?

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(TimeCollector(subscriber, strategy, options))
        }
    }
}

extension Publisher {
    /// Sends arrays of the values of each interval, or when there are a number of them.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

extension Publishers {
    /// How values are grouped by time.
    ///
    /// > Contract: Combine, Publishers.TimeGroupingStrategy
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// All values of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// The values of each interval, and at once when there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}
