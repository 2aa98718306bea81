extension Publishers {
    /// Sends what a closure makes of the error.
    ///
    /// > Contract: Combine, Publishers.MapError
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let transform: (Upstream.Failure) -> Failure

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay(
                    subscriber, rule: { .send($0) }, conclusion: { [transform] in $0.mapError(transform) }))
        }
    }
}

extension Publisher {
    /// Ends with what a closure makes of the error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }
}

extension Publishers.MapError {
    /// Creates the operator; apps use the method of the publisher.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) { self.init(upstream: upstream, transform: map) }
}
