extension Publishers {
    /// Sends tuples of the latest values of two publishers, whenever one sends a value.
    ///
    /// > Contract: Combine, Publishers.CombineLatest
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
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
                    guard let a = aValues.latest, let b = bValues.latest else { return nil }
                    return (a, b)
                },
                isExhausted: { finished in finished.allSatisfy { $0 } }, dropsUnrequested: true)
            let junction = Junction(subscriber, rule)
            let aInlet = junction.inlet(aValues.replace)
            let bInlet = junction.inlet(bValues.replace)
            junction.begin {
                a.subscribe(aInlet)
                b.subscribe(bInlet)
            }
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
    /// Sends tuples of the latest values of two publishers, whenever one sends a value.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Failure == P.Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Sends what a closure makes of the tuples of `combineLatest`.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where Failure == P.Failure {
        Publishers.Map(upstream: combineLatest(other)) { transform($0.0, $0.1) }
    }
}
