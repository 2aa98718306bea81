extension Publishers {
    /// Makes a publisher wait for `connect()`.
    ///
    /// > Contract: Combine, Publishers.MakeConnectable
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        private let shared: Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream) { shared = upstream.multicast(subject: PassthroughSubject()) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { shared.subscribe(subscriber) }

        /// Starts sending; cancelling the result ends it.
        public func connect() -> any Cancellable { shared.connect() }
    }
}

extension Publisher where Failure == Never {
    /// The same, but it waits for `connect()`.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
