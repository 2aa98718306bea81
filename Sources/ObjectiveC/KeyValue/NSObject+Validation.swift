public import Foundation

/// Checks of values before they are set by key: an object's `validate<Key>(_:)` methods, found by name.
///
/// > Contract: Foundation, Key-Value Coding Programming Guide, Validating Properties
extension _KeyValueCodingAndObserving {
    /// Calls `validate<Key>(_:)`, which may replace the value or throw; a key without that method accepts every value.
    public func validateValue(_ ioValue: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey inKey: String) throws {
        let thrown = ThrownError()
        if ObjCRuntime.callOverride(self, below: NSObject.self, "validateValue:forKey:error:", [ioValue, inKey, thrown]) {
            if let error = thrown.error { throw error }
        } else {
            try __ferry_base_validateValue(ioValue, forKey: inKey)
        }
    }

    /// Checks a value with the object that has the last key of the path; accepts every value if there is no such object.
    public func validateValue(_ ioValue: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKeyPath inKeyPath: String) throws {
        guard let dot = inKeyPath.firstIndex(of: ".") else { return try validateValue(ioValue, forKey: inKeyPath) }
        guard let next = value(forKey: String(inKeyPath[..<dot])) as? NSObject else { return }
        try next.validateValue(ioValue, forKeyPath: String(inKeyPath[inKeyPath.index(after: dot)...]))
    }

    /// Whether values of missing accessors are read from instance variables: Foundation's default. Swift on Linux has no names of instance variables
    /// for key-value coding, so that the answer changes nothing.
    public static var accessInstanceVariablesDirectly: Bool { true }
}

// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
extension NSObject {
    /// What `super.validateValue(_:forKey:)` means in a class with a method of that name.
    public func __ferry_base_validateValue(_ ioValue: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey inKey: String) throws {
        let selector = Selector("validate\(KeyedAccess.capitalized(inKey)):error:")
        guard ObjCRuntime.responds(self, to: selector) else { return }
        let thrown = ThrownError()
        ObjCRuntime.send(selector, to: self, [ioValue, thrown])
        if let error = thrown.error { throw error }
    }
}
