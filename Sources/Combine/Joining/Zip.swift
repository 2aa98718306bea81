extension Publishers {
    /// Sends tuples of the oldest values of two publishers that are in no tuple yet.
    ///
    /// > Contract: Combine, Publishers.Zip
    public struct Zip<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// What it sends.
        public typealias Output = (A.Output, B.Output)
        /// How it may fail.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher of the values of both.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (aValues, bValues) = (JunctionSlot<A.Output>(), JunctionSlot<B.Output>())
            let rule = Junction<S>.Rule(
                combine: {
                    guard !aValues.isEmpty, !bValues.isEmpty, let a = aValues.popFirst(), let b = bValues.popFirst() else { return nil }
                    return (a, b)
                },
                isExhausted: { finished in Swift.zip(finished, [aValues.isEmpty, bValues.isEmpty]).contains { $0 && $1 } },
                dropsUnrequested: false)
            let junction = Junction(subscriber, rule)
            let aInlet = junction.inlet(aValues.append)
            let bInlet = junction.inlet(bValues.append)
            junction.begin {
                a.subscribe(aInlet)
                b.subscribe(bInlet)
            }
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
    /// Sends tuples of the oldest values of two publishers that are in no tuple yet.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
    where Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    /// Sends what a closure makes of the tuples of `zip`.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
    where Failure == P.Failure {
        Publishers.Map(upstream: zip(other)) { transform($0.0, $0.1) }
    }
}
