internal import Foundation

/// Sends the current value when it is requested first, and each change; what was not requested is caught up by the latest value.
final class CurrentValueConduit<Downstream: Subscriber>: Conduit, Subscription, CustomStringConvertible {
    typealias Output = Downstream.Input
    typealias Failure = Downstream.Failure

    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isCurrent = false
    private var conduits: Conduits<Output, Failure>?
    private let current: CurrentValue<Output>
    var description: String { "CurrentValueSubject" }

    init(_ downstream: Downstream, _ conduits: Conduits<Output, Failure>, _ current: CurrentValue<Output>) {
        self.downstream = downstream
        self.conduits = conduits
        self.current = current
    }

    func offer(_ value: Output) {
        let receiver: Downstream? = lock.withLock {
            guard demand > .none else {
                isCurrent = false
                return nil
            }
            demand -= 1
            isCurrent = true
            return downstream
        }
        guard let more = receiver?.receive(value), more > .none else { return }
        lock.withLock { demand += more }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) { take()?.receive(completion: completion) }

    func request(_ demand: Subscribers.Demand) {
        demand.requireNonZero()
        let receiver: Downstream? = lock.withLock {
            self.demand += demand
            guard !isCurrent else { return nil }
            isCurrent = true
            self.demand -= 1
            return downstream
        }
        guard let more = receiver?.receive(current.value), more > .none else { return }
        lock.withLock { self.demand += more }
    }

    func cancel() {
        lock.withLock { conduits }?.remove(self)
        withExtendedLifetime(take()) {}
    }

    private func take() -> Downstream? {
        lock.withLock {
            conduits = nil
            demand = .none
            return downstream.take()
        }
    }
}
