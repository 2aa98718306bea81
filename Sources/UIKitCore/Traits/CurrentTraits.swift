internal import Foundation
internal import ObjectiveC
internal import Synchronization

/// The trait collection of each thread, for dynamic colours and images. The main queue has its own, whichever thread it runs on.
package enum CurrentTraits {
    /// The device's traits and the main queue's: the process's, or those of tasks with it as ``inTask``, of a test with an application of its own.
    package final class Store: Sendable {
        fileprivate let device: Mutex<UITraitCollection>
        // Used on the main queue only.
        nonisolated(unsafe) fileprivate var main: UITraitCollection?

        fileprivate init(_ device: UITraitCollection) { self.device = Mutex(device) }

        /// A store for tasks.
        package static func separate(_ device: UITraitCollection) -> Store {
            CurrentTraits.isAlone.store(false, ordering: .relaxed)
            return Store(device)
        }
    }
    @TaskLocal package static var inTask: Store?
    private static let process = Store(UITraitCollection(values: DeviceTraits.values(of: .standard)))
    /// No separate store was made: that of the task needs no look-up.
    private static let isAlone = Atomic(true)
    private static var store: Store { isAlone.load(ordering: .relaxed) ? process : inTask ?? process }
    private static let key = "UITraitCollection.current"

    /// The device's traits, which a thread without its own uses.
    package static var deviceDefault: UITraitCollection {
        get { store.device.withLock { $0 } }
        set { store.device.withLock { $0 = newValue } }
    }

    static var value: UITraitCollection {
        get { own ?? deviceDefault }
        // Setting the default makes the thread follow the device again.
        set { own = newValue === deviceDefault ? nil : newValue }
    }

    /// Runs `actions` with `traits` as the current ones. A thread that followed the device does so again, also where the device changed meanwhile.
    static func perform(as traits: UITraitCollection, _ actions: () -> Void) {
        let previous = own
        own = traits
        actions()
        own = previous
    }

    /// The traits of this thread, or of the main queue; nil while it follows the device.
    private static var own: UITraitCollection? {
        get { MainQueue.isCurrent ? store.main : Thread.current.threadDictionary[key] as? UITraitCollection }
        set { if MainQueue.isCurrent { store.main = newValue } else { Thread.current.threadDictionary[key] = newValue } }
    }
}
