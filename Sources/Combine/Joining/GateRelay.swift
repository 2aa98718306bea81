internal import Foundation

/// Sends values from, or until, the first value of another publisher.
final class GateRelay<Downstream: Subscriber>: Subscriber {
    /// What the other publisher's value does.
    enum Effect { case opens, closes }

    private let channel: Channel<Downstream>
    private let isOpen: CurrentValue<Bool>
    private let subscribeToOther: () -> UpstreamLink

    init<Other: Publisher>(_ downstream: Downstream, _ other: Other, _ effect: Effect) {
        let channel = Channel(downstream, effect == .opens ? "DropUntilOutput" : "PrefixUntilOutput", forwardsRequests: true)
        let isOpen = CurrentValue(effect == .closes)
        self.channel = channel
        self.isOpen = isOpen
        subscribeToOther = {
            var link: UpstreamLink?
            let inlet = Inlet<Other.Output, Other.Failure> { _ in
                link?.cancel()
                switch effect {
                case .opens: isOpen.value = true
                case .closes: channel.fail(.finished)
                }
            } completion: { completion in
                guard effect == .opens, !isOpen.value else { return }
                // Without a value of the other publisher none can be sent; its failure is of the subscriber's kind.
                if case .failure(let error as Downstream.Failure) = completion {
                    channel.fail(.failure(error))
                } else {
                    channel.fail(.finished)
                }
            }
            link = inlet.link
            inlet.link.request(.max(1))
            other.subscribe(inlet)
            return inlet.link
        }
    }

    func receive(subscription: any Subscription) {
        guard channel.link.isAwaiting else { return subscription.cancel() }
        let other = subscribeToOther()
        channel.onCancel = { other.cancel() }
        // The other publisher may have closed it at once.
        if !channel.open(subscription) { channel.outlet.begin(channel) }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard channel.link.isOpen, isOpen.value else { return .none }
        channel.outlet.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard channel.link.end() else { return }
        channel.onCancel.take()?()
        channel.outlet.send(completion: completion)
    }
}
