internal import Foundation

/// A subject's connection to one subscriber.
protocol Conduit<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error
    func offer(_ value: Output)
    func finish(_ completion: Subscribers.Completion<Failure>)
}

/// The subscribers of a subject in the order in which they came, its upstreams, and its end.
final class Conduits<Output, Failure: Error> {
    private let lock = NSRecursiveLock()
    private var conduits: [any Conduit<Output, Failure>] = []
    private var upstreams: [any Subscription] = []
    private var completion: Subscribers.Completion<Failure>?
    private var isDemanded: Bool

    /// > Parameters: isDemanded: whether upstreams are asked for values before a subscriber asks.
    init(isDemanded: Bool) { self.isDemanded = isDemanded }

    deinit { for upstream in upstreams { upstream.cancel() } }

    /// Adds a subscriber; returns the completion instead if there is one.
    func add(_ conduit: any Conduit<Output, Failure>) -> Subscribers.Completion<Failure>? {
        lock.withLock {
            if completion == nil { conduits.append(conduit) }
            return completion
        }
    }

    func remove(_ conduit: any Conduit<Output, Failure>) { lock.withLock { conduits.removeAll { $0 === conduit } } }

    /// Sends a value to all subscribers; `keep` runs first, unless the subject has ended.
    func send(_ value: Output, keep: () -> Void = {}) {
        let receivers: [any Conduit<Output, Failure>] = lock.withLock {
            guard completion == nil else { return [] }
            keep()
            return conduits
        }
        for receiver in receivers { receiver.offer(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let receivers: [any Conduit<Output, Failure>] = lock.withLock {
            guard self.completion == nil else { return [] }
            self.completion = completion
            upstreams = []
            defer { conduits = [] }
            return conduits
        }
        for receiver in receivers { receiver.finish(completion) }
    }

    func send(subscription: any Subscription) {
        let isDemanded = lock.withLock {
            upstreams.append(subscription)
            return self.isDemanded
        }
        if isDemanded { subscription.request(.unlimited) }
    }

    /// A subscriber asked for values: from now on upstreams are asked for all.
    func demand() {
        let waiting: [any Subscription] = lock.withLock {
            guard !isDemanded else { return [] }
            isDemanded = true
            return upstreams
        }
        for upstream in waiting { upstream.request(.unlimited) }
    }
}
