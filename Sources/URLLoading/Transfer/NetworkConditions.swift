import Foundation

/// The device's network conditions, as set by UIKit; normal in a program without it.
///
/// > Isolation: any thread.
final class NetworkConditions: @unchecked Sendable {
    enum State: String { case normal, slow, offline }

    /// A 3G mobile network on an average day (R). > Units: seconds; bytes per second.
    enum Slow {
        /// Round trip, for the connection and for the response.
        static let latency = 0.4
        static let receive: Int64 = 97_500
        static let send: Int64 = 41_250
    }

    static let shared = NetworkConditions()

    private let lock = NSLock()
    private var current = State.normal
    private var listeners: [ObjectIdentifier: () -> Void] = [:]

    var state: State { lock.withLock { current } }

    /// Rate limits of a transfer; nil for none.
    var limit: (receive: Int64, send: Int64)? { state == .slow ? (Slow.receive, Slow.send) : nil }

    init(center: NotificationCenter = .default) {
        _ = center.addObserver(forName: Notification.Name("FerryNetworkDidChange"), object: nil, queue: nil) { [weak self] note in
            if let state = (note.userInfo?["network"] as? String).flatMap(State.init) { self?.take(state) }
        }
        center.post(name: Notification.Name("FerryNetworkIsAsked"), object: nil)
    }

    /// Calls `change` whenever the network changes, until `forget`.
    func listen(_ listener: AnyObject, _ change: @escaping () -> Void) { lock.withLock { listeners[ObjectIdentifier(listener)] = change } }

    func forget(_ listener: AnyObject) { lock.withLock { listeners[ObjectIdentifier(listener)] = nil } }

    private func take(_ state: State) {
        let told = lock.withLock {
            guard current != state else { return [() -> Void]() }
            current = state
            return Array(listeners.values)
        }
        for change in told { change() }
    }
}
