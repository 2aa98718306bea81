extension Publishers {
    /// Sends tuples of the oldest values of four publishers that are in no tuple yet.
    ///
    /// > Contract: Combine, Publishers.Zip4
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
                    guard !aValues.isEmpty, !bValues.isEmpty, !cValues.isEmpty, !dValues.isEmpty, let a = aValues.popFirst(),
                        let b = bValues.popFirst(), let c = cValues.popFirst(), let d = dValues.popFirst()
                    else { return nil }
                    return (a, b, c, d)
                },
                isExhausted: { finished in
                    Swift.zip(finished, [aValues.isEmpty, bValues.isEmpty, cValues.isEmpty, dValues.isEmpty]).contains { $0 && $1 }
                },
                dropsUnrequested: false)
            let junction = Junction(subscriber, rule)
            let aInlet = junction.inlet(aValues.append)
            let bInlet = junction.inlet(bValues.append)
            let cInlet = junction.inlet(cValues.append)
            let dInlet = junction.inlet(dValues.append)
            junction.begin {
                a.subscribe(aInlet)
                b.subscribe(bInlet)
                c.subscribe(cInlet)
                d.subscribe(dInlet)
            }
        }
    }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Sends tuples of the oldest values of four publishers that are in no tuple yet.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.Zip4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Sends what a closure makes of the tuples of `zip`.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.Map(upstream: zip(publisher1, publisher2, publisher3)) { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
