public import Foundation

/// Lists and sets of an object that are changed element by element.
///
/// > Contract: Foundation, NSKeyValueCoding
extension _KeyValueCodingAndObserving {
    /// A list that changes the property `key`, through the class's `insertObject:in<Key>AtIndex:` and `removeObjectFrom<Key>AtIndex:` or by setting it.
    /// Observers get the elements that change and their indexes.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray {
        (ObjCRuntime.overridden(self, below: NSObject.self, "mutableArrayValueForKey:", [key]) as NSMutableArray?)
            ?? KeyedMutableArray(KeyedElements(owner: self, key: key))
    }

    /// The list at a key path as an array whose changes change the list and notify its observers.
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        let (owner, key) = KeyedAccess.last(of: keyPath, from: self)
        return owner.mutableArrayValue(forKey: key)
    }

    /// A set that changes the property `key`, through the class's `add<Key>Object:` and `remove<Key>Object:` or by setting it.
    /// Observers get the elements that come or go.
    public func mutableSetValue(forKey key: String) -> NSMutableSet {
        (ObjCRuntime.overridden(self, below: NSObject.self, "mutableSetValueForKey:", [key]) as NSMutableSet?)
            ?? KeyedMutableSet(KeyedMembers(owner: self, key: key))
    }

    /// The set at a key path as a set whose changes change the set and notify its observers.
    public func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet {
        let (owner, key) = KeyedAccess.last(of: keyPath, from: self)
        return owner.mutableSetValue(forKey: key)
    }

    /// An ordered set that changes the property `key`, through the class's `insertObject:in<Key>AtIndex:` and `removeObjectFrom<Key>AtIndex:` or by
    /// setting it. Observers get the elements that change and their indexes.
    ///
    /// After a change of the property that was not made through it, `array`, `set`, `firstObject`, `lastObject` and iterations are those before,
    /// until another of its members is called, such as `count`.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        (ObjCRuntime.overridden(self, below: NSObject.self, "mutableOrderedSetValueForKey:", [key]) as NSMutableOrderedSet?)
            ?? KeyedMutableOrderedSet(KeyedElements(owner: self, key: key))
    }

    /// The ordered set at a key path as one whose changes change the set and notify its observers.
    public func mutableOrderedSetValue(forKeyPath keyPath: String) -> NSMutableOrderedSet {
        let (owner, key) = KeyedAccess.last(of: keyPath, from: self)
        return owner.mutableOrderedSetValue(forKey: key)
    }
}

extension KeyedAccess {
    /// The object that has the last key of a key path.
    static func last(of keyPath: String, from object: NSObject) -> (NSObject, String) {
        guard let dot = keyPath.lastIndex(of: ".") else { return (object, keyPath) }
        let path = String(keyPath[..<dot])
        guard let owner = object.value(forKeyPath: path) as? NSObject else { undefined(keyPath, "valueForUndefinedKey:", object) }
        return (owner, String(keyPath[keyPath.index(after: dot)...]))
    }

    /// A list by its accessors `countOf<Key>` and `objectIn<Key>AtIndex:` or `<key>AtIndexes:`, or a set by `enumeratorOf<Key>`; nil without them.
    static func collection(_ key: String, of object: NSObject) -> Any? {
        let capital = capitalized(key)
        let (count, one, several) = (Selector("countOf\(capital)"), Selector("objectIn\(capital)AtIndex:"), Selector("\(key)AtIndexes:"))
        guard ObjCRuntime.responds(object, to: count), let number = ObjCRuntime.send(count, to: object),
            let length = (KeyedValue.boxed(number) as? NSNumber)?.intValue, length >= 0
        else { return nil }
        if ObjCRuntime.responds(object, to: one) { return (0..<length).map { ObjCRuntime.send(one, to: object, [$0]) ?? NSNull() } }
        if ObjCRuntime.responds(object, to: several) { return ObjCRuntime.send(several, to: object, [IndexSet(0..<length)]) }
        let enumerator = Selector("enumeratorOf\(capital)")
        guard ObjCRuntime.responds(object, to: enumerator) else { return nil }
        return (ObjCRuntime.send(enumerator, to: object) as? NSEnumerator).map { NSSet(array: $0.allObjects) }
    }
}
