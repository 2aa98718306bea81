internal import Foundation

/// Sends arrays of a number of values, and what is left when the upstream finishes; an error drops it.
final class CountCollector<Element, Downstream: Subscriber>: Subscriber, Subscription where Downstream.Input == [Element] {
    private let link = UpstreamLink()
    private let lock = NSLock()
    private var downstream: Downstream?
    private var values: [Element] = []
    private let count: Int

    init(_ downstream: Downstream, _ count: Int) {
        self.downstream = downstream
        self.count = count
    }

    func receive(subscription: any Subscription) {
        if link.open(subscription) { lock.withLock { downstream }?.receive(subscription: self) }
    }

    func receive(_ input: Element) -> Subscribers.Demand {
        guard link.isOpen else { return .none }
        let full: (Downstream, [Element])? = lock.withLock {
            values.append(input)
            guard values.count >= count, let downstream else { return nil }
            defer { values = [] }
            return (downstream, values)
        }
        guard let full else { return .none }
        return full.0.receive(full.1) * count
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard link.end() else { return }
        let (last, rest) = lock.withLock {
            defer { values = [] }
            return (downstream.take(), values)
        }
        if case .finished = completion, !rest.isEmpty { _ = last?.receive(rest) }
        last?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireNonZero()
        link.request(demand * count)
    }

    func cancel() {
        let released = lock.withLock { (downstream.take(), values) }
        lock.withLock { values = [] }
        withExtendedLifetime(released) { link.cancel() }
    }
}
