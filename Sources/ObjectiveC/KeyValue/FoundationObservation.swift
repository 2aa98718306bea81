import Foundation

/// Changes of Foundation's own objects, whose setters tell nobody: a progress gets another class, user defaults post a notification, an operation lets those go on that
/// wait for it.
enum FoundationObservation {
    static func begin(_ object: NSObject, _ keyPath: String) {
        if let defaults = object as? UserDefaults { DefaultsChanges.shared.begin(defaults, keyPath) }
        if let progress = object as? Progress { ObservedProgress.takeOver(progress) }
        if let operation = object as? Operation, ["isFinished", "finished"].contains(keyPath) { finish(operation) }
    }

    /// Tells of the end of an operation that is one of Foundation's own or of a class that has only `main`.
    private static func finish(_ operation: Operation) {
        guard !operation.isFinished, !operation.isAsynchronous else { return }
        let watched = operation
        let end = BlockOperation { [weak watched] in
            guard let watched else { return }
            KeyValueObservers.shared.notify(watched, "isFinished", old: false)
        }
        end.addDependency(operation)
        ends.addOperation(end)
    }

    private static let ends = OperationQueue()
}

/// Keys of user defaults that are observed, with their last values.
private final class DefaultsChanges: @unchecked Sendable {
    static let shared = DefaultsChanges()

    private let lock = NSLock()
    private var values: [ObjectIdentifier: (defaults: UserDefaults, values: [String: Any?])] = [:]
    private var token: (any NSObjectProtocol)?

    func begin(_ defaults: UserDefaults, _ key: String) {
        let now = defaults.object(forKey: key)
        lock.withLock {
            values[ObjectIdentifier(defaults), default: (defaults, [:])].values[key] = .some(now)
            guard token == nil else { return }
            token = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in
                DefaultsChanges.shared.compare()
            }
        }
    }

    private func compare() {
        let all = lock.withLock { Array(values.values) }
        for (defaults, kept) in all {
            for (key, old) in kept {
                let new = defaults.object(forKey: key)
                guard !ValueComparison.isEqual(old, new) else { continue }
                lock.withLock { values[ObjectIdentifier(defaults)]?.values[key] = .some(new) }
                KeyValueObservers.shared.notify(defaults, key, old: old)
            }
        }
    }
}
