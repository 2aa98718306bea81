internal import ProgrammerErrors

extension Publishers {
    /// Leaves out the first values.
    ///
    /// > Contract: Combine, Publishers.Drop
    public struct Drop<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let count: Int

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var remaining = count
            upstream.subscribe(
                Relay(subscriber, first: .max(count)) {
                    guard remaining > 0 else { return .send($0) }
                    remaining -= 1
                    return .drop
                })
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Leaves out the first values; a negative number is a programming error.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        ProgrammerError.check(count >= 0, "dropFirst(_:) requires a count that is not negative")
        return Publishers.Drop(upstream: self, count: count)
    }
}
