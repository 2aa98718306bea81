/// The connection of an operator that keeps values: its upstream on one end, its subscriber's outlet on the other.
final class Channel<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    let outlet: Outlet<Downstream>
    let link = UpstreamLink()
    let description: String
    /// Called with each request of the subscriber.
    private let onRequest: ((Subscribers.Demand) -> Void)?
    /// Called once the subscriber cancelled.
    var onCancel: (() -> Void)?

    /// > Parameters: forwardsRequests: whether the upstream gets the subscriber's requests.
    init(_ downstream: Downstream, _ description: String, forwardsRequests: Bool) {
        let link = link
        outlet = Outlet(downstream)
        self.description = description
        onRequest = forwardsRequests ? { link.request($0) } : nil
        if forwardsRequests { outlet.didSend = { link.request($0) } }
    }

    /// Connects upstream and subscriber; returns whether this was the first subscription.
    func open(_ subscription: any Subscription) -> Bool {
        guard link.open(subscription) else { return false }
        outlet.begin(self)
        return true
    }

    /// Sends the end and cancels the upstream.
    func fail(_ completion: Subscribers.Completion<Downstream.Failure>, dropping: Bool = false) {
        link.cancel()
        outlet.send(completion: completion, dropping: dropping)
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireNonZero()
        outlet.request(demand)
        onRequest?(demand)
    }

    func cancel() {
        outlet.cancel()
        link.cancel()
        onCancel.take()?()
    }
}
