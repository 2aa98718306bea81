internal import Foundation

/// Sends the values of one inner publisher at a time; another takes over what is requested and not sent.
final class SwitchRelay<Downstream: Subscriber>: Subscription {
    private let outlet: Outlet<Downstream>
    private let lock = NSLock()
    private var inner: UpstreamLink?
    private var isOuterFinished = false
    var outer: UpstreamLink?

    init(_ downstream: Downstream) { outlet = Outlet(downstream) }

    func begin() {
        outlet.didSend = { [weak self] more in self?.requestInner(more) }
        outlet.begin(self)
    }

    /// Replaces the inner publisher.
    func follow<P: Publisher>(_ publisher: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        var link: UpstreamLink?
        let inlet = Inlet<P.Output, P.Failure> {
            self.outlet.send($0)
        } completion: { completion in
            self.innerDidEnd(completion, link)
        }
        link = inlet.link
        let previous = lock.withLock {
            defer { inner = inlet.link }
            return inner
        }
        previous?.cancel()
        inlet.link.request(outlet.openDemand)
        publisher.subscribe(inlet)
    }

    private func innerDidEnd(_ completion: Subscribers.Completion<Downstream.Failure>, _ link: UpstreamLink?) {
        if case .failure = completion { return fail(completion) }
        let isLast = lock.withLock {
            guard inner === link else { return false }
            inner = nil
            return isOuterFinished
        }
        if isLast { outlet.send(completion: .finished) }
    }

    func outerDidEnd(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if case .failure = completion { return fail(completion) }
        let isLast = lock.withLock {
            isOuterFinished = true
            return inner == nil
        }
        if isLast { outlet.send(completion: .finished) }
    }

    private func fail(_ completion: Subscribers.Completion<Downstream.Failure>) {
        cancelUpstreams()
        outlet.send(completion: completion, dropping: true)
    }

    private func requestInner(_ demand: Subscribers.Demand) { lock.withLock { inner }?.request(demand) }

    private func cancelUpstreams() {
        let links = lock.withLock { [inner.take(), outer] }
        for link in links { link?.cancel() }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireNonZero()
        outlet.request(demand)
        requestInner(demand)
    }

    func cancel() {
        outlet.cancel()
        cancelUpstreams()
    }
}
