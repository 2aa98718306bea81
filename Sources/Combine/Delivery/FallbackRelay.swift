/// Sends values on, and possibly another one when the upstream ends.
final class FallbackRelay<Failure: Error, Downstream: Subscriber>: Subscriber {
    enum Ending {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Downstream.Failure>)
    }

    private let channel: Channel<Downstream>
    private let ending: (Subscribers.Completion<Failure>, _ isEmpty: Bool) -> Ending
    private var isEmpty = true

    init(_ downstream: Downstream, ending: @escaping (Subscribers.Completion<Failure>, _ isEmpty: Bool) -> Ending) {
        channel = Channel(downstream, "Replace", forwardsRequests: true)
        self.ending = ending
    }

    func receive(subscription: any Subscription) { _ = channel.open(subscription) }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard channel.link.isOpen else { return .none }
        isEmpty = false
        channel.outlet.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard channel.link.end() else { return }
        switch ending(completion, isEmpty) {
        case .value(let value):
            channel.outlet.send(value)
            channel.outlet.send(completion: .finished)
        case .completion(let completion): channel.outlet.send(completion: completion)
        }
    }
}
