extension Publishers {
    /// Ends when no value has come for some time.
    ///
    /// > Contract: Combine, Publishers.Timeout
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
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
        public let options: Context.SchedulerOptions?
        /// As given to the initializer.
        public let customError: (() -> Failure)?

        /// Creates the operator; apps use the method of the publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?,
            customError: (() -> Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(TimeoutRelay(subscriber, interval, scheduler, options, customError))
        }
    }
}

extension Publisher {
    /// Ends when no value has come for some time: regularly, or with an error.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
