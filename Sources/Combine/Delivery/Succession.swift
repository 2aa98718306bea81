internal import Foundation

/// A subscription whose upstream is replaced by another when it ends. What is requested and not sent yet is requested from the next.
final class Succession<Downstream: Subscriber>: Subscription {
    /// What comes after an upstream.
    enum Following {
        case complete(Subscribers.Completion<Downstream.Failure>)
        case next((Succession) -> Void)
    }

    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var current: (any Subscription)?
    private var hasBegun = false

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Subscribes to a publisher as the next upstream.
    func follow<P: Publisher>(
        _ publisher: P, then following: @escaping (Subscribers.Completion<P.Failure>) -> Following
    ) where P.Output == Downstream.Input {
        publisher.subscribe(Stage(self, following))
    }

    /// Subscribes to a publisher as the last upstream.
    func follow<P: Publisher>(_ publisher: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        follow(publisher) { .complete($0) }
    }

    fileprivate func open(_ subscription: any Subscription) {
        let (downstream, demand, isFirst): (Downstream?, Subscribers.Demand, Bool) = lock.withLock {
            guard self.downstream != nil else { return (nil, .none, false) }
            current = subscription
            defer { hasBegun = true }
            return (self.downstream, self.demand, !hasBegun)
        }
        guard let downstream else { return subscription.cancel() }
        if isFirst { downstream.receive(subscription: self) } else if demand > .none { subscription.request(demand) }
    }

    fileprivate func send(_ value: Downstream.Input) -> Subscribers.Demand {
        let receiver = lock.withLock {
            demand -= 1
            return downstream
        }
        let more = receiver?.receive(value) ?? .none
        lock.withLock { demand += more }
        return more
    }

    fileprivate func end(_ following: Following) {
        lock.withLock { current = nil }
        switch following {
        case .complete(let completion): lock.withLock { downstream.take() }?.receive(completion: completion)
        case .next(let start): if lock.withLock({ downstream != nil }) { start(self) }
        }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireNonZero()
        let current = lock.withLock {
            self.demand += demand
            return self.current
        }
        current?.request(demand)
    }

    func cancel() {
        let (released, current) = lock.withLock { (downstream.take(), self.current.take()) }
        withExtendedLifetime(released) { current?.cancel() }
    }
}

/// One upstream of a succession.
private final class Stage<Failure: Error, Downstream: Subscriber>: Subscriber {
    private let succession: Succession<Downstream>
    private let following: (Subscribers.Completion<Failure>) -> Succession<Downstream>.Following
    private let link = UpstreamLink()

    init(
        _ succession: Succession<Downstream>, _ following: @escaping (Subscribers.Completion<Failure>) -> Succession<Downstream>.Following
    ) {
        self.succession = succession
        self.following = following
    }

    func receive(subscription: any Subscription) { if link.open(subscription) { succession.open(subscription) } }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { link.isOpen ? succession.send(input) : .none }
    func receive(completion: Subscribers.Completion<Failure>) { if link.end() { succession.end(following(completion)) } }
}
