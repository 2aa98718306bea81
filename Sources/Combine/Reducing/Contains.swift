extension Publishers {
    /// Sends whether a value is among the values.
    ///
    /// > Contract: Combine, Publishers.Contains
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// What it sends.
        public typealias Output = Bool
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let output: Upstream.Output

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Reducer(subscriber, rule: { [output] in $0 == output ? .result(true) : .more }, atEnd: { false }))
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
    /// Sends whether a value is among the values.
    public func contains(_ output: Output) -> Publishers.Contains<Self> { Publishers.Contains(upstream: self, output: output) }
}
