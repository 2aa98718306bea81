internal import Foundation

/// Sends a value that no other followed for some time. A value that is not requested then, or that the end overtakes, is lost.
final class DebounceRelay<Downstream: Subscriber, Context: Scheduler>: Subscriber {
    private let channel: Channel<Downstream>
    private let dueTime: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let timer: RestartingTimer<Context>

    init(
        _ downstream: Downstream, _ dueTime: Context.SchedulerTimeType.Stride, _ scheduler: Context, _ options: Context.SchedulerOptions?
    ) {
        channel = Channel(downstream, "Debounce", forwardsRequests: false)
        (self.dueTime, self.scheduler, self.options) = (dueTime, scheduler, options)
        timer = RestartingTimer(scheduler, options)
        channel.onCancel = { [timer] in timer.cancel() }
    }

    func receive(subscription: any Subscription) { if channel.open(subscription) { channel.link.request(.unlimited) } }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard channel.link.isOpen else { return .none }
        timer.restart(dueTime) { [channel] in
            if channel.outlet.openDemand > .none { channel.outlet.send(input) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard channel.link.end() else { return }
        timer.cancel()
        scheduler.schedule { [channel] in channel.outlet.send(completion: completion) }
    }
}
