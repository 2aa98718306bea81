/// The connection of a subscriber to a publisher; cancelling it ends the connection.
///
/// > Contract: Combine, Subscription
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Allows the publisher to send this many more values.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
public enum Subscriptions {}

extension Subscriptions {
    /// The subscription of a publisher that sends only a completion.
    public static var empty: any Subscription { EmptySubscription.shared }
}

private struct EmptySubscription: Subscription, Sendable, CustomStringConvertible {
    static let shared = EmptySubscription()
    let combineIdentifier = CombineIdentifier()
    var description: String { "Empty" }
    // Nothing is sent, whatever is requested.
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
