internal import Foundation
internal import ObjectiveC

/// Calls a closure when the device's locale or time zone changes, as long as this object exists.
@MainActor final class LocaleObserver {
    // Written once; observer tokens may be removed from any thread.
    nonisolated(unsafe) private let tokens: [any NSObjectProtocol]

    init(_ action: @escaping @MainActor () -> Void) {
        tokens = [NSLocale.currentLocaleDidChangeNotification, .NSSystemTimeZoneDidChange].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                // The device posts on the main queue; others may post the notification from any thread.
                if MainQueue.isCurrent {
                    MainActor.assumeIsolated { action() }
                } else {
                    Task { @MainActor in action() }
                }
            }
        }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
