extension Publishers {
    /// Sends the first value.
    ///
    /// > Contract: Combine, Publishers.First
    public struct First<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Reducer(subscriber, rule: { .result($0) }, atEnd: { nil }))
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the first value.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }
}
