internal import Foundation

/// An operator's connection to its upstream: none yet, a subscription, or ended. > Isolation: any thread.
///
/// Requests before the subscription are kept for it; after the end all calls do nothing.
final class UpstreamLink: Sendable {
    private enum State {
        case awaiting(Subscribers.Demand)
        case subscribed(any Subscription)
        case ended
    }

    private let lock = NSLock()
    // Accessed in `lock` only.
    nonisolated(unsafe) private var state = State.awaiting(.none)

    /// Whether values may arrive.
    var isOpen: Bool {
        lock.withLock {
            if case .subscribed = state { true } else { false }
        }
    }

    /// Whether there was no subscription yet.
    var isAwaiting: Bool {
        lock.withLock {
            if case .awaiting = state { true } else { false }
        }
    }

    /// Keeps the first subscription and cancels any other; returns whether it was kept.
    func open(_ subscription: any Subscription) -> Bool {
        let kept = lock.withLock {
            guard case .awaiting = state else { return false }
            state = .subscribed(subscription)
            return true
        }
        if !kept { subscription.cancel() }
        return kept
    }

    /// As `open(_:)`, and requests what was requested before.
    func openRequesting(_ subscription: any Subscription) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard case .awaiting(let demand) = state else { return nil }
            state = .subscribed(subscription)
            return demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let subscription: (any Subscription)? = lock.withLock {
            switch state {
            case .awaiting(let earlier):
                state = .awaiting(earlier + demand)
                return nil
            case .subscribed(let subscription): return subscription
            case .ended: return nil
            }
        }
        subscription?.request(demand)
    }

    /// Ends the connection without cancelling it; returns whether it was open.
    @discardableResult func end() -> Bool {
        lock.withLock {
            defer { state = .ended }
            if case .subscribed = state { return true }
            return false
        }
    }

    /// Ends the connection and cancels the subscription.
    func cancel() {
        let subscription: (any Subscription)? = lock.withLock {
            defer { state = .ended }
            if case .subscribed(let subscription) = state { return subscription }
            return nil
        }
        subscription?.cancel()
    }
}
