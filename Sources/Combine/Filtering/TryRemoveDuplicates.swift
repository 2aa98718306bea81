extension Publishers {
    /// Sends the values that differ from the one before, as a closure decides, or ends with the error that it throws.
    ///
    /// > Contract: Combine, Publishers.TryRemoveDuplicates
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.subscribe(
                Relay(trying: subscriber) { [predicate] in
                    if let last, try predicate(last, $0) { return .skip }
                    last = $0
                    return .send($0)
                })
        }
    }
}

extension Publisher {
    /// Sends the values that a closure does not call equal to the one before, or ends with the error that it throws.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
