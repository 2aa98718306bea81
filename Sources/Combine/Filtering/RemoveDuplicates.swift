extension Publishers {
    /// Sends the values that differ from the one before, as a closure decides.
    ///
    /// > Contract: Combine, Publishers.RemoveDuplicates
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.subscribe(
                Relay(subscriber) { [predicate] in
                    if let last, predicate(last, $0) { return .skip }
                    last = $0
                    return .send($0)
                })
        }
    }
}

extension Publisher {
    /// Sends the values that a closure does not call equal to the one before.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Sends the values that differ from the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
