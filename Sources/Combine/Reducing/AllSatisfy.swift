extension Publishers {
    /// Sends whether a closure accepts all values.
    ///
    /// > Contract: Combine, Publishers.AllSatisfy
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Bool
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Reducer(subscriber, rule: { [predicate] in predicate($0) ? .more : .result(false) }, atEnd: { true }))
        }
    }
}

extension Publisher {
    /// Sends whether a closure accepts all values.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}
