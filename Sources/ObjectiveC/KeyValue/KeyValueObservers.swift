import Foundation

/// All observations, by the objects and keys whose changes affect them.
///
/// Observers are notified on the thread of the change, in the order of registration.
final class KeyValueObservers: @unchecked Sendable {
    static let shared = KeyValueObservers()

    struct Place: Hashable {
        let object: ObjectIdentifier
        let key: String
    }

    private struct Observed {
        /// Never read. Keeps the address from being given to another object, so that it identifies this one also in its deinit.
        unowned let place: NSObject
        var observers: [String: [KeyValueObserver]] = [:]
    }

    /// A change in progress.
    private struct Pending {
        let thread: UInt
        let place: Place
        let told: [(observer: KeyValueObserver, old: Any?, mutation: KeyValueMutation)]
    }

    private let lock = NSRecursiveLock()
    private var table: [ObjectIdentifier: Observed] = [:]
    private var registrations: [ObjectIdentifier: [KeyValueObserver]] = [:]
    private var pending: [Pending] = []
    /// Changes by key, for which the setter's own notification is suppressed.
    private var covered: [(thread: UInt, place: Place)] = []
    private var sweepAt = 64

    // MARK: Observers

    func add(_ observer: KeyValueObserver) {
        guard let object = observer.object else { return }
        lock.withLock {
            sweep()
            registrations[ObjectIdentifier(object), default: []].append(observer)
        }
        KeyValueChanges.observations.add(1, ordering: .relaxed)
        watch(observer)
        FoundationObservation.begin(object, observer.keyPath)
        observer.sendInitial()
    }

    func remove(_ observer: KeyValueObserver) {
        let wasThere = lock.withLock {
            guard observer.isValid else { return false }
            observer.isValid = false
            unwatch(observer)
            for (identifier, list) in registrations where list.contains(where: { $0 === observer }) {
                let left = list.filter { $0 !== observer }
                registrations[identifier] = left.isEmpty ? nil : left
            }
            return true
        }
        guard wasThere else { return }
        KeyValueChanges.observations.subtract(1, ordering: .relaxed)
        if let object = observer.object { FoundationObservation.end(object, observer.keyPath) }
    }

    /// An observer's last observation of a key path.
    func find(
        _ object: NSObject, _ keyPath: String, _ observer: AnyObject, where matches: (KeyValueObserver) -> Bool = { _ in true }
    ) -> KeyValueObserver? {
        lock.withLock {
            registrations[ObjectIdentifier(object)]?.last {
                $0.keyPath == keyPath && $0.observerIdentity == ObjectIdentifier(observer) && matches($0)
            }
        }
    }

    /// The address of an object's first observation.
    func information(of object: NSObject) -> UnsafeMutableRawPointer? {
        lock.withLock {
            registrations[ObjectIdentifier(object)]?.first.map { Unmanaged.passUnretained($0).toOpaque() }
        }
    }

    // MARK: Observed keys

    private func watch(_ observer: KeyValueObserver) {
        guard let object = observer.object else { return }
        var seen: Set<Place> = []
        watch(object, observer.keyPath, observer, &seen, isDependency: false)
    }

    private func watch(
        _ object: NSObject, _ keyPath: String, _ observer: KeyValueObserver, _ seen: inout Set<Place>, isDependency: Bool
    ) {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = parts.first else { return }
        // The value of a collection operator changes with the collection, which is already observed.
        guard !first.hasPrefix("@") else { return }
        let key = ObservedKey.canonical(first, of: object)
        let place = Place(object: ObjectIdentifier(object), key: key)
        guard seen.insert(place).inserted else { return }
        lock.withLock {
            var observed = table[place.object] ?? Observed(place: object)
            observed.observers[key, default: []].append(observer)
            table[place.object] = observed
            observer.watched.append(place)
            if parts.count == 1, !isDependency { observer.end = place }
        }
        for other in object.affectingKeyPaths(of: first, key) { watch(object, other, observer, &seen, isDependency: true) }
        if parts.count > 1, let next = object.value(forKey: first) as? NSObject {
            watch(next, parts[1], observer, &seen, isDependency: isDependency)
        }
    }

    private func unwatch(_ observer: KeyValueObserver) {
        for place in observer.watched {
            table[place.object]?.observers[place.key]?.removeAll { $0 === observer }
            if table[place.object]?.observers[place.key]?.isEmpty == true { table[place.object]?.observers[place.key] = nil }
            if table[place.object]?.observers.isEmpty == true { table[place.object] = nil }
        }
        observer.watched = []
        observer.end = nil
    }

