/// Sends one value and ends.
///
/// > Contract: Combine, Just
public struct Just<Output>: Publisher {
    /// It cannot fail.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Creates a publisher of a value.
    public init(_ output: Output) { self.output = output }

    /// Attaches a subscriber, which receives the value when it requests one.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
        subscriber.receive(subscription: SingleValue(output, subscriber, "Just"))
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
