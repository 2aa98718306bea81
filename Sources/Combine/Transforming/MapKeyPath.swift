extension Publishers {
    /// Sends the property of each value that a key path names.
    ///
    /// > Contract: Combine, Publishers.MapKeyPath
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let keyPath: KeyPath<Upstream.Output, Output>

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
            self.upstream = upstream
            self.keyPath = keyPath
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Relay(subscriber) { [keyPath] in .send($0[keyPath: keyPath]) })
        }
    }
}

extension Publisher {
    /// Sends the property of each value.
    public func map<T>(
        _ keyPath: KeyPath<Output, T>
    ) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }
}
