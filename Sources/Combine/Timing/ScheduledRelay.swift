internal import Foundation

/// Sends each value and the end from an action of a scheduler, in their order also where actions overlap.
final class ScheduledRelay<Downstream: Subscriber>: Subscriber {
    private enum Event {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Downstream.Failure>)
    }

    private let channel: Channel<Downstream>
    private let schedule: (@escaping () -> Void) -> Void
    private let lock = NSLock()
    private var events = Fifo<Event>()
    /// How many events actions have asked for.
    private var due = 0
    private var isSending = false

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        channel = Channel(downstream, "Scheduled", forwardsRequests: true)
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) { _ = channel.open(subscription) }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if channel.link.isOpen { add(.value(input)) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        if channel.link.end() { add(.completion(completion)) }
    }

    private func add(_ event: Event) {
        lock.withLock { events.append(event) }
        schedule { [self] in sendDue() }
    }

    /// Actions that run at the same time leave their events to the first of them.
    private func sendDue() {
        let isFirst = lock.withLock {
            due += 1
            defer { isSending = true }
            return !isSending
        }
        guard isFirst else { return }
        while let event = lock.withLock({ next() }) {
            switch event {
            case .value(let value): channel.outlet.send(value)
            case .completion(let completion): channel.outlet.send(completion: completion)
            }
        }
    }

    private func next() -> Event? {
        guard due > 0, let event = events.popFirst() else {
            isSending = false
            return nil
        }
        due -= 1
        return event
    }
}
