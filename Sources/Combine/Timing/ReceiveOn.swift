extension Publishers {
    /// Sends values and the end on a scheduler.
    ///
    /// > Contract: Combine, Publishers.ReceiveOn
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let scheduler: Context
        /// As given to the initializer.
        public let options: Context.SchedulerOptions?

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ScheduledRelay(subscriber) { [scheduler, options] action in scheduler.schedule(options: options, action) })
        }
    }
}

extension Publisher {
    /// Sends values and the end on a scheduler.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}
