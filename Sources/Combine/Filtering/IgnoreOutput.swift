extension Publishers {
    /// Sends only the end.
    ///
    /// > Contract: Combine, Publishers.IgnoreOutput
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Never
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
            upstream.subscribe(Relay(subscriber, first: .unlimited) { _ in .drop })
        }
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends only the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}
