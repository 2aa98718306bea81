/// Sends no values, and ends at once or never.
///
/// > Contract: Combine, Empty
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
    /// Whether it ends at once.
    public let completeImmediately: Bool

    /// Creates a publisher without values.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    /// Creates a publisher without values, with the kinds that it would send.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}
