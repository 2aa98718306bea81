internal import ProgrammerErrors

extension Publishers {
    /// Sends arrays of a number of values.
    ///
    /// > Contract: Combine, Publishers.CollectByCount
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = [Upstream.Output]
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let count: Int

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CountCollector(subscriber, count))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends arrays of a number of values; the last may have fewer. A count below 1 is a programming error.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        ProgrammerError.check(count > 0, "collect(_:) requires a count above zero")
        return Publishers.CollectByCount(upstream: self, count: count)
    }
}
