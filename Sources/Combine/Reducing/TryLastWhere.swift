extension Publishers {
    /// Sends the last value that a closure accepts, or ends with the error that it throws.
    ///
    /// > Contract: Combine, Publishers.TryLastWhere
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.subscribe(
                Reducer(
                    trying: subscriber,
                    rule: { [predicate] in
                        if try predicate($0) { last = $0 }
                        return .more
                    }, atEnd: { last }))
        }
    }
}

extension Publisher {
    /// Sends the last value that a closure accepts, or ends with the error that it throws.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
