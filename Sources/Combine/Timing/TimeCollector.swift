internal import Foundation

/// Sends the values of each interval as an array. Requests all values; each array needs a request of the subscriber.
final class TimeCollector<Element, Downstream: Subscriber, Context: Scheduler>: Subscriber where Downstream.Input == [Element] {
    private let channel: Channel<Downstream>
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let count: Int?
    private let options: Context.SchedulerOptions?
    private let lock = NSLock()
    private var values: [Element] = []
    private let timer = CurrentValue<(any Cancellable)?>(nil)

    init(_ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?) {
        channel = Channel(downstream, "CollectByTime", forwardsRequests: false)
        switch strategy {
        case .byTime(let scheduler, let interval): (self.scheduler, self.interval, count) = (scheduler, interval, nil)
        case .byTimeOrCount(let scheduler, let interval, let count):
            (self.scheduler, self.interval, self.count) = (scheduler, interval, count)
        }
        self.options = options
    }

    func receive(subscription: any Subscription) {
        guard channel.open(subscription) else { return }
        timer.value = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance, options: options
        ) { [weak self] in self?.sendCollected() }
        channel.onCancel = { [timer] in timer.take()?.cancel() }
        channel.link.request(.unlimited)
    }

    func receive(_ input: Element) -> Subscribers.Demand {
        guard channel.link.isOpen else { return .none }
        let isFull = lock.withLock {
            values.append(input)
            return count.map { values.count >= $0 } ?? false
        }
        if isFull { sendCollected() }
        return .none
    }

    private func sendCollected() {
        let group = lock.withLock {
            defer { values = [] }
            return values
        }
        if !group.isEmpty { channel.outlet.send(group) }
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard channel.link.end() else { return }
        timer.take()?.cancel()
        scheduler.schedule(options: options) { [self] in
            // An error drops what is collected.
            if case .finished = completion { sendCollected() }
            channel.outlet.send(completion: completion)
        }
    }
}
