extension Publishers {
    /// Sends the elements of a sequence.
    ///
    /// > Contract: Combine, Publishers.Sequence
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The elements.
        public typealias Output = Elements.Element
        /// The sequence.
        public let sequence: Elements

        /// Creates a publisher of a sequence's elements.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches a subscriber, which receives as many elements as it requests.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Elements.Element == S.Input {
            let subscription = Combine.Elements(sequence, subscriber, .finished, "\(sequence)")
            if subscription.isEmpty { subscriber.endImmediately(.finished) } else { subscriber.receive(subscription: subscription) }
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Swift.Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
