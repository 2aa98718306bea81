extension Publishers {
    /// Keeps values until they are requested.
    ///
    /// > Contract: Combine, Publishers.Buffer
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How many values it keeps.
        public let size: Int
        /// When it requests values.
        public let prefetch: PrefetchStrategy
        /// What happens to a value too many.
        public let whenFull: BufferingStrategy<Failure>

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(BufferRelay(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
        }
    }
}

extension Publisher {
    /// Keeps values until they are requested.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

extension Publishers {
    /// When a buffer requests values.
    ///
    /// > Contract: Combine, Publishers.PrefetchStrategy
    public enum PrefetchStrategy: Sendable {
        /// At the start, to fill the buffer, and one for each that leaves it.
        case keepFull
        /// All at once, whenever the subscriber requests.
        case byRequest
    }

    /// What a full buffer does with another value.
    ///
    /// > Contract: Combine, Publishers.BufferingStrategy
    public enum BufferingStrategy<Failure: Error> {
        /// Leaves out the new value.
        case dropNewest
        /// Leaves out the oldest value.
        case dropOldest
        /// Ends with an error.
        case customError(() -> Failure)
    }
}
