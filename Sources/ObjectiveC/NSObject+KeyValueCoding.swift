public import Foundation
internal import ProgrammerErrors

/// Key-value coding through registered accessors: `name` or `isName` to read, `setName:` to write. The rewriter registers them for
/// `@objc` properties and outlets, the ones that are key-value coding compliant on Apple's systems.
///
/// > Contract: Foundation, NSKeyValueCoding
extension NSObject {
    public func value(forKey key: String) -> Any? {
        if let storage = self as? any KeyedStorage, let value = storage.storedValue(forKey: key) { return value }
        let capital = Self.capitalized(key)
        for name in [key, "is" + capital, "get" + capital] where ObjCRuntime.responds(self, to: Selector(name)) {
            return ObjCRuntime.send(Selector(name), to: self)
        }
        undefined(key, "valueForUndefinedKey:")
    }

    public func setValue(_ value: Any?, forKey key: String) {
        if let storage = self as? any KeyedStorage, storage.store(value, forKey: key) { return }
        let setter = Selector("set\(Self.capitalized(key)):")
        guard ObjCRuntime.responds(self, to: setter) else { undefined(key, "setValue:forUndefinedKey:") }
        ObjCRuntime.send(setter, to: self, [value])
    }

    public func value(forKeyPath keyPath: String) -> Any? {
        if let storage = self as? any KeyedStorage, let value = storage.storedValue(forKey: keyPath) { return value }
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        guard let next = value(forKey: String(keyPath[..<dot])) else { return nil }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        if let object = next as? NSObject { return object.value(forKeyPath: rest) }
        if let values = next as? [String: Any] { return (values as NSDictionary).value(forKeyPath: rest) }
        undefined(rest, "valueForUndefinedKey:")
    }

    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let storage = self as? any KeyedStorage, storage.store(value, forKey: keyPath) { return }
        guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        guard let next = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject else { return }
        next.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
    }

    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { _, last in last }
    }

    private static func capitalized(_ key: String) -> String {
        key.prefix(1).uppercased() + key.dropFirst()
    }

    private func undefined(_ key: String, _ method: String) -> Never {
        let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        let name = String(reflecting: type(of: self))
        ProgrammerError.raise(
            "[<\(name) 0x\(address)> \(method)]: this class is not key value coding-compliant for the key \(key).", name: .unknownKey)
    }
}

extension NSDictionary: KeyedStorage {
    public func storedValue(forKey key: String) -> Any?? {
        key.contains(".") ? .none : .some(object(forKey: key))
    }

    public func store(_ value: Any?, forKey key: String) -> Bool {
        guard let dictionary = self as? NSMutableDictionary else { return false }
        if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
        return true
    }
}
