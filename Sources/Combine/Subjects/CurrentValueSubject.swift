internal import Foundation

/// Keeps its latest value, and sends it to new subscribers and when it changes.
///
/// A subscriber that has not requested more receives the latest value as soon as it does.
///
/// > Contract: Combine, CurrentValueSubject
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let conduits = Conduits<Output, Failure>(isDemanded: true)
    private let current: CurrentValue<Output>

    /// The latest value; setting it sends it. After the end it does not change.
    public var value: Output {
        get { current.value }
        set { send(newValue) }
    }

    /// Creates a subject with a value.
    public init(_ value: Output) { current = CurrentValue(value) }

    /// Keeps an upstream's subscription and requests all its values.
    public func send(subscription: any Subscription) { conduits.send(subscription: subscription) }

    /// Attaches a subscriber; after the end it receives only the completion.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let conduit = CurrentValueConduit(subscriber, conduits, current)
        if let completion = conduits.add(conduit) {
            subscriber.endImmediately(completion)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    /// Replaces the value and sends it.
    public func send(_ input: Output) { conduits.send(input) { current.value = input } }
    /// Ends all subscribers; what is sent later is ignored.
    public func send(completion: Subscribers.Completion<Failure>) { conduits.send(completion: completion) }
}
