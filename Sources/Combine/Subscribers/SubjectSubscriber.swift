internal import Foundation

/// Sends what it receives to a subject. The subject requests from the upstream.
final class SubjectSubscriber<Downstream: Subject>: Subscriber, Subscription {
    private let lock = NSLock()
    private var subject: Downstream?
    private let link = UpstreamLink()

    init(_ subject: Downstream) { self.subject = subject }

    func receive(subscription: any Subscription) {
        if link.open(subscription) { lock.withLock { subject }?.send(subscription: self) }
    }

    func receive(_ input: Downstream.Output) -> Subscribers.Demand {
        if link.isOpen { lock.withLock { subject }?.send(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard link.end() else { return }
        lock.withLock { subject.take() }?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { link.request(demand) }

    func cancel() {
        withExtendedLifetime(lock.withLock { subject.take() }) { link.cancel() }
    }
}
