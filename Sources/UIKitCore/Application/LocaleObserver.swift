internal import Foundation
internal import ObjectiveC

/// Calls what shows texts of the device's locale and time zone when one of them changes, as long as it exists.
@MainActor final class LocaleObserver {
    // Written once; tokens are removed from any thread.
    nonisolated(unsafe) private let tokens: [any NSObjectProtocol]

    init(_ action: @escaping @MainActor () -> Void) {
        tokens = [NSLocale.currentLocaleDidChangeNotification, .NSSystemTimeZoneDidChange].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                // The device tells on the main queue; who else posts the name may be anywhere.
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
