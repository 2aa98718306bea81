internal import Foundation

/// Sends the values of any number of upstreams to one subscriber as they come.
///
/// Unless the subscriber requests without limit, each upstream has one value on its way or waiting, so that none floods the others.
final class Confluence<Downstream: Subscriber>: Subscription {
    private let outlet: Outlet<Downstream>
    private let lock = NSLock()
    private var links: [Int: UpstreamLink] = [:]
    private var nextID = 0
    private var origins = Fifo<Int>()
    private var isUnlimited = false
    private var isSealed = false
    /// Called when an upstream finished.
    var didFinishOne: (() -> Void)?
    /// Called when all is cancelled or has failed.
    var didEnd: (() -> Void)?

    init(_ downstream: Downstream) { outlet = Outlet(downstream) }

    func begin() {
        outlet.didSend = { [weak self] more in self?.didSend(more) }
        outlet.begin(self)
    }

    /// Adds an upstream.
    func add<P: Publisher>(_ publisher: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let id = lock.withLock {
            nextID += 1
            return nextID
        }
        let inlet = Inlet<P.Output, P.Failure> {
            self.receive($0, id)
        } completion: {
            self.receive($0, id)
        }
        let isUnlimited = lock.withLock {
            links[id] = inlet.link
            return self.isUnlimited
        }
        inlet.link.request(isUnlimited ? .unlimited : .max(1))
        publisher.subscribe(inlet)
    }

    /// Says that no upstream will be added: the end comes after the last of them.
    func seal() {
        lock.withLock { isSealed = true }
        finishIfDone()
    }

    private func receive(_ value: Downstream.Input, _ id: Int) {
        lock.withLock { if !isUnlimited { origins.append(id) } }
        outlet.send(value)
    }

    private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, _ id: Int) {
        _ = lock.withLock { links.removeValue(forKey: id) }
        if case .failure = completion { return fail(completion) }
        didFinishOne?()
        finishIfDone()
    }

    /// Ends with an error at once.
    func fail(_ completion: Subscribers.Completion<Downstream.Failure>) {
        cancelUpstreams()
        outlet.send(completion: completion, dropping: true)
    }

    private func finishIfDone() {
        guard lock.withLock({ isSealed && links.isEmpty }) else { return }
        didFinishOne = nil
        didEnd = nil
        outlet.send(completion: .finished)
    }

    private func didSend(_ more: Subscribers.Demand) {
        if more == .unlimited { removeLimit() }
        let link: UpstreamLink? = lock.withLock {
            guard let id = origins.popFirst(), !isUnlimited else { return nil }
            return links[id]
        }
        link?.request(.max(1))
    }

    private func removeLimit() {
        let links: [UpstreamLink] = lock.withLock {
            guard !isUnlimited else { return [] }
            isUnlimited = true
            return self.links.sorted { $0.key < $1.key }.map(\.value)
        }
        for link in links { link.request(.unlimited) }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireNonZero()
        outlet.request(demand)
        if demand == .unlimited { removeLimit() }
    }

    func cancel() {
        outlet.cancel()
        cancelUpstreams()
    }

    private func cancelUpstreams() {
        let links = lock.withLock {
            defer { self.links = [:] }
            return self.links.sorted { $0.key < $1.key }.map(\.value)
        }
        for link in links { link.cancel() }
        didFinishOne = nil
        didEnd.take()?()
    }
}
