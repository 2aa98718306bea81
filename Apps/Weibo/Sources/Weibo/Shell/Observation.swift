import UIKit

/// Observes notifications for as long as it lives. All observed ones are posted on the main thread.
final class Observation {
    private var tokens: [NSObjectProtocol] = []

    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

    func on(_ name: Notification.Name, object: Any? = nil, _ body: @escaping @MainActor (Notification) -> Void) {
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { notification in
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated { body(notification) }
            })
    }
}
