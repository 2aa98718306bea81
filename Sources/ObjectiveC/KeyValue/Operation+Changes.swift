public import Foundation
internal import Synchronization

/// Manual notifications under names that Foundation does not have: its own `willChangeValue(forKey:)` of an operation tells the operation's queue alone.
///
/// The source rewriter writes the prefix in front of an application's calls.
// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
extension _KeyValueCodingAndObserving {
    /// An app's call of `willChangeValue(forKey:)`, after rewriting.
    public func __ferry_willChangeValue(forKey key: String) { willChangeValue(forKey: key) }
    /// An app's call of `didChangeValue(forKey:)`, after rewriting.
    public func __ferry_didChangeValue(forKey key: String) { didChangeValue(forKey: key) }
    /// An app's call of `willChangeValue(for:)`, after rewriting.
    public func __ferry_willChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) { willChangeValue(for: keyPath) }
    /// An app's call of `didChangeValue(for:)`, after rewriting.
    public func __ferry_didChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) { didChangeValue(for: keyPath) }
}

/// Observable properties of an application's operation. The queue on Apple's systems observes the operation's state, so a change of what the
/// state is computed from lets it go on.
extension KeyValueChanges {
    /// Call before an observable property of an operation changes.
    public static func willSet(_ operation: Operation, _ key: String) { willSet(operation as AnyObject, key) }

    /// Call after an observable property of an operation has changed.
    public static func didSet(_ operation: Operation, _ key: String) {
        for state in OperationChanges.states(of: type(of: operation), affectedBy: key) { OperationChanges.forward(operation, state) }
        didSet(operation as AnyObject, key)
    }
}

/// What an operation's queue has to hear of from Foundation.
enum OperationChanges {
    private static let states = ["isExecuting", "isReady", "isCancelled", "isFinished"]
    private static let alternates = ["executing": "isExecuting", "ready": "isReady", "cancelled": "isCancelled", "finished": "isFinished"]
    private static let finished = AssociationKey()

    private struct Affected: Hashable {
        let type: ObjectIdentifier
        let key: String
    }

    private static let known = Mutex<[Affected: [String]]>([:])

    /// Tells Foundation of a change of an operation's state by any of its keys.
    static func forward(_ operation: Operation, _ key: String) {
        let state = alternates[key] ?? key
        guard states.contains(state) else { return }
        if state == "isFinished", KeyValueChanges.isObserving, operation.isFinished {
            AssociatedObjects.shared.set(true, for: operation, key: finished.pointer)
        }
        // Foundation's own method: a member of the class is preferred to a protocol's.
        operation.didChangeValue(forKey: state)
    }

    /// Whether an application's operation has notified its end itself.
    static func toldOfEnd(_ operation: Operation) -> Bool { AssociatedObjects.shared.value(of: operation, key: finished.pointer) != nil }

    /// The states that a property is or that depend on it.
    static func states(of type: Operation.Type, affectedBy key: String) -> [String] {
        let affected = Affected(type: ObjectIdentifier(type), key: key)
        if let found = known.withLock({ $0[affected] }) { return found }
        let found = states.filter { state in
            type.automaticallyNotifiesObservers(forKey: key) && (state == alternates[key] ?? key || depends(state, on: key, type))
        }
        known.withLock { $0[affected] = found }
        return found
    }

    private static func depends(_ state: String, on key: String, _ type: Operation.Type) -> Bool {
        var seen: Set<String> = []
        var next = [state] + alternates.keys.filter { alternates[$0] == state }
        while let current = next.popLast() {
            guard seen.insert(current).inserted else { continue }
            if current == key { return true }
            next += type.keyPathsForValuesAffectingValue(forKey: current)
        }
        return false
    }
}
