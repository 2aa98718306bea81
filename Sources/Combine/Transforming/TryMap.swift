extension Publishers {
    /// Sends what a closure makes of each value, or ends with the error that it throws.
    ///
    /// > Contract: Combine, Publishers.TryMap
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let transform: (Upstream.Output) throws -> Output

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Relay(trying: subscriber) { [transform] in .send(try transform($0)) })
        }
    }
}

extension Publisher {
    /// Sends what a closure makes of each value, or ends with the error that it throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}

extension Publishers.TryMap {
    /// One operator for both closures.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
        Publishers.TryMap(upstream: upstream) { [first = self.transform] in transform(try first($0)) }
    }

    /// One operator for both closures.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        Publishers.TryMap(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
    }
}
