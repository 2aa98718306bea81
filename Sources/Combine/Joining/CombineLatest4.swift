extension Publishers {
    /// Sends tuples of the latest values of four publishers, whenever one sends a value.
    ///
    /// > Contract: Combine, Publishers.CombineLatest4
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// What it sends.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// How it may fail.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher of the values of all.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (aValues, bValues, cValues, dValues) = (
                JunctionSlot<A.Output>(), JunctionSlot<B.Output>(), JunctionSlot<C.Output>(), JunctionSlot<D.Output>()
            )
            let rule = Junction<S>.Rule(
                combine: {
                    guard let a = aValues.latest, let b = bValues.latest, let c = cValues.latest, let d = dValues.latest else { return nil }
                    return (a, b, c, d)
                },
                isExhausted: { finished in finished.allSatisfy { $0 } }, dropsUnrequested: true)
            let junction = Junction(subscriber, rule)
            let aInlet = junction.inlet(aValues.replace)
            let bInlet = junction.inlet(bValues.replace)
            let cInlet = junction.inlet(cValues.replace)
            let dInlet = junction.inlet(dValues.replace)
            junction.begin {
                a.subscribe(aInlet)
                b.subscribe(bInlet)
                c.subscribe(cInlet)
                d.subscribe(dInlet)
            }
        }
    }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Sends tuples of the latest values of four publishers, whenever one sends a value.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Sends what a closure makes of the tuples of `combineLatest`.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.Map(upstream: combineLatest(publisher1, publisher2, publisher3)) { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
