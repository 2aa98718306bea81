/// Sends values from the scheduler, and ends when the time since the subscription or the last value runs out.
final class TimeoutRelay<Downstream: Subscriber, Context: Scheduler>: Subscriber {
    private let channel: Channel<Downstream>
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let timer: RestartingTimer<Context>
    private let customError: (() -> Downstream.Failure)?

    init(
        _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context,
        _ options: Context.SchedulerOptions?, _ customError: (() -> Downstream.Failure)?
    ) {
        channel = Channel(downstream, "Timeout", forwardsRequests: true)
        (self.interval, self.scheduler, self.options, self.customError) = (interval, scheduler, options, customError)
        timer = RestartingTimer(scheduler, options)
        channel.onCancel = { [timer] in timer.cancel() }
    }

    private func restart() {
        timer.restart(interval) { [channel, customError] in
            guard channel.link.isOpen else { return }
            channel.fail(customError.map { .failure($0()) } ?? .finished)
        }
    }

    func receive(subscription: any Subscription) {
        guard channel.open(subscription) else { return }
        restart()
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard channel.link.isOpen else { return .none }
        restart()
        scheduler.schedule(options: options) { [channel] in channel.outlet.send(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard channel.link.end() else { return }
        timer.cancel()
        scheduler.schedule(options: options) { [channel] in channel.outlet.send(completion: completion) }
    }
}
