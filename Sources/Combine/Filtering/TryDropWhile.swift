extension Publishers {
    /// Leaves out the first values, as long as a closure accepts them, or ends with the error that it throws.
    ///
    /// > Contract: Combine, Publishers.TryDropWhile
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
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
            var isDropping = true
            upstream.subscribe(
                Relay(trying: subscriber) { [predicate] in
                    if isDropping, try predicate($0) { return .skip }
                    isDropping = false
                    return .send($0)
                })
        }
    }
}

extension Publisher {
    /// Leaves out the first values, as long as a closure accepts them, or ends with the error that it throws.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
