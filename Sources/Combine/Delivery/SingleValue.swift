internal import Foundation

/// The subscription of a publisher with one value that it already has.
final class SingleValue<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private let lock = NSLock()
    private var pending: (value: Downstream.Input, downstream: Downstream)?
    let description: String

    init(_ value: Downstream.Input, _ downstream: Downstream, _ description: String) {
        pending = (value, downstream)
        self.description = description
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireNonZero()
        guard let (value, downstream) = lock.withLock({ pending.take() }) else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    func cancel() { withExtendedLifetime(lock.withLock { pending.take() }) {} }
}

extension Subscriber {
    /// Sends an empty subscription and the end.
    func endImmediately(_ completion: Subscribers.Completion<Failure>) {
        receive(subscription: Subscriptions.empty)
        receive(completion: completion)
    }
}
