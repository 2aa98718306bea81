extension Publishers {
    /// Sends a value in place of the error, and ends.
    ///
    /// > Contract: Combine, Publishers.ReplaceError
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Never
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
                FallbackRelay(subscriber) { [output] completion, _ in
                    if case .failure = completion { .value(output) } else { .completion(.finished) }
                })
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Sends a value in place of the error, and ends.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
