extension Publishers {
    /// Gives a publisher that cannot fail a kind of failure.
    ///
    /// > Contract: Combine, Publishers.SetFailureType
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Where the values come from.
        public let upstream: Upstream

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay<_, Never, _>(subscriber, rule: { .send($0) }, conclusion: { _ in .finished }))
        }
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher where Failure == Never {
    /// The same with a kind of failure, for operators that need equal kinds.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}

extension Publishers.SetFailureType {
    /// The same with another kind of failure.
    public func setFailureType<E: Error>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> {
        Publishers.SetFailureType<Upstream, E>(upstream: upstream)
    }
}
