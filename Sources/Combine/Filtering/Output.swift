internal import ProgrammerErrors

extension Publishers {
    /// Sends the values whose positions are in a range.
    ///
    /// > Contract: Combine, Publishers.Output
    public struct Output<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// As given to the initializer.
        public let range: CountableRange<Int>

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else { return subscriber.endImmediately(.finished) }
            var position = 0
            upstream.subscribe(
                Relay(subscriber) { [range] in
                    defer { position += 1 }
                    guard position >= range.lowerBound else { return .skip }
                    if position == range.upperBound - 1 { return .last($0) }
                    return position < range.upperBound ? .send($0) : .drop
                })
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the value at a position; a negative one is a programming error.
    public func output(at index: Int) -> Publishers.Output<Self> {
        ProgrammerError.check(index >= 0, "output(at:) requires an index that is not negative")
        return output(in: index...index)
    }

    /// Sends the values whose positions are in a range; a negative bound is a programming error.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        let bounds = range.relative(to: 0..<Int.max)
        ProgrammerError.check(bounds.lowerBound >= 0, "output(in:) requires bounds that are not negative")
        return Publishers.Output(upstream: self, range: bounds)
    }

    /// Sends the first values; a negative number is a programming error.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        ProgrammerError.check(maxLength >= 0, "prefix(_:) requires a length that is not negative")
        return output(in: ..<maxLength)
    }
}
