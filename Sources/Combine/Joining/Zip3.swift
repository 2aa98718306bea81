extension Publishers {
    /// Sends tuples of the oldest values of three publishers that are in no tuple yet.
    ///
    /// > Contract: Combine, Publishers.Zip3
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
                    guard !aValues.isEmpty, !bValues.isEmpty, !cValues.isEmpty, let a = aValues.popFirst(), let b = bValues.popFirst(),
                        let c = cValues.popFirst()
                    else { return nil }
                    return (a, b, c)
                },
                isExhausted: { finished in Swift.zip(finished, [aValues.isEmpty, bValues.isEmpty, cValues.isEmpty]).contains { $0 && $1 } },
                dropsUnrequested: false)
            let junction = Junction(subscriber, rule)
            let aInlet = junction.inlet(aValues.append)
            let bInlet = junction.inlet(bValues.append)
            let cInlet = junction.inlet(cValues.append)
            junction.begin {
                a.subscribe(aInlet)
                b.subscribe(bInlet)
                c.subscribe(cInlet)
            }
        }
    }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
    /// Sends tuples of the oldest values of three publishers that are in no tuple yet.
    public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Sends what a closure makes of the tuples of `zip`.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
    where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Map(upstream: zip(publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
    }
}