    /// Removes the observations of deallocated objects.
    private func sweep() {
        guard registrations.count >= sweepAt else { return }
        for (identifier, list) in registrations where list.allSatisfy({ $0.object == nil }) {
            registrations[identifier] = nil
            for observer in list where observer.isValid {
                observer.isValid = false
                unwatch(observer)
                KeyValueChanges.observations.subtract(1, ordering: .relaxed)
            }
        }
        sweepAt = max(64, registrations.count * 2)
    }

    // MARK: Changes

    func isObserved(_ object: NSObject, _ key: String) -> Bool { !observers(of: object, ObservedKey.canonical(key, of: object)).isEmpty }

    private func observers(of object: NSObject, _ key: String) -> [KeyValueObserver] {
        lock.withLock {
            table[ObjectIdentifier(object)]?.observers[key] ?? []
        }
    }

    func will(_ object: NSObject, _ name: String, _ mutation: KeyValueMutation = .setting) {
        guard lock.withLock({ table[ObjectIdentifier(object)] != nil }) else { return }
        let key = ObservedKey.canonical(name, of: object)
        let place = Place(object: ObjectIdentifier(object), key: key)
        guard !isCovered(place) else { return }
        let told = observers(of: object, key).map { observer in
            // Who observes what depends on a collection gets the whole value.
            let mutation = observer.end == place ? mutation : .setting
            return (observer: observer, old: observer.old(mutation), mutation: mutation)
        }
        guard !told.isEmpty else { return }
        lock.withLock { pending.append(Pending(thread: Self.thread, place: place, told: told)) }
        for (observer, old, mutation) in told { observer.sendPrior(old: old, mutation) }
    }

    func did(_ object: NSObject, _ name: String) {
        guard let change = take(object, name) else { return }
        for (observer, _, _) in change.told where observer.followsObjects && observer.isValid {
            lock.withLock { unwatch(observer) }
            watch(observer)
        }
        for (observer, old, mutation) in change.told { observer.send(old: old, mutation) }
    }

    /// Notifies of a finished change, unless it is part of one that will be reported.
    func notify(_ object: NSObject, _ name: String, old: Any?) {
        let place = Place(object: ObjectIdentifier(object), key: ObservedKey.canonical(name, of: object))
        guard !lock.withLock({ pending.contains { $0.place == place && $0.thread == Self.thread } }) else { return }
        for observer in observers(of: object, place.key) { observer.send(old: old, .setting) }
    }

    /// Runs a setter and notifies of its change once, also if the setter itself notifies.
    func cover(_ object: NSObject, _ name: String, _ mutation: KeyValueMutation = .setting, _ body: () -> Void) {
        let entry = (thread: Self.thread, place: Place(object: ObjectIdentifier(object), key: ObservedKey.canonical(name, of: object)))
        will(object, name, mutation)
        lock.withLock { covered.append(entry) }
        body()
        lock.withLock { if let index = covered.lastIndex(where: { $0 == entry }) { covered.remove(at: index) } }
        did(object, name)
    }

    /// Begins a change, in which the setter's own notifications are suppressed until `uncover`.
    func cover(_ object: NSObject, _ name: String) {
        will(object, name)
        lock.withLock {
            covered.append((Self.thread, Place(object: ObjectIdentifier(object), key: ObservedKey.canonical(name, of: object))))
        }
    }

    /// Ends a change that `cover` began; false if there is none.
    func uncover(_ object: NSObject, _ name: String) -> Bool {
        lock.withLock {
            guard !covered.isEmpty else { return false }
            let entry = (thread: Self.thread, place: Place(object: ObjectIdentifier(object), key: ObservedKey.canonical(name, of: object)))
            guard let index = covered.lastIndex(where: { $0 == entry }) else { return false }
            covered.remove(at: index)
            return true
        }
    }

    private func isCovered(_ place: Place) -> Bool {
        lock.withLock { !covered.isEmpty && covered.contains { $0 == (Self.thread, place) } }
    }

    private func take(_ object: NSObject, _ name: String) -> Pending? {
        lock.withLock {
            guard !pending.isEmpty else { return nil }
            let place = Place(object: ObjectIdentifier(object), key: ObservedKey.canonical(name, of: object))
            guard !isCovered(place) else { return nil }
            guard let index = pending.lastIndex(where: { $0.place == place && $0.thread == Self.thread }) else { return nil }
            return pending.remove(at: index)
        }
    }

    private static var thread: UInt { UInt(pthread_self()) }
}
