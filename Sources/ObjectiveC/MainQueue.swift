internal import Foundation

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

    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
