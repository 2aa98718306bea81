internal import UIKitCore

/// Hears of changes of what an app may know of its location, and of the location.
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

    init(_ continuation: AsyncStream<Value>.Continuation, _ read: @escaping @MainActor (LocationService) -> Value?) {
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
            proxy.direct { service in
                let feed = LocationFeed(continuation, read)
                service.add(feed)
                let number = ObjectIdentifier(feed)
                continuation.onTermination = { _ in proxy.direct { $0.remove(number) } }
                begin(service)
                feed.refresh(service)
            }
        }
    }
}
