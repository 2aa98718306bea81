internal import Foundation

/// Passes all events on, after it called closures with them.
final class EventRelay<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Events = SubscriptionEvents<Downstream.Input, Downstream.Failure>

    private let link = UpstreamLink()
    private let lock = NSLock()
    private var parts: (downstream: Downstream, events: Events)?

    init(_ downstream: Downstream, _ events: Events) { parts = (downstream, events) }

    func receive(subscription: any Subscription) {
        guard let parts = lock.withLock({ parts }) else { return subscription.cancel() }
        parts.events.subscription?(subscription)
        if link.open(subscription) { parts.downstream.receive(subscription: self) }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard let parts = lock.withLock({ parts }) else { return .none }
        parts.events.output?(input)
        let more = parts.downstream.receive(input)
        if more > .none { (parts.events.demand ?? parts.events.request)?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard let parts = lock.withLock({ parts.take() }) else { return }
        link.end()
        parts.events.completion?(completion)
        parts.downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { parts }?.events.request?(demand)
        link.request(demand)
    }

    func cancel() {
        let ended = lock.withLock { parts.take() }
        ended?.events.cancel?()
        link.cancel()
    }
}
