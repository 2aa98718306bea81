import Foundation

/// Changes of Foundation's own objects, whose setters do not notify: a progress gets another class, user defaults post a notification,
/// an operation starts its dependent operations.
enum FoundationObservation {
    static func begin(_ object: NSObject, _ keyPath: String) {
        if let defaults = object as? UserDefaults { DefaultsChanges.shared.begin(defaults, keyPath) }
        if let progress = object as? Progress { ObservedProgress.takeOver(progress) }
        if let operation = object as? Operation, ["isFinished", "finished"].contains(keyPath) { finish(operation) }
    }

    /// Call when an observer has gone.
    static func end(_ object: NSObject, _ keyPath: String) {
        if let defaults = object as? UserDefaults { DefaultsChanges.shared.end(defaults, keyPath) }
    }

    /// Notifies of the end of an operation that is one of Foundation's own or of a class that has only `main`.
    private static func finish(_ operation: Operation) {
        guard !operation.isFinished, !operation.isAsynchronous else { return }
        let watched = operation
        let end = BlockOperation { [weak watched] in
            guard let watched, !OperationChanges.toldOfEnd(watched) else { return }
            KeyValueObservers.shared.notify(watched, "isFinished", old: false)
        }
        end.addDependency(operation)
        ends.addOperation(end)
    }

    private static let ends = OperationQueue()
}
