public import Foundation

/// What Foundation adds to every object for key-value coding and observing.
///
/// The methods are in a protocol extension, so that classes may have their own under the same names: the source rewriter removes
/// `override` and registers them, and the methods here find them. `super` means the members whose names start with `__ferry_base_`.
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

/// Key-value coding through accessors: `getName`, `name` or `isName` to read, `setName:` to write. The rewriter registers them for `@objc`
/// properties and outlets, which are key-value coding compliant on Apple's systems; the frameworks' classes have generated tables.
///
/// > Contract: Foundation, NSKeyValueCoding
extension _KeyValueCodingAndObserving {
    /// The value of a property, with numbers and structures boxed in objects.
    public func value(forKey key: String) -> Any? {
        (ObjCRuntime.overridden(self, below: NSObject.self, "valueForKey:", [key]) as Any??) ?? __ferry_base_value(forKey: key)
    }

    /// An app's call of `value(forKey:)` with a collection operator, after rewriting: a dictionary of Foundation on Linux has its own method.
    // swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
    public func __ferry_value(forKey key: String) -> Any? {
        (ObjCRuntime.overridden(self, below: NSObject.self, "valueForKey:", [key]) as Any??) ?? __ferry_base_value(forKey: key)
    }

    /// Sets a property; the value is converted to the property's type.
    public func setValue(_ value: Any?, forKey key: String) {
        if !ObjCRuntime.callOverride(self, below: NSObject.self, "setValue:forKey:", [value, key]) {
            __ferry_base_setValue(value, forKey: key)
        }
    }

    /// The value at a path of keys separated by dots; nil if a key on the way has no value.
    public func value(forKeyPath keyPath: String) -> Any? {
        (ObjCRuntime.overridden(self, below: NSObject.self, "valueForKeyPath:", [keyPath]) as Any??)
            ?? __ferry_base_value(forKeyPath: keyPath)
    }

    /// Sets the value at a path of keys separated by dots; does nothing if a key on the way has no value.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if !ObjCRuntime.callOverride(self, below: NSObject.self, "setValue:forKeyPath:", [value, keyPath]) {
            __ferry_base_setValue(value, forKeyPath: keyPath)
        }
    }

    /// Called for keys without a property; stops the program unless overridden.
    public func value(forUndefinedKey key: String) -> Any? {
        (ObjCRuntime.overridden(self, below: NSObject.self, "valueForUndefinedKey:", [key]) as Any??)
            ?? __ferry_base_value(forUndefinedKey: key)
    }

    /// Called for keys without a property; stops the program unless overridden.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        if !ObjCRuntime.callOverride(self, below: NSObject.self, "setValue:forUndefinedKey:", [value, key]) {
            __ferry_base_setValue(value, forUndefinedKey: key)
        }
    }

    /// Called when a number or structure is set to nil; stops the program unless overridden.
    public func setNilValueForKey(_ key: String) {
        if !ObjCRuntime.callOverride(self, below: NSObject.self, "setNilValueForKey:", [key]) { __ferry_base_setNilValueForKey(key) }
    }

    /// Sets several properties; `NSNull` sets nil.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        if !ObjCRuntime.callOverride(self, below: NSObject.self, "setValuesForKeysWithDictionary:", [keyedValues]) {
            __ferry_base_setValuesForKeys(keyedValues)
        }
    }

    /// The values of several properties; `NSNull` represents nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        (ObjCRuntime.overridden(self, below: NSObject.self, "dictionaryWithValuesForKeys:", [keys]) as [String: Any]?)
            ?? __ferry_base_dictionaryWithValues(forKeys: keys)
    }
}
