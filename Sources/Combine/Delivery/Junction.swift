internal import Foundation

/// Makes one value of the values of several upstreams.
final class Junction<Downstream: Subscriber>: Subscription {
    /// How values are combined. The closures are called one at a time.
    struct Rule {
        /// A combined value, if one is complete.
        let combine: () -> Downstream.Input?
        /// Whether nothing can follow, given which upstreams have finished.
        let isExhausted: ([Bool]) -> Bool
        /// Whether a combined value that is not requested is left out instead of kept.
        let dropsUnrequested: Bool
    }

    private let outlet: Outlet<Downstream>
    private let rule: Rule
    private let lock = NSRecursiveLock()
    private var links: [UpstreamLink] = []
    private var finished: [Bool] = []

    init(_ downstream: Downstream, _ rule: Rule) {
        outlet = Outlet(downstream)
        self.rule = rule
    }

    /// Adds an upstream, before `begin(_:)`. `store` keeps a value for the rule.
    func inlet<Value>(_ store: @escaping (Value) -> Void) -> Inlet<Value, Downstream.Failure> {
        let index = links.count
        let inlet = Inlet<Value, Downstream.Failure> { value in
            self.didReceive { store(value) }
        } completion: {
            self.didReceive($0, index)
        }
        links.append(inlet.link)
        finished.append(false)
        return inlet
    }

    /// Connects the subscriber, then the upstreams.
    func begin(_ subscribe: () -> Void) {
        outlet.didSend = { [weak self] more in self?.requestAll(more) }
        outlet.begin(self)
        subscribe()
    }

    private func didReceive(_ store: () -> Void) {
        let (value, isExhausted) = lock.withLock {
            store()
            return (rule.combine(), rule.isExhausted(finished))
        }
        if let value, !rule.dropsUnrequested || outlet.openDemand > .none { outlet.send(value) }
        if isExhausted { end(.finished) }
    }

    private func didReceive(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
        if case .failure = completion { return end(completion) }
        let isExhausted = lock.withLock {
            finished[index] = true
            return rule.isExhausted(finished)
        }
        if isExhausted { end(.finished) }
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        for link in links { link.cancel() }
        outlet.send(completion: completion)
    }

    private func requestAll(_ demand: Subscribers.Demand) { for link in links { link.request(demand) } }

    func request(_ demand: Subscribers.Demand) {
        demand.requireNonZero()
        outlet.request(demand)
        requestAll(demand)
    }

    func cancel() {
        outlet.cancel()
        for link in links { link.cancel() }
    }
}

/// The values of one upstream that wait for those of the others.
final class JunctionSlot<Value> {
    private var values = Fifo<Value>()
    private(set) var latest: Value?

    var isEmpty: Bool { values.isEmpty }
    func append(_ value: Value) { values.append(value) }
    func popFirst() -> Value? { values.popFirst() }
    func replace(_ value: Value) { latest = value }
}
