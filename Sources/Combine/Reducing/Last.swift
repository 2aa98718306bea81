extension Publishers {
    /// Sends the last value.
    ///
    /// > Contract: Combine, Publishers.Last
    public struct Last<Upstream: Publisher>: Publisher {
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
            var last: Output?
            upstream.subscribe(
                Reducer(
                    subscriber,
                    rule: {
                        last = $0
                        return .more
                    }, atEnd: { last }))
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the last value.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
}
