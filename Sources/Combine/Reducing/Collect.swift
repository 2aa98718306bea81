extension Publishers {
    /// Sends all values as one array at the end.
    ///
    /// > Contract: Combine, Publishers.Collect
    public struct Collect<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = [Upstream.Output]
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
            var values: [Upstream.Output] = []
            upstream.subscribe(
                Reducer(
                    subscriber,
                    rule: {
                        values.append($0)
                        return .more
                    }, atEnd: { values }))
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends all values as one array at the end.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}
