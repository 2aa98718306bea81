extension Publishers {
    /// Sends the last value in an order.
    ///
    /// > Contract: Combine, Publishers.Comparison
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var extreme: Output?
            upstream.subscribe(
                Reducer(
                    subscriber,
                    rule: { [areInIncreasingOrder] in
                        guard let last = extreme else {
                            extreme = $0
                            return .more
                        }
                        if areInIncreasingOrder(last, $0) { extreme = $0 }
                        return .more
                    }, atEnd: { extreme }))
        }
    }
}

extension Publisher {
    /// Sends the least value by an order.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Sends the greatest value by an order.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}

extension Publisher where Output: Comparable {
    /// Sends the least value.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }

    /// Sends the greatest value.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
