/// Sets a property to each value. It lives as long as the property: released with it, it cancels its upstream.
final class PublishedSubscriber<Value>: Subscriber, Subscription {
    private let link = UpstreamLink()
    private weak var storage: PublishedStorage<Value>?

    init(_ storage: PublishedStorage<Value>) { self.storage = storage }

    func receive(subscription: any Subscription) {
        guard link.open(subscription) else { return }
        guard let storage else { return link.cancel() }
        storage.subject.send(subscription: self)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        storage?.value = input
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { link.end() }
    func request(_ demand: Subscribers.Demand) { link.request(demand) }
    func cancel() { link.cancel() }
}

extension Publisher where Failure == Never {
    /// Sets a published property to each value, for as long as the property lives.
    public func assign(to published: inout Published<Output>.Publisher) { subscribe(PublishedSubscriber(published.storage)) }
}
