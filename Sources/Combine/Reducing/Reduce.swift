extension Publishers {
    /// Sends what a closure makes of all values, one after the other.
    ///
    /// > Contract: Combine, Publishers.Reduce
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let initial: Output
        /// As given to the initializer.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            upstream.subscribe(
                Reducer(
                    subscriber,
                    rule: { [nextPartialResult] in
                        let next = nextPartialResult(result, $0)
                        result = next
                        return .more
                    }, atEnd: { result }))
        }
    }
}

extension Publisher {
    /// Sends what a closure makes of all values, one after the other.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
