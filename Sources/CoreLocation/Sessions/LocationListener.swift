internal import UIKitCore

/// Is notified when the location changes, or what an app may know of it.
@MainActor protocol LocationListener: AnyObject {
    /// The location, the beacons, the permission, an alert for it, the sessions or the app's state may be others than before.
    func refresh(_ service: LocationService)
}

/// Reaches an application's location service from any thread, on the main one.
struct LocationServiceProxy: Sendable {
    private let schedule = ApplicationContext.scheduler()

    func direct(_ body: @escaping @MainActor @Sendable (LocationService) -> Void) { schedule { body(LocationService.current) } }
}

/// The values of one iteration of a sequence: the current one first, then each that differs from the one before.
@MainActor final class LocationFeed<Value: Equatable & Sendable>: LocationListener {
    private let continuation: AsyncStream<Value>.Continuation
    private let read: @MainActor (LocationService) -> Value?
    private var last: Value?

    nonisolated init(
        _ continuation: AsyncStream<Value>.Continuation, _ read: @escaping @MainActor @Sendable (LocationService) -> Value?
    ) {
        (self.continuation, self.read) = (continuation, read)
    }

    func refresh(_ service: LocationService) {
        guard let value = read(service), value != last else { return }
        last = value
        continuation.yield(value)
    }

    /// A stream that is fed from the main queue's next turn on, until its iteration ends.
    nonisolated static func stream(
        of proxy: LocationServiceProxy, begin: @escaping @MainActor @Sendable (LocationService) -> Void = { _ in },
        _ read: @escaping @MainActor @Sendable (LocationService) -> Value?
    ) -> AsyncStream<Value> {
        AsyncStream { continuation in
            let feed = LocationFeed(continuation, read)
            let number = ObjectIdentifier(feed)
            // An iteration may end before its feed is added; the main queue keeps the order.
            continuation.onTermination = { _ in proxy.direct { $0.remove(number) } }
            proxy.direct { service in
                service.add(feed)
                begin(service)
                feed.refresh(service)
            }
        }
    }
}
