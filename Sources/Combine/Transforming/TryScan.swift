extension Publishers {
    /// Sends what a closure makes of its last result and each value, or ends with the error that it throws.
    ///
    /// > Contract: Combine, Publishers.TryScan
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let initialResult: Output
        /// As given to the initializer.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.subscribe(
                Relay(trying: subscriber) { [nextPartialResult] in
                    let next = try nextPartialResult(result, $0)
                    result = next
                    return .send(next)
                })
        }
    }
}

extension Publisher {
    /// Sends what a closure makes of its last result and each value, or ends with the error that it throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
