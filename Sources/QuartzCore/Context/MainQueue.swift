import Dispatch
import Foundation

/// Whether code runs where layers on screen are used. In a process that gave its main thread to the dispatcher the main queue has no thread
/// of its own, so the thread alone does not tell.
package enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }
}
