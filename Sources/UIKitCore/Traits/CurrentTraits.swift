internal import Foundation

/// The trait collection of each thread, for dynamic colours and images.
package enum CurrentTraits {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var storedDefault: UITraitCollection?
    /// Used by the main thread only.
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
            if Thread.isMainThread { return main ?? deviceDefault }
            return (Thread.current.threadDictionary[key] as? UITraitCollection) ?? deviceDefault
        }
        set {
            // Setting the default makes the thread follow the device again.
            let stored = newValue === deviceDefault ? nil : newValue
            if Thread.isMainThread { main = stored } else { Thread.current.threadDictionary[key] = stored }
        }
    }
}
