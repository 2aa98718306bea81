extension Publishers {
    /// Sends the last value in an order, or ends with the error that it throws.
    ///
    /// > Contract: Combine, Publishers.TryComparison
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var extreme: Output?
            upstream.subscribe(
                Reducer(
                    trying: subscriber,
                    rule: { [areInIncreasingOrder] in
                        guard let last = extreme else {
                            extreme = $0
                            return .more
                        }
                        if try areInIncreasingOrder(last, $0) { extreme = $0 }
                        return .more
                    }, atEnd: { extreme }))
        }
    }
}

extension Publisher {
    /// Sends the least value by an order, or ends with the error that it throws.
    public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Sends the greatest value by an order, or ends with the error that it throws.
    public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
