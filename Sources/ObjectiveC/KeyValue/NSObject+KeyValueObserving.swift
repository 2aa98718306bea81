public import Foundation
internal import ProgrammerErrors

/// Key-value observing of properties that notify of their changes: the observable ones of the frameworks' classes, `@objc dynamic` ones
/// of an app, and what is set by key.
///
/// > Contract: Foundation, NSKeyValueObserving. > Isolation: observers are notified on the thread of the change.
extension _KeyValueCodingAndObserving {
    /// Notifies `observer` of changes through `observeValue(forKeyPath:of:change:context:)` until it is removed.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {
        let observation = KeyValueObserver(self, keyPath, options, observer: observer, context: context) { object in
            object.value(forKeyPath: keyPath)
        } notify: { [weak observer] object, change in
            observer?.observeValue(forKeyPath: keyPath, of: object, change: change.dictionary(options), context: context)
        }
        KeyValueObservers.shared.add(observation)
    }

    /// Ends the observation with this context; an observer that is not registered is a programming error.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        remove(KeyValueObservers.shared.find(self, keyPath, observer) { $0.context == context }, observer, keyPath)
    }

    /// Ends the observation; an observer that is not registered is a programming error.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        remove(KeyValueObservers.shared.find(self, keyPath, observer), observer, keyPath)
    }

    /// Identifies the object's observations; nil while there are none.
    public var observationInfo: UnsafeMutableRawPointer? { KeyValueObservers.shared.information(of: self) }

    private func remove(_ observation: KeyValueObserver?, _ observer: NSObject, _ keyPath: String) {
        guard let observation else {
            ProgrammerError.raise(
                "Cannot remove an observer \(KeyedAccess.name(of: observer)) for the key path \"\(keyPath)\" from "
                    + "\(KeyedAccess.name(of: self)) because it is not registered as an observer.")
        }
        KeyValueObservers.shared.remove(observation)
    }

    /// Called for changes that this object observes; stops the program unless overridden.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        let selector = "observeValueForKeyPath:ofObject:change:context:"
        if !ObjCRuntime.callOverride(self, below: NSObject.self, selector, [keyPath, object, change, context]) {
            __ferry_base_observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }

    /// Call before changing a property that does not notify of its changes itself.
    public func willChangeValue(forKey key: String) {
        if !ObjCRuntime.callOverride(self, below: NSObject.self, "willChangeValueForKey:", [key]) {
            __ferry_base_willChangeValue(forKey: key)
        }
    }

    /// Call after changing a property that does not notify of its changes itself.
    public func didChangeValue(forKey key: String) {
        if !ObjCRuntime.callOverride(self, below: NSObject.self, "didChangeValueForKey:", [key]) {
            __ferry_base_didChangeValue(forKey: key)
        }
    }

    /// Call before changing a list by key; observers get the elements at `indexes` instead of the whole list.
    ///
    /// - Parameters:
    ///   - changeKind: How the list will be changed.
    ///   - indexes: The indexes that are inserted, removed or replaced.
    ///   - key: The list's key.
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        guard KeyValueChanges.isObserving else { return }
        KeyValueObservers.shared.will(self, key, KeyValueMutation(changeKind, at: indexes))
    }

    /// Call after changing a list by key, with the arguments of `willChange(_:valuesAt:forKey:)`.
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        KeyValueChanges.did(self, key)
    }

    /// Call before changing a set. Observers get the elements that come and go.
    public func willChangeValue(
        forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>
    ) {
        guard KeyValueChanges.isObserving else { return }
        KeyValueObservers.shared.will(self, key, KeyValueMutation(mutationKind, of: value(forKey: key), with: objects))
    }

    /// Call after changing a set.
    public func didChangeValue(
        forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>
    ) {
        KeyValueChanges.did(self, key)
    }

    /// Call before changing a property that does not notify of its changes itself.
    public func willChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) {
        if let text = ObservedKey.text(of: keyPath) { willChangeValue(forKey: text) }
    }

    /// Call after changing a property that does not notify of its changes itself.
    public func didChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) {
        if let text = ObservedKey.text(of: keyPath) { didChangeValue(forKey: text) }
    }

    /// Calls `changeHandler` for changes of a property until the result is released or invalidated.
    ///
    /// > Precondition: the key path's names are known: those of a literal in an app, of one property of a framework's class.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let text = ObservedKey.text(of: keyPath) else { ProgrammerError.raise("Could not extract a String from KeyPath \(keyPath)") }
        // Key paths are immutable. The closures run on the thread of the change, as on iOS.
        nonisolated(unsafe) let path = keyPath
        let observation = KeyValueObserver(self, text, options, observer: nil, context: nil) { object in
            (object as? Self)?[keyPath: path]
        } notify: { object, change in
            guard let object = object as? Self else { return }
            let observed = NSKeyValueObservedChange<Value>(
                kind: change.mutation.kind, newValue: options.contains(.new) && !change.isPrior ? change.new as? Value : nil,
                oldValue: options.contains(.old) ? change.old as? Value : nil, indexes: change.mutation.indexes, isPrior: change.isPrior)
            changeHandler(object, observed)
        }
        KeyValueObservers.shared.add(observation)
        return NSKeyValueObservation(observation)
    }

    /// Key paths whose changes are changes of `key`. Calls `keyPathsForValuesAffecting<Key>`, unless a class overrides this.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        (ObjCRuntime.classOverride(self, "keyPathsForValuesAffectingValueForKey:", [key]) as Set<String>?)
            ?? __ferry_base_keyPathsForValuesAffectingValue(forKey: key)
    }

    /// Whether a change by key notifies observers automatically.
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool {
        (ObjCRuntime.classOverride(self, "automaticallyNotifiesObserversForKey:", [key]) as Bool?)
            ?? __ferry_base_automaticallyNotifiesObservers(forKey: key)
    }
}

