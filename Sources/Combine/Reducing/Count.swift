extension Publishers {
    /// Sends how many values there were.
    ///
    /// > Contract: Combine, Publishers.Count
    public struct Count<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Int
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
            var count = 0
            upstream.subscribe(
                Reducer(
                    subscriber,
                    rule: { _ in
                        count += 1
                        return .more
                    }, atEnd: { count }))
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends how many values there were.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
