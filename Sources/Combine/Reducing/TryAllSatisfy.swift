extension Publishers {
    /// Sends whether a closure accepts all values, or ends with the error that it throws.
    ///
    /// > Contract: Combine, Publishers.TryAllSatisfy
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Bool
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
                Reducer(trying: subscriber, rule: { [predicate] in try predicate($0) ? .more : .result(false) }, atEnd: { true }))
        }
    }
}

extension Publisher {
    /// Sends whether a closure accepts all values, or ends with the error that it throws.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