/// `super` in a class with its own versions of these.
// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
extension NSObject {
    /// What `super.observeValue(…)` means in a class with a method of that name: a programming error.
    public func __ferry_base_observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        let observed = (object as? NSObject).map { KeyedAccess.name(of: $0) } ?? "nil"
        ProgrammerError.raise(
            "\(KeyedAccess.name(of: self)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\n"
                + "Key path: \(keyPath ?? "nil")\nObserved object: \(observed)\nChange: \(change ?? [:])\n"
                + "Context: \(context.map { "\($0)" } ?? "0x0")")
    }

    /// What `super.willChangeValue(forKey:)` means in a class with a method of that name.
    public func __ferry_base_willChangeValue(forKey key: String) { KeyValueChanges.will(self, key) }
    /// What `super.didChangeValue(forKey:)` means in a class with a method of that name.
    public func __ferry_base_didChangeValue(forKey key: String) {
        if let operation = self as? Operation { OperationChanges.forward(operation, key) }
        KeyValueChanges.did(self, key)
    }

    /// What `super.addObserver(…)` means in a class with a method of that name.
    public func __ferry_base_addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {
        addObserver(observer, forKeyPath: keyPath, options: options, context: context)
    }

    /// What `super.removeObserver(_:forKeyPath:)` means in a class with a method of that name.
    public func __ferry_base_removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        removeObserver(observer, forKeyPath: keyPath)
    }

    /// What `super.removeObserver(_:forKeyPath:context:)` means in a class with a method of that name.
    public func __ferry_base_removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        removeObserver(observer, forKeyPath: keyPath, context: context)
    }

    /// What `super.keyPathsForValuesAffectingValue(forKey:)` means in a class with a method of that name.
    public static func __ferry_base_keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        let name = "keyPathsForValuesAffecting" + KeyedAccess.capitalized(key)
        return (ObjCRuntime.classOverride(self, name, []) as Set<String>?) ?? []
    }

    /// What `super.automaticallyNotifiesObservers(forKey:)` means in a class with a method of that name.
    public static func __ferry_base_automaticallyNotifiesObservers(forKey key: String) -> Bool {
        (ObjCRuntime.classOverride(self, "automaticallyNotifiesObserversOf" + KeyedAccess.capitalized(key), []) as Bool?) ?? true
    }

    /// What a property depends on by each name that it has: its key, the one it is observed by, and the getter's of a flag.
    func affectingKeyPaths(of names: String...) -> [String] {
        var names = Set(names)
        for name in names { names.insert(name.hasPrefix("is") ? name : "is" + KeyedAccess.capitalized(name)) }
        return names.reduce(into: Set<String>()) { $0.formUnion(type(of: self).keyPathsForValuesAffectingValue(forKey: $1)) }.sorted()
    }

    func automaticallyNotifies(forKey key: String) -> Bool { type(of: self).automaticallyNotifiesObservers(forKey: key) }
}

extension KeyValueObserver.Change {
    /// Structures and numbers are boxed, and nil is `NSNull`.
    func dictionary(_ options: NSKeyValueObservingOptions) -> [NSKeyValueChangeKey: Any] {
        let kind = mutation.kind
        var result: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
        if isPrior { result[.notificationIsPriorKey] = NSNumber(value: true) }
        if let indexes = mutation.indexes { result[.indexesKey] = indexes }
        if options.contains(.old), !isInitial, kind != .insertion { result[.oldKey] = old ?? NSNull() }
        if options.contains(.new), !isPrior, kind != .removal { result[.newKey] = new ?? NSNull() }
        return result
    }
}
