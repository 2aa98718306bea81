extension Publishers {
    /// Goes on with another publisher after an error.
    ///
    /// > Contract: Combine, Publishers.Catch
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = NewPublisher.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession(subscriber)
            succession.follow(upstream) { [handler] completion in
                guard case .failure(let error) = completion else { return .complete(.finished) }
                let replacement = handler(error)
                return .next { $0.follow(replacement) }
            }
        }
    }
}

extension Publisher {
    /// Goes on with the publisher that a closure makes of the error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P> where Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }
}
