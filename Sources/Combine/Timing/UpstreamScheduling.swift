/// Requests and cancels on a scheduler; values pass where they are sent.
final class UpstreamScheduling<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription {
    private let link = UpstreamLink()
    private let downstream: CurrentValue<Downstream?>
    private let scheduler: Context
    private let options: Context.SchedulerOptions?

    init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        self.downstream = CurrentValue(downstream)
        self.scheduler = scheduler
        self.options = options
    }

    func receive(subscription: any Subscription) { if link.open(subscription) { downstream.value?.receive(subscription: self) } }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard link.isOpen else { return .none }
        let more = downstream.value?.receive(input) ?? .none
        if more > .none { request(more) }
        return .none
    }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard link.end() else { return }
        let last = downstream.value
        downstream.value = nil
        last?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireNonZero()
        scheduler.schedule(options: options) { [link] in link.request(demand) }
    }

    func cancel() {
        downstream.value = nil
        scheduler.schedule(options: options) { [link] in link.cancel() }
    }
}
