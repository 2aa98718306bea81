internal import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

/// The bodies of `@NSManaged` members, which the source rewriter writes.
// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
extension NSManagedObject {
    /// The value of a property as its declared type.
    public func __ferry_managed<Value>(_ key: String) -> Value {
        willAccessValue(forKey: key)
        defer { didAccessValue(forKey: key) }
        return ManagedValue.convert(managed(key), key, self)
    }

    /// The value of a property whose type has a whole number as raw value.
    public func __ferry_managed<Value: RawRepresentable>(_ key: String) -> Value where Value.RawValue: BinaryInteger {
        willAccessValue(forKey: key)
        defer { didAccessValue(forKey: key) }
        let number = (managed(key) as? NSNumber)?.int64Value ?? 0
        guard let value = Value.RawValue(exactly: number).flatMap(Value.init(rawValue:)) else {
            ProgrammerError.raise("\(number) is no raw value of \(Value.self), the type of '\(key)'", name: .invalidArgument)
        }
        return value
    }

    /// Sets a property.
    public func __ferry_setManaged<Value>(_ key: String, _ value: Value) {
        let boxed = ManagedValue.boxed(value)
        if let place = description_.layout[key] { setValue(boxed, at: place) } else { setPrimitiveValue(boxed, forKey: key) }
    }

    /// Sets a property whose type has a whole number as raw value.
    public func __ferry_setManaged<Value: RawRepresentable>(_ key: String, _ value: Value) where Value.RawValue: BinaryInteger {
        __ferry_setManaged(key, NSNumber(value: Int64(clamping: value.rawValue)))
    }

    /// Calls a method without a result, such as `addToItems(_:)`. > Parameters: name: with its labels.
    public func __ferry_managedMethod(_ name: String, _ arguments: [Any?] = []) {
        _ = called(name, arguments)
    }

    /// Calls a method with a result. > Parameters: name: with its labels.
    public func __ferry_managedMethod<Value>(_ name: String, _ arguments: [Any?] = []) -> Value {
        ManagedValue.convert(called(name, arguments), name, self)
    }

    private func called(_ name: String, _ arguments: [Any?]) -> Any? {
        guard let method = ManagedMethod(name, description_.layout) else {
            ProgrammerError.raise(
                "-[\(ClassNames.name(type(of: self))) \(name)]: unrecognized selector sent to instance", name: .invalidArgument)
        }
        return method.call(on: self, arguments)
    }

    private func managed(_ key: String) -> Any? {
        if let place = description_.layout[key] { return value(at: place) }
        guard key.hasPrefix("primitive") else { return value(forUndefinedKey: key) }
        return primitiveValue(forKey: key)
    }
}
