extension Optional {
    /// A publisher of the value, if there is one.
    public var publisher: Publisher { Publisher(self) }

    /// Sends an optional's value, if there is one, and ends.
    ///
    /// > Contract: Combine, Optional.Publisher
    public struct Publisher: Combine.Publisher {
        /// The value.
        public typealias Output = Wrapped
        /// It cannot fail.
        public typealias Failure = Never
        /// The value, if there is one.
        public let output: Wrapped?

        /// Creates a publisher of a value, or of none.
        public init(_ output: Output?) { self.output = output }

        /// Attaches a subscriber; without a value it ends at once.
        public func receive<S: Subscriber>(subscriber: S) where Wrapped == S.Input, S.Failure == Never {
            guard let output else { return subscriber.endImmediately(.finished) }
            subscriber.receive(subscription: SingleValue(output, subscriber, "Optional"))
        }
    }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}
