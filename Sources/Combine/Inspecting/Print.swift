extension Publishers {
    /// Prints all events.
    ///
    /// > Contract: Combine, Publishers.Print
    public struct Print<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What each line begins with, before a colon.
        public let prefix: String
        /// Where it prints; nil is standard output.
        public let stream: (any TextOutputStream)?

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let log = EventLog(prefix, stream)
            upstream.subscribe(EventRelay(subscriber, log.events()))
        }
    }
}

extension Publisher {
    /// Prints all events, to standard output or a stream.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
