extension Publishers {
    /// Sends a value when none has followed it for some time.
    ///
    /// > Contract: Combine, Publishers.Debounce
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// As given to the initializer.
        public let scheduler: Context
        /// As given to the initializer.
        public let options: Context.SchedulerOptions?

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(DebounceRelay(subscriber, dueTime, scheduler, options))
        }
    }
}

extension Publisher {
    /// Sends a value when none has followed it for some time.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
