import Combine

/// Notes what it receives, and requests what a test says.
final class Probe<Input, Failure: Error>: Subscriber {
    /// `subscription`, `1`, `finished`, `failure first`, in their order.
    private(set) var events: [String] = []
    private(set) var subscription: (any Subscription)?
    private let initial: Subscribers.Demand
    /// Called with each value; returns what is requested in return.
    var onValue: (Input) -> Subscribers.Demand

    init(_ initial: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none) {
        self.initial = initial
        onValue = { _ in each }
    }

    /// The events without the subscription.
    var received: [String] { events.filter { $0 != "subscription" } }

    func receive(subscription: any Subscription) {
        events.append("subscription")
        self.subscription = subscription
        if initial > .none { subscription.request(initial) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        events.append("\(input)")
        return onValue(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: events.append("finished")
        case .failure(let error): events.append("failure \(error)")
        }
    }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
    func cancel() { subscription?.cancel() }
}

/// Released with what retains it.
final class Token {}
