extension Publishers {
    /// Encodes each value.
    ///
    /// > Contract: Combine, Publishers.Encode
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        /// What it sends.
        public typealias Output = Coder.Output
        /// How it may fail.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        private let encoder: Coder

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Relay(trying: subscriber) { [encoder] in .send(try encoder.encode($0)) })
        }
    }
}

extension Publisher where Output: Encodable {
    /// Encodes each value, or ends with the error of encoding.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
