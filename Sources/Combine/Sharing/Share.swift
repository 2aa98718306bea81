extension Publishers {
    /// Sends one subscription's values to all subscribers.
    ///
    /// > Contract: Combine, Publishers.Share
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        /// Attaches a subscriber; the first one subscribes to the upstream.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { shared.subscribe(subscriber) }

        /// Whether both are the same object.
        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
}

extension Publisher {
    /// Sends one subscription's values to all subscribers.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
