public import Foundation
import Synchronization

/// Notifies observers of property changes. While nothing is observed, a call costs one load.
public enum KeyValueChanges {
    /// Number of observations in the process.
    static let observations = Atomic<Int>(0)
    /// Number of changes that passed the first check. For tests.
    static let checked = Atomic<Int>(0)

    /// Whether anything is observed at all.
    package static var isObserving: Bool { observations.load(ordering: .relaxed) != 0 }

    /// Call before a change of a property.
    public static func will(_ object: NSObject, _ key: String) {
        guard isObserving else { return }
        checked.add(1, ordering: .relaxed)
        KeyValueObservers.shared.will(object, key)
    }

    /// Call after a change of a property.
    public static func did(_ object: NSObject, _ key: String) {
        guard isObserving else { return }
        KeyValueObservers.shared.did(object, key)
    }

    /// Call before an observable property of an app's class changes.
    public static func willSet(_ object: AnyObject, _ key: String) {
        guard isObserving, let object = object as? NSObject else { return }
        checked.add(1, ordering: .relaxed)
        guard KeyValueObservers.shared.isObserved(object, key), object.automaticallyNotifies(forKey: key) else { return }
        KeyValueObservers.shared.will(object, key)
    }

    /// Call after an observable property of an app's class has changed.
    public static func didSet(_ object: AnyObject, _ key: String) {
        guard isObserving, let object = object as? NSObject else { return }
        guard KeyValueObservers.shared.isObserved(object, key), object.automaticallyNotifies(forKey: key) else { return }
        KeyValueObservers.shared.did(object, key)
    }

    /// Call before a property changes that overrides an observable one; the overridden setter does not notify until the change has ended.
    public static func willSetOverride(_ object: AnyObject, _ key: String) {
        guard isObserving, let object = object as? NSObject else { return }
        checked.add(1, ordering: .relaxed)
        guard KeyValueObservers.shared.isObserved(object, key), object.automaticallyNotifies(forKey: key) else { return }
        overriding.add(1, ordering: .relaxed)
        KeyValueObservers.shared.cover(object, key)
    }

    /// Call after a property has changed that overrides an observable one.
    public static func didSetOverride(_ object: AnyObject, _ key: String) {
        // The last observer may have gone during the change.
        guard overriding.load(ordering: .relaxed) != 0, let object = object as? NSObject,
            KeyValueObservers.shared.uncover(object, key)
        else { return }
        overriding.subtract(1, ordering: .relaxed)
        KeyValueObservers.shared.did(object, key)
    }

    /// Number of overriding properties that are changing.
    private static let overriding = Atomic<Int>(0)

    /// Runs a property's setter, whose change is reported once whether or not the code in it reports it too.
    package static func set(_ key: String, of object: NSObject, _ body: () -> Void) { set(key, of: object, .setting, body) }

    static func set(_ key: String, of object: NSObject, _ mutation: KeyValueMutation, _ body: () -> Void) {
        guard isObserving else { return body() }
        checked.add(1, ordering: .relaxed)
        guard KeyValueObservers.shared.isObserved(object, key), object.automaticallyNotifies(forKey: key) else { return body() }
        KeyValueObservers.shared.cover(object, key, mutation, body)
    }
}
