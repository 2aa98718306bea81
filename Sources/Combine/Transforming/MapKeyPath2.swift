extension Publishers {
    /// Sends the 2 properties of each value that key paths name.
    ///
    /// > Contract: Combine, Publishers.MapKeyPath2
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
        /// What it sends.
        public typealias Output = (Output0, Output1)
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// As given to the initializer.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Relay(subscriber) { [keyPath0, keyPath1] in .send(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) })
        }
    }
}

extension Publisher {
    /// Sends the properties of each value.
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }
}
