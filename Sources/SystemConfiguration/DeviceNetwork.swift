package import Foundation
internal import Synchronization

/// The device's network, as UIKit knows it; reachable in a program without it.
///
/// > Isolation: any thread.
package final class DeviceNetwork: Sendable {
    static let shared = DeviceNetwork()
    private struct State {
        var isReachable = true
        var listeners: [ObjectIdentifier: @Sendable () -> Void] = [:]
    }
    private let state = Mutex(State())

    package var isReachable: Bool { state.withLock(\.isReachable) }

    /// > Parameters: center: another one than the default in tests.
    package init(_ center: NotificationCenter = .default) {
        // UIKit responds to these notification names; the modules do not import each other.
        _ = center.addObserver(forName: Notification.Name("FerryNetworkDidChange"), object: nil, queue: nil) { [weak self] note in
            if let name = note.userInfo?["network"] as? String { self?.take(isReachable: name != "offline") }
        }
    }

    /// Requests the current network state; the response arrives before this returns.
    package static func ask() -> DeviceNetwork {
        _ = asked
        return shared
    }
    private static let asked: Void = {
        _ = shared
        NotificationCenter.default.post(name: Notification.Name("FerryNetworkIsAsked"), object: nil)
    }()

    package func listen(_ listener: AnyObject, _ change: @escaping @Sendable () -> Void) {
        state.withLock { $0.listeners[ObjectIdentifier(listener)] = change }
    }

    package func forget(_ listener: AnyObject) { state.withLock { $0.listeners[ObjectIdentifier(listener)] = nil } }

    private func take(isReachable: Bool) {
        let changes = state.withLock { state -> [@Sendable () -> Void] in
            guard state.isReachable != isReachable else { return [] }
            state.isReachable = isReachable
            return Array(state.listeners.values)
        }
        for change in changes { change() }
    }
}
