extension Publishers {
    /// Ends when another publisher sends a value.
    ///
    /// > Contract: Combine, Publishers.PrefixUntilOutput
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let other: Other

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(GateRelay(subscriber, other, .closes))
        }
    }
}

extension Publisher {
    /// Ends when another publisher sends a value.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
