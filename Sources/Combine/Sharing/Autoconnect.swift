internal import Foundation

extension Publishers {
    /// Connects a publisher with its first subscriber, and disconnects it when the last has cancelled.
    ///
    /// > Contract: Combine, Publishers.Autoconnect
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public final let upstream: Upstream
        private let connection = SharedConnection()

        /// Creates the operator; apps use the method of the publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber; the first one connects.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let connection = connection
            let isFirst = connection.add()
            let events = SubscriptionEvents<Output, Failure>(
                completion: { _ in connection.end() }, cancel: { connection.remove() }, request: nil)
            upstream.subscribe(EventRelay(subscriber, events))
            if isFirst { connection.keep(upstream.connect()) }
        }
    }
}

/// The connection of a connectable publisher, for as long as it has subscribers.
final class SharedConnection {
    private let lock = NSLock()
    private var count = 0
    private var connection: (any Cancellable)?

    /// Counts a subscriber; returns whether it is the first.
    func add() -> Bool {
        lock.withLock {
            count += 1
            return count == 1
        }
    }

    func keep(_ connection: any Cancellable) {
        let isUsed = lock.withLock {
            if count > 0 { self.connection = connection }
            return count > 0
        }
        if !isUsed { connection.cancel() }
    }

    /// A subscriber cancelled.
    func remove() { release { $0 - 1 }?.cancel() }

    /// A subscriber's values ended; the next one connects again.
    func end() { withExtendedLifetime(release { $0 - 1 }) {} }

    private func release(_ change: (Int) -> Int) -> (any Cancellable)? {
        lock.withLock {
            count = max(change(count), 0)
            return count == 0 ? connection.take() : nil
        }
    }
}
