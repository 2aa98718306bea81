internal import Foundation
internal import ObjectiveC
internal import Synchronization

/// The trait collection of each thread, for dynamic colours and images. The main queue has its own, whichever thread it runs on.
package enum CurrentTraits {
    private static let storedDefault = Mutex<UITraitCollection?>(nil)
    // Used on the main queue only.
    nonisolated(unsafe) private static var main: UITraitCollection?
    /// The device's traits in tasks with it as ``inTask``: of a test with an application of its own.
    package final class Separate: Sendable {
        fileprivate let stored: Mutex<UITraitCollection?>
        /// What the main queue has in place of ``CurrentTraits/main``.
        fileprivate let main = Mutex<UITraitCollection?>(nil)

        /// > Parameters: traits: nil for the process's until they are set.
        init(_ traits: UITraitCollection?) {
            stored = Mutex(traits)
            CurrentTraits.isAlone.store(false, ordering: .relaxed)
        }
    }
    @TaskLocal package static var inTask: Separate?
    /// No separate traits were made: those of the task need no look-up.
    private static let isAlone = Atomic(true)
    private static var separate: Separate? { isAlone.load(ordering: .relaxed) ? nil : inTask }
    private static let key = "UITraitCollection.current"

    /// The device's traits, which a thread without its own uses.
    package static var deviceDefault: UITraitCollection {
        get {
            if let own = separate?.stored.withLock({ $0 }) { return own }
            return storedDefault.withLock { stored in
                if let stored { return stored }
                let made = UITraitCollection(values: DeviceTraits.values(of: .standard))
                stored = made
                return made
            }
        }
        set {
            if let separate {
                separate.stored.withLock { $0 = newValue }
            } else {
                storedDefault.withLock { $0 = newValue }
            }
        }
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
        get {
            guard MainQueue.isCurrent else { return Thread.current.threadDictionary[key] as? UITraitCollection }
            guard let separate else { return main }
            return separate.main.withLock { $0 }
        }
        set {
            guard MainQueue.isCurrent else { return Thread.current.threadDictionary[key] = newValue }
            if let separate { separate.main.withLock { $0 = newValue } } else { main = newValue }
        }
    }
}
