extension Publishers {
    /// Sends what a closure makes of each value, except nil.
    ///
    /// > Contract: Combine, Publishers.CompactMap
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let transform: (Upstream.Output) -> Output?

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Relay(subscriber) { [transform] in transform($0).map { .send($0) } ?? .skip })
        }
    }
}

extension Publisher {
    /// Sends what a closure makes of each value, except nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }
}

extension Publishers.CompactMap {
    /// One operator for both closures.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
        Publishers.CompactMap(upstream: upstream) { [first = self.transform] in first($0).flatMap(transform) }
    }

    /// One operator for both closures.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
        Publishers.CompactMap(upstream: upstream) { [first = self.transform] in first($0).map(transform) }
    }
}
