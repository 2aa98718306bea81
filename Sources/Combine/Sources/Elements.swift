internal import Foundation

/// The subscription of a publisher that has a sequence: sends the elements that are requested, and the end after the last.
final class Elements<Source: Swift.Sequence, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Source.Element == Downstream.Input {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var iterator: Source.Iterator
    private var next: Source.Element?
    private var demand = Subscribers.Demand.none
    private var isSending = false
    private let completion: Subscribers.Completion<Downstream.Failure>
    let description: String

    init(_ source: Source, _ downstream: Downstream, _ completion: Subscribers.Completion<Downstream.Failure>, _ description: String) {
        self.downstream = downstream
        self.completion = completion
        self.description = description
        iterator = source.makeIterator()
        next = iterator.next()
    }

    /// Whether there is no element at all. Ask before the subscription is used.
    var isEmpty: Bool { next == nil }

    func request(_ demand: Subscribers.Demand) {
        demand.requireNonZero()
        let isFirst = lock.withLock {
            self.demand += demand
            defer { isSending = true }
            return !isSending
        }
        guard isFirst else { return }
        while let (value, downstream) = lock.withLock({ take() }) {
            let more = downstream.receive(value)
            let isOpen = lock.withLock {
                self.demand += more
                return self.downstream != nil
            }
            // Only the caller that is sending uses the iterator, whose code is the app's: outside the lock.
            let following = isOpen ? iterator.next() : nil
            // The end follows the last element at once, without another request.
            let ended: Downstream? = lock.withLock {
                next = following
                return following == nil ? self.downstream.take() : nil
            }
            ended?.receive(completion: completion)
        }
    }

    private func take() -> (Source.Element, Downstream)? {
        guard let downstream, let value = next, demand > .none else {
            isSending = false
            return nil
        }
        demand -= 1
        return (value, downstream)
    }

    func cancel() { withExtendedLifetime(lock.withLock { downstream.take() }) {} }
}
