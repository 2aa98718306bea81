extension Publishers {
    /// Sends what a closure makes of each value, except nil, or ends with the error that it throws.
    ///
    /// > Contract: Combine, Publishers.TryCompactMap
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let transform: (Upstream.Output) throws -> Output?

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Relay(trying: subscriber) { [transform] in try transform($0).map { .send($0) } ?? .skip })
        }
    }
}

extension Publisher {
    /// Sends what a closure makes of each value, except nil, or ends with the error that it throws.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}

extension Publishers.TryCompactMap {
    /// One operator for both closures.
    public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
        Publishers.TryCompactMap(upstream: upstream) { [first = self.transform] in try first($0).flatMap(transform) }
    }
}
