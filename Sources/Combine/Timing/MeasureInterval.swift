extension Publishers {
    /// Sends the time between values.
    ///
    /// > Contract: Combine, Publishers.MeasureInterval
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it sends.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let scheduler: Context

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last = scheduler.now
            upstream.subscribe(
                Relay(
                    subscriber,
                    rule: { [scheduler] _ in
                        let now = scheduler.now
                        defer { last = now }
                        return .send(last.distance(to: now))
                    }))
        }
    }
}

extension Publisher {
    /// Sends the time between values instead of them; the first is the time since the subscription.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
