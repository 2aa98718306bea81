internal import Foundation

/// Values and an end on their way to one subscriber: kept until they are requested, and sent in order by one caller at a time.
///
/// The subscriber may call back while it receives. > Isolation: any thread.
final class Outlet<Downstream: Subscriber> {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var values = Fifo<Downstream.Input>()
    private var demand = Subscribers.Demand.none
    private var completion: Subscribers.Completion<Downstream.Failure>?
    // Nothing is sent before the subscription.
    private var isSending = true

    /// Called after each value that left, with what the subscriber requests in return, outside any lock.
    var didSend: ((_ requested: Subscribers.Demand) -> Void)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// How many values wait.
    var count: Int { lock.withLock { values.count } }
    /// What is requested beyond the values that wait.
    var openDemand: Subscribers.Demand { lock.withLock { demand - values.count } }
    /// Whether it is cancelled or has sent its end.
    var isEnded: Bool { lock.withLock { downstream == nil } }

    /// Sends the subscription, then what has come before it.
    func begin(_ subscription: any Subscription) {
        let receiver = lock.withLock {
            isSending = false
            return downstream
        }
        receiver?.receive(subscription: subscription)
        drain()
    }

    /// Adds a value and sends what is requested.
    func send(_ value: Downstream.Input) {
        lock.withLock { if completion == nil, downstream != nil { values.append(value) } }
        drain()
    }

    /// Sends the end after the values that wait; `dropping` those ends at once.
    func send(completion: Subscribers.Completion<Downstream.Failure>, dropping: Bool = false) {
        lock.withLock {
            guard self.completion == nil else { return }
            self.completion = completion
            if dropping { values = Fifo() }
        }
        drain()
    }

    /// Removes the value that waits longest.
    func dropOldest() {
        withExtendedLifetime(lock.withLock { values.popFirst() }) {}
    }

    /// Requests values and sends them.
    func request(_ more: Subscribers.Demand) {
        lock.withLock { demand += more }
        drain()
    }

    func cancel() {
        let released = lock.withLock {
            defer { values = Fifo() }
            return (downstream.take(), values)
        }
        withExtendedLifetime(released) { didSend = nil }
    }

    private enum Delivery {
        case value(Downstream.Input, Downstream)
        case completion(Subscribers.Completion<Downstream.Failure>, Downstream)
    }

    private func drain() {
        guard lock.withLock({ claim() }) else { return }
        while let delivery = lock.withLock({ next() }) {
            switch delivery {
            case .value(let value, let downstream):
                let more = downstream.receive(value)
                lock.withLock { demand += more }
                didSend?(more)
            case .completion(let completion, let downstream):
                didSend = nil
                downstream.receive(completion: completion)
            }
        }
    }

    private func claim() -> Bool {
        defer { isSending = true }
        return !isSending
    }

    private func next() -> Delivery? {
        if let downstream {
            if !values.isEmpty {
                if demand > .none, let value = values.popFirst() {
                    demand -= 1
                    return .value(value, downstream)
                }
            } else if let completion {
                self.downstream = nil
                return .completion(completion, downstream)
            }
        }
        isSending = false
        return nil
    }
}
