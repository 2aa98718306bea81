import Dispatch
import Foundation

/// Whether code runs where layers on screen are used. In a process whose main thread runs the dispatcher, the main queue has no thread
/// of its own, so the thread alone is not sufficient.
package enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }
}
