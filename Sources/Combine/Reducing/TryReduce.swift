extension Publishers {
    /// Sends what a closure makes of all values, one after the other, or ends with the error that it throws.
    ///
    /// > Contract: Combine, Publishers.TryReduce
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let initial: Output
        /// As given to the initializer.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            upstream.subscribe(
                Reducer(
                    trying: subscriber,
                    rule: { [nextPartialResult] in
                        let next = try nextPartialResult(result, $0)
                        result = next
                        return .more
                    }, atEnd: { result }))
        }
    }
}

extension Publisher {
    /// Sends what a closure makes of all values, one after the other, or ends with the error that it throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
