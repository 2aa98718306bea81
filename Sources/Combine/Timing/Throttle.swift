extension Publishers {
    /// Sends the first or latest value of each interval.
    ///
    /// > Contract: Combine, Publishers.Throttle
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let interval: Context.SchedulerTimeType.Stride
        /// As given to the initializer.
        public let scheduler: Context
        /// As given to the initializer.
        public let latest: Bool

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ThrottleRelay(subscriber, interval, scheduler, latest: latest))
        }
    }
}

extension Publisher {
    /// Sends the first or latest value of each interval.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
