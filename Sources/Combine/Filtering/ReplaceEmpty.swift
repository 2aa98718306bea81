extension Publishers {
    /// Sends a value if the publisher ends without one.
    ///
    /// > Contract: Combine, Publishers.ReplaceEmpty
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
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
            upstream.subscribe(
                FallbackRelay(subscriber) { [output] completion, isEmpty in
                    if case .finished = completion, isEmpty { .value(output) } else { .completion(completion) }
                })
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Sends a value if the publisher ends without one.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
