/// Receives values from a publisher.
///
/// > Contract: Combine, Subscriber
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values it receives.
    associatedtype Input
    /// The kind of error that may end the values; `Never` if none can.
    associatedtype Failure: Error

    /// Called once, before any value: from here on it may request values.
    func receive(subscription: any Subscription)
    /// Called for each value.
    ///
    /// - Returns: How many values it expects in addition to those requested before.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Called once at most, after the last value.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives a value without content.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for types around subscribers.
public enum Subscribers {}
