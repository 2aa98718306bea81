extension Publishers {
    /// Sends tuples of the latest values of three publishers, whenever one sends a value.
    ///
    /// > Contract: Combine, Publishers.CombineLatest3
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// What it sends.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// How it may fail.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher of the values of all.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (aValues, bValues, cValues) = (JunctionSlot<A.Output>(), JunctionSlot<B.Output>(), JunctionSlot<C.Output>())
            let rule = Junction<S>.Rule(
                combine: {
                    guard let a = aValues.latest, let b = bValues.latest, let c = cValues.latest else { return nil }
                    return (a, b, c)
                },
                isExhausted: { finished in finished.allSatisfy { $0 } }, dropsUnrequested: true)
            let junction = Junction(subscriber, rule)
            let aInlet = junction.inlet(aValues.replace)
            let bInlet = junction.inlet(bValues.replace)
            let cInlet = junction.inlet(cValues.replace)
            junction.begin {
                a.subscribe(aInlet)
                b.subscribe(bInlet)
                c.subscribe(cInlet)
            }
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
    /// Sends tuples of the latest values of three publishers, whenever one sends a value.
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q>
    where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Sends what a closure makes of the tuples of `combineLatest`.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Map(upstream: combineLatest(publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
    }
}
