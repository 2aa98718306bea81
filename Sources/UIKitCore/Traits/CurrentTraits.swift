internal import Foundation
internal import ObjectiveC
internal import Synchronization

/// The trait collection of each thread, for dynamic colours and images. The main queue has its own, whichever thread it runs on.
package enum CurrentTraits {
    private static let storedDefault = Mutex<UITraitCollection?>(nil)
    // Used on the main queue only.
    nonisolated(unsafe) private static var main: UITraitCollection?
    private static let key = "UITraitCollection.current"

    /// The device's traits, which a thread without its own uses.
    package static var deviceDefault: UITraitCollection {
        get {
            storedDefault.withLock { stored in
                if let stored { return stored }
                let made = UITraitCollection(values: DeviceTraits.values(of: .standard))
                stored = made
                return made
            }
        }
        set { storedDefault.withLock { $0 = newValue } }
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
