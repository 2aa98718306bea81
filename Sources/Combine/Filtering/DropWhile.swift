extension Publishers {
    /// Leaves out the first values, as long as a closure accepts them.
    ///
    /// > Contract: Combine, Publishers.DropWhile
    public struct DropWhile<Upstream: Publisher>: Publisher {
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
            var isDropping = true
            upstream.subscribe(
                Relay(subscriber) { [predicate] in
                    if isDropping, predicate($0) { return .skip }
                    isDropping = false
                    return .send($0)
                })
        }
    }
}

extension Publisher {
    /// Leaves out the first values, as long as a closure accepts them.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}
