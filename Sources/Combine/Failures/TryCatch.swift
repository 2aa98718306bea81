extension Publishers {
    /// Goes on with another publisher after an error, or ends with the error that the closure throws.
    ///
    /// > Contract: Combine, Publishers.TryCatch
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession(subscriber)
            succession.follow(upstream) { [handler] completion in
                guard case .failure(let error) = completion else { return .complete(.finished) }
                do {
                    let replacement = try handler(error)
                    return .next { $0.follow(replacement) { .complete($0.erased) } }
                } catch {
                    return .complete(.failure(error))
                }
            }
        }
    }
}

extension Publisher {
    /// Goes on with the publisher that a closure makes of the error, or ends with the error that it throws.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
