public import Foundation
internal import ProgrammerErrors

/// `super` in a class with its own methods of key-value coding.
// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
extension NSObject {
    /// What `super.value(forKey:)` means in a class with a method of that name.
    public func __ferry_base_value(forKey key: String) -> Any? {
        if let values = self as? any KeyedCollection { return values.collectedValue(forKey: key) }
        if let storage = self as? any KeyedStorage, let value = storage.storedValue(forKey: key) { return value }
        // Every key is valid for these, also one with dots; a missing entry is nil.
        if self is NSDictionary || self is UserDefaults { return nil }
        if key == "self" { return self }
        guard let getter = KeyedAccess.getter(key, of: self) else {
            return KeyedAccess.collection(key, of: self) ?? value(forUndefinedKey: key)
        }
        return KeyedValue.boxed(ObjCRuntime.send(getter, to: self))
    }

    /// What `super.setValue(_:forKey:)` means in a class with a method of that name.
    public func __ferry_base_setValue(_ value: Any?, forKey key: String) {
        if let values = self as? any KeyedCollection, values.setCollectedValue(value, forKey: key) { return }
        if let storage = self as? any KeyedStorage, storage.store(value, forKey: key) { return }
        guard let setter = KeyedAccess.setter(key, of: self) else { return setValue(value, forUndefinedKey: key) }
        if value == nil || value is NSNull, let getter = KeyedAccess.getter(key, of: self),
            KeyedValue.isScalar(ObjCRuntime.send(getter, to: self))
        {
            return setNilValueForKey(key)
        }
        KeyValueChanges.set(key, of: self) { _ = ObjCRuntime.send(setter, to: self, [value]) }
    }

    /// What `super.value(forKeyPath:)` means in a class with a method of that name.
    public func __ferry_base_value(forKeyPath keyPath: String) -> Any? {
        if let values = self as? any KeyedCollection, keyPath.hasPrefix("@") { return values.operation(keyPath) }
        if let storage = self as? any KeyedStorage, let value = storage.storedValue(forKey: keyPath) { return value }
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        guard let next = value(forKey: String(keyPath[..<dot])) else { return nil }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        // Swift's arrays, dictionaries and strings are bridged to objects.
        guard let object = next as? NSObject else { return value(forUndefinedKey: rest) }
        return object.value(forKeyPath: rest)
    }

    /// What `super.setValue(_:forKeyPath:)` means in a class with a method of that name.
    public func __ferry_base_setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let storage = self as? any KeyedStorage, storage.store(value, forKey: keyPath) { return }
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        guard let next = self.value(forKey: String(keyPath[..<dot])) as? NSObject else { return }
        next.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// What `super.value(forUndefinedKey:)` means in a class with a method of that name: a programming error.
    public func __ferry_base_value(forUndefinedKey key: String) -> Any? {
        if UndefinedKeys.take(KeyedAccess.undefinedMessage(key, "valueForUndefinedKey:", self)) { return nil }
        KeyedAccess.undefined(key, "valueForUndefinedKey:", self)
    }

    /// What `super.setValue(_:forUndefinedKey:)` means in a class with a method of that name: a programming error.
    public func __ferry_base_setValue(_ value: Any?, forUndefinedKey key: String) {
        if UndefinedKeys.take(KeyedAccess.undefinedMessage(key, "setValue:forUndefinedKey:", self)) { return }
        KeyedAccess.undefined(key, "setValue:forUndefinedKey:", self)
    }

    /// What `super.setNilValueForKey(_:)` means in a class with a method of that name: a programming error.
    public func __ferry_base_setNilValueForKey(_ key: String) {
        ProgrammerError.raise(
            "[\(KeyedAccess.name(of: self)) setNilValueForKey]: could not set nil as the value for the key \(key).", name: .invalidArgument)
    }

    /// What `super.setValuesForKeys(_:)` means in a class with a method of that name.
    public func __ferry_base_setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// What `super.dictionaryWithValues(forKeys:)` means in a class with a method of that name.
    public func __ferry_base_dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { _, last in last }
    }
}

/// Accessors by key, in Foundation's search order.
enum KeyedAccess {
    static func getter(_ key: String, of object: NSObject) -> Selector? {
        let capital = capitalized(key)
        return ["get" + capital, key, "is" + capital, "_" + key].lazy.map { Selector($0) }.first { ObjCRuntime.responds(object, to: $0) }
    }

    static func setter(_ key: String, of object: NSObject) -> Selector? {
        let capital = capitalized(key)
        // UIKit's flags have a key without `is`; apps also use the Swift property's name.
        var names = ["set\(capital):", "_set\(capital):", "setIs\(capital):"]
        if key.hasPrefix("is"), key.count > 2 { names.append("set\(key.dropFirst(2)):") }
        return names.lazy.map { Selector($0) }.first { ObjCRuntime.responds(object, to: $0) }
    }

    static func capitalized(_ key: String) -> String { key.prefix(1).uppercased() + key.dropFirst() }

    /// `<Module.Class 0x…>`, as in Foundation's messages.
    static func name(of object: AnyObject) -> String {
        "<\(String(reflecting: type(of: object))) 0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))>"
    }

    static func undefined(_ key: String, _ method: String, _ object: AnyObject) -> Never {
        ProgrammerError.raise(undefinedMessage(key, method, object), name: .unknownKey)
    }

    static func undefinedMessage(_ key: String, _ method: String, _ object: AnyObject) -> String {
        "[\(name(of: object)) \(method)]: this class is not key value coding-compliant for the key \(key)."
    }
}

extension NSDictionary: KeyedStorage {
    /// The entry of the key; a key that begins with `@` is a property of the dictionary itself.
    public func storedValue(forKey key: String) -> Any?? {
        // `@count` and similar keys are operators of the dictionary itself.
        if key.hasPrefix("@") {
            return .some(KeyedAccess.getter(String(key.dropFirst()), of: self).flatMap { ObjCRuntime.send($0, to: self) })
        }
        return key.contains(".") && object(forKey: key) == nil ? .none : .some(object(forKey: key))
    }

    /// Sets or removes the entry of the key; false for a dictionary that cannot be changed and for key paths.
    public func store(_ value: Any?, forKey key: String) -> Bool {
        guard let dictionary = self as? NSMutableDictionary, !key.contains(".") else { return false }
        if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
        return true
    }
}

extension UserDefaults: KeyedStorage {
    /// The default of the key.
    public func storedValue(forKey key: String) -> Any?? {
        key.contains(".") && object(forKey: key) == nil ? .none : .some(object(forKey: key))
    }

    /// Sets the default of the key.
    public func store(_ value: Any?, forKey key: String) -> Bool {
        set(value, forKey: key)
        return true
    }
}
