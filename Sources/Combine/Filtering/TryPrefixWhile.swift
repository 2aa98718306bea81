extension Publishers {
    /// Sends values as long as a closure accepts them, and ends with the first that it does not, or ends with the error that it throws.
    ///
    /// > Contract: Combine, Publishers.TryPrefixWhile
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
            upstream.subscribe(Relay(trying: subscriber) { [predicate] in try predicate($0) ? .send($0) : .complete(.finished) })
        }
    }
}

extension Publisher {
    /// Sends values as long as a closure accepts them, or ends with the error that it throws.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
