extension Publishers {
    /// Sends the last value that a closure accepts.
    ///
    /// > Contract: Combine, Publishers.LastWhere
    public struct LastWhere<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
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
            var last: Output?
            upstream.subscribe(
                Reducer(
                    subscriber,
                    rule: { [predicate] in
                        if predicate($0) { last = $0 }
                        return .more
                    }, atEnd: { last }))
        }
    }
}

extension Publisher {
    /// Sends the last value that a closure accepts.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
}
