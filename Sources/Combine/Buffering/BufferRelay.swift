/// Keeps up to a number of values that the subscriber has not requested yet.
final class BufferRelay<Downstream: Subscriber>: Subscriber {
    private let channel: Channel<Downstream>
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Downstream.Failure>

    init(
        _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Downstream.Failure>
    ) {
        channel = Channel(downstream, "Buffer", forwardsRequests: false)
        (self.size, self.prefetch, self.whenFull) = (size, prefetch, whenFull)
    }

    func receive(subscription: any Subscription) {
        if prefetch == .keepFull {
            // Each value that leaves makes space for another.
            channel.outlet.didSend = { [link = channel.link] _ in link.request(.max(1)) }
        }
        guard channel.open(subscription) else { return }
        channel.link.request(prefetch == .keepFull ? .max(size) : .unlimited)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard channel.link.isOpen else { return .none }
        if channel.outlet.openDemand == .none, channel.outlet.count >= size {
            switch whenFull {
            case .dropNewest: return .none
            case .dropOldest: channel.outlet.dropOldest()
            case .customError(let makeError):
                channel.fail(.failure(makeError()))
                return .none
            }
        }
        channel.outlet.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        if channel.link.end() { channel.outlet.send(completion: completion) }
    }
}
