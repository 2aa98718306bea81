extension Publishers {
    /// Sends values and a regular end later.
    ///
    /// > Contract: Combine, Publishers.Delay
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let interval: Context.SchedulerTimeType.Stride
        /// As given to the initializer.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// As given to the initializer.
        public let scheduler: Context
        /// As given to the initializer.
        public let options: Context.SchedulerOptions?

        /// Creates the operator; apps use the method of the publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ScheduledRelay(subscriber) { [interval, tolerance, scheduler, options] action in
                    scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
                })
        }
    }
}

extension Publisher {
    /// Sends values and the end after an interval.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler, options: options)
    }
}
