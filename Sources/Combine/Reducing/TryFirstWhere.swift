extension Publishers {
    /// Sends the first value that a closure accepts, or ends with the error that it throws.
    ///
    /// > Contract: Combine, Publishers.TryFirstWhere
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
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
            upstream.subscribe(
                Reducer(trying: subscriber, rule: { [predicate] in try predicate($0) ? .result($0) : .more }, atEnd: { nil }))
        }
    }
}

extension Publisher {
    /// Sends the first value that a closure accepts, or ends with the error that it throws.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}
