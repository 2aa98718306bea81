extension Publishers {
    /// Subscribes again after an error.
    ///
    /// > Contract: Combine, Publishers.Retry
    public struct Retry<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How often at most; nil is without limit.
        public let retries: Int?

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Self.attempt(upstream, retries, Succession(subscriber))
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Subscribes again after an error, up to a number of times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}

extension Publishers.Retry {
    private static func attempt<S: Subscriber>(_ upstream: Upstream, _ remaining: Int?, _ succession: Succession<S>)
    where S.Input == Output, S.Failure == Failure {
        succession.follow(upstream) { completion in
            if case .finished = completion { return .complete(completion) }
            if let remaining, remaining <= 0 { return .complete(completion) }
            return .next { attempt(upstream, remaining.map { $0 - 1 }, $0) }
        }
    }
}
