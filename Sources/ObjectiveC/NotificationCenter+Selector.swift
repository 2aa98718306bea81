public import Foundation

/// Observers by selector. The centre does not retain the observer; a deallocated one is not called.
///
/// > Contract: Foundation, NotificationCenter.addObserver(_:selector:name:object:)
extension NotificationCenter {
    /// Sends a message to the observer for each notification of the given name and sender; nil means any.
    ///
    /// - Parameters:
    ///   - observer: The receiver, which is not retained; it need not be removed.
    ///   - aSelector: A method that takes the notification, or nothing.
    ///   - aName: The name to observe; nil for all.
    ///   - anObject: The sender to observe; nil for all.
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObservers.shared.add(observer as AnyObject, aSelector, to: self, name: aName, object: anObject)
    }

    /// Removes this observer's registrations by `addObserver(_:selector:name:object:)`, or the block of this token.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.shared.remove(observer, from: self) { _ in true }
        removeObserver(observer as Any, name: nil, object: nil)
    }

    /// Ends the observer's observations of the given name and sender; nil means any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let sender = anObject.map { ObjectIdentifier($0 as AnyObject) }
        SelectorObservers.shared.remove(observer, from: self) { entry in
            (aName == nil || entry.name == aName) && (sender == nil || entry.sender == sender)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// Tokens of block observers that represent observers by selector.
private final class SelectorObservers: @unchecked Sendable {
    static let shared = SelectorObservers()

    struct Entry {
        let name: NSNotification.Name?
        let sender: ObjectIdentifier?
        let token: any NSObjectProtocol
        weak var center: NotificationCenter?
        weak var observer: AnyObject?
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: [Entry]] = [:]

    func add(_ observer: AnyObject, _ selector: Selector, to center: NotificationCenter, name: NSNotification.Name?, object: Any?) {
        let key = ObjectIdentifier(observer)
        // Set once. Notifications arrive on the thread that posts them, as on iOS; the runtime synchronises weak references.
        nonisolated(unsafe) weak let target = observer
        let token = center.addObserver(forName: name, object: object, queue: nil) { [weak self, weak center] notification in
            if let target {
                _ = ObjCRuntime.send(selector, to: target, [notification])
            } else if let center {
                self?.removeDead(key, from: center)
            }
        }
        let sender = object.map { ObjectIdentifier($0 as AnyObject) }
        let entry = Entry(name: name, sender: sender, token: token, center: center, observer: observer)
        lock.withLock { entries[key, default: []].append(entry) }
    }

    func remove(_ observer: AnyObject, from center: NotificationCenter, where matches: (Entry) -> Bool) {
        take(ObjectIdentifier(observer), from: center) { $0.observer === observer && matches($0) }
    }

    private func removeDead(_ key: ObjectIdentifier, from center: NotificationCenter) {
        take(key, from: center) { $0.observer == nil }
    }

    private func take(_ key: ObjectIdentifier, from center: NotificationCenter, where matches: (Entry) -> Bool) {
        let taken: [Entry] = lock.withLock {
            let all = entries[key] ?? []
            let kept = all.filter { !($0.center === center && matches($0)) }
            entries[key] = kept.isEmpty ? nil : kept
            return all.filter { $0.center === center && matches($0) }
        }
        for entry in taken { center.removeObserver(entry.token as Any, name: nil, object: nil) }
    }
}
