/// Sends each value before it replaces the old one, and the current value to new subscribers.
final class PublishedSubject<Value> {
    private let conduits = Conduits<Value, Never>(isDemanded: true)
    private let current: CurrentValue<Value>

    init(_ value: Value) { current = CurrentValue(value) }

    var value: Value {
        get { current.value }
        set {
            conduits.send(newValue)
            current.value = newValue
        }
    }

    /// Keeps an upstream's subscription until the property is released.
    func send(subscription: any Subscription) { conduits.send(subscription: subscription) }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
        let conduit = CurrentValueConduit(subscriber, conduits, current)
        if conduits.add(conduit) == nil { subscriber.receive(subscription: conduit) }
    }
}
