import Foundation

/// Keys of user defaults that are observed, with their last values. Foundation posts one notification for a change of any key.
final class DefaultsChanges: @unchecked Sendable {
    static let shared = DefaultsChanges()

    private struct Key {
        var value: Any?
        var observers = 0
    }

    private struct Watched {
        /// Kept alive while it is observed: another object may change the same domain.
        let defaults: UserDefaults
        var keys: [String: Key] = [:]
    }

    private let lock = NSLock()
    private var watched: [ObjectIdentifier: Watched] = [:]
    private var token: (any NSObjectProtocol)?

    /// How many keys are watched. For tests.
    var count: Int { lock.withLock { watched.values.reduce(0) { $0 + $1.keys.count } } }
    /// Whether changes are listened to. For tests.
    var isListening: Bool { lock.withLock { token != nil } }

    func begin(_ defaults: UserDefaults, _ key: String) {
        let now = defaults.object(forKey: key)
        lock.withLock {
            watched[ObjectIdentifier(defaults), default: Watched(defaults: defaults)].keys[key, default: Key(value: now)].observers += 1
            guard token == nil else { return }
            token = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in
                DefaultsChanges.shared.compare()
            }
        }
    }

    func end(_ defaults: UserDefaults, _ key: String) {
        let unused: (any NSObjectProtocol)? = lock.withLock {
            let identifier = ObjectIdentifier(defaults)
            guard let observers = watched[identifier]?.keys[key]?.observers else { return nil }
            watched[identifier]?.keys[key]?.observers -= 1
            if observers <= 1 { watched[identifier]?.keys[key] = nil }
            if watched[identifier]?.keys.isEmpty == true { watched[identifier] = nil }
            guard watched.isEmpty else { return nil }
            defer { token = nil }
            return token
        }
        if let unused { NotificationCenter.default.removeObserver(unused) }
    }

    private func compare() {
        for one in lock.withLock({ Array(watched.values) }) {
            for (key, kept) in one.keys {
                let new = one.defaults.object(forKey: key)
                guard !ValueComparison.isEqual(kept.value, new) else { continue }
                lock.withLock { watched[ObjectIdentifier(one.defaults)]?.keys[key]?.value = new }
                KeyValueObservers.shared.notify(one.defaults, key, old: kept.value)
            }
        }
    }
}
