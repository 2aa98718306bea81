extension Publishers {
    /// Sends the 3 properties of each value that key paths name.
    ///
    /// > Contract: Combine, Publishers.MapKeyPath3
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
        /// What it sends.
        public typealias Output = (Output0, Output1, Output2)
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// As given to the initializer.
        public let keyPath1: KeyPath<Upstream.Output, Output1>
        /// As given to the initializer.
        public let keyPath2: KeyPath<Upstream.Output, Output2>

        /// Creates the operator; apps use the method of the publisher.
        public init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>,
            keyPath2: KeyPath<Upstream.Output, Output2>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
            self.keyPath2 = keyPath2
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay(subscriber) { [keyPath0, keyPath1, keyPath2] in
                    .send(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]))
                })
        }
    }
}

extension Publisher {
    /// Sends the properties of each value.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }
}
