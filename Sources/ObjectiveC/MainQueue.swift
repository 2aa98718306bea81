internal import Foundation
internal import Synchronization

/// Whether code runs on the main queue, where layers on screen and all that is isolated to the main actor are used.
///
/// In a process that gave its main thread to the dispatcher the main queue has no thread of its own, so the thread alone does not tell. Ask
/// here, never `Thread.isMainThread`.
package enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool { isMainThread || DispatchQueue.getSpecific(key: mark) == true }

    /// The main thread, once it has asked: Foundation compares process and thread identifiers, which takes two system calls each time.
    private static let mainThread = Atomic<UInt>(0)

    private static var isMainThread: Bool {
        let current = UInt(pthread_self())
        if mainThread.load(ordering: .relaxed) == current { return true }
        guard Thread.isMainThread else { return false }
        mainThread.store(current, ordering: .relaxed)
        return true
    }
}
