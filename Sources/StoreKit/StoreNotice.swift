internal import Synchronization
internal import UIKitCore

/// Says in the simulator's log that there is no store, once for each thing that an app asks of it.
enum StoreNotice {
    // Of the process: requests may come from any thread.
    private static let sent = Mutex<Set<String>>([])

    static func send(_ subject: String) {
        guard sent.withLock({ $0.insert(subject).inserted }) else { return }
        ApplicationContext.later { ApplicationContext.of(nil).send(.log("StoreKit: the device has no App Store: \(subject)")) }
    }
}
