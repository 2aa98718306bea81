extension Publishers {
    /// Sends what a closure makes of its last result and each value.
    ///
    /// > Contract: Combine, Publishers.Scan
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let initialResult: Output
        /// As given to the initializer.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.subscribe(
                Relay(subscriber) { [nextPartialResult] in
                    let next = nextPartialResult(result, $0)
                    result = next
                    return .send(next)
                })
        }
    }
}

extension Publisher {
    /// Sends what a closure makes of its last result and each value.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
