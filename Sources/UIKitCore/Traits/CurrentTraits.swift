internal import Foundation
internal import ObjectiveC

/// The trait collection of each thread, for dynamic colours and images. The main queue has its own, whichever thread it runs on.
package enum CurrentTraits {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var storedDefault: UITraitCollection?
    /// Used on the main queue only.
    nonisolated(unsafe) private static var main: UITraitCollection?
    private static let key = "UITraitCollection.current"

    /// The device's traits, which a thread without its own uses.
    package static var deviceDefault: UITraitCollection {
        get {
            lock.withLock {
                if let storedDefault { return storedDefault }
                let made = UITraitCollection(values: DeviceTraits.values(of: .standard))
                storedDefault = made
                return made
            }
        }
        set { lock.withLock { storedDefault = newValue } }
    }

    static var value: UITraitCollection {
        get {
            if MainQueue.isCurrent { return main ?? deviceDefault }
            return (Thread.current.threadDictionary[key] as? UITraitCollection) ?? deviceDefault
        }
        set {
            // Setting the default makes the thread follow the device again.
            let stored = newValue === deviceDefault ? nil : newValue
            if MainQueue.isCurrent { main = stored } else { Thread.current.threadDictionary[key] = stored }
        }
    }
}
