internal import Foundation

/// Sends the first value at once, then one value for each interval in which there were any. The end comes after a value that waits.
final class ThrottleRelay<Downstream: Subscriber, Context: Scheduler>: Subscriber {
    private let channel: Channel<Downstream>
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let latest: Bool
    private let lock = NSLock()
    private var lastTime: Context.SchedulerTimeType?
    private var waiting: Downstream.Input?
    private var completion: Subscribers.Completion<Downstream.Failure>?

    init(_ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context, latest: Bool) {
        channel = Channel(downstream, "Throttle", forwardsRequests: false)
        (self.interval, self.scheduler, self.latest) = (interval, scheduler, latest)
    }

    func receive(subscription: any Subscription) { if channel.open(subscription) { channel.link.request(.unlimited) } }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard channel.link.isOpen else { return .none }
        let now = scheduler.now
        let due: Context.SchedulerTimeType? = lock.withLock {
            guard waiting == nil else {
                if latest { waiting = input }
                return nil
            }
            waiting = input
            let earliest = lastTime.map { $0.advanced(by: interval) } ?? now
            return earliest > now ? earliest : now
        }
        guard let due else { return .none }
        if due > now {
            scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil) { self.sendWaiting() }
        } else {
            scheduler.schedule { self.sendWaiting() }
        }
        return .none
    }

    private func sendWaiting() {
        let now = scheduler.now
        let (value, completion) = lock.withLock {
            lastTime = now
            return (waiting.take(), self.completion.take())
        }
        if let value, channel.outlet.openDemand > .none { channel.outlet.send(value) }
        if let completion { channel.outlet.send(completion: completion) }
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard channel.link.end() else { return }
        let isWaiting = lock.withLock {
            if waiting != nil { self.completion = completion }
            return waiting != nil
        }
        if !isWaiting { scheduler.schedule { self.channel.outlet.send(completion: completion) } }
    }
}
