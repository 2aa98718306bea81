import Foundation

/// A non-object type that is unboxed from an object, as for a property in Objective-C's key-value coding: numbers out of range are
/// truncated.
protocol ScalarArgument {
    /// Nil for an object that contains another type.
    static func taking(_ value: NSValue) -> Any?
    /// Nil for types whose conversion Objective-C strings do not support: the unsigned numbers.
    static func taking(text: NSString) -> Any?
}

extension ScalarArgument {
    static func taking(text: NSString) -> Any? { nil }

    static func taking(_ value: Any?) -> Any? {
        switch value {
        case let value as NSNumber: taking(value)
        case let number as CGFloat: taking(NSNumber(value: Double(number)))
        case let value as NSValue: taking(value)
        case let text as String: taking(text: text as NSString)
        default: nil
        }
    }
}

protocol NumericArgument: ScalarArgument {
    init(truncating number: NSNumber)
}

extension NumericArgument {
    static func taking(_ value: NSValue) -> Any? { (value as? NSNumber).map { Self(truncating: $0) } }
}

// Strings respond to `boolValue`, `integerValue`, `longLongValue`, `intValue`, `floatValue` and `doubleValue`.
extension Bool: NumericArgument {
    static func taking(text: NSString) -> Any? { text.boolValue }
}
extension Int: NumericArgument {
    static func taking(text: NSString) -> Any? { text.integerValue }
}
extension Int8: NumericArgument {}
extension Int16: NumericArgument {}
extension Int32: NumericArgument {
    static func taking(text: NSString) -> Any? { text.intValue }
}
extension Int64: NumericArgument {
    static func taking(text: NSString) -> Any? { text.longLongValue }
}
extension UInt: NumericArgument {}
extension UInt8: NumericArgument {}
extension UInt16: NumericArgument {}
extension UInt32: NumericArgument {}
extension UInt64: NumericArgument {}
extension Float: NumericArgument {
    static func taking(text: NSString) -> Any? { text.floatValue }
}
extension Double: NumericArgument {
    static func taking(text: NSString) -> Any? { text.doubleValue }
}
extension CGFloat: NumericArgument {
    init(truncating number: NSNumber) { self.init(number.doubleValue) }
    static func taking(text: NSString) -> Any? { CGFloat(text.doubleValue) }
}

extension CGPoint: ScalarArgument {
    static func taking(_ value: NSValue) -> Any? { value.holds(NSValue(point: .zero)) ? value.pointValue : nil }
}

extension CGSize: ScalarArgument {
    static func taking(_ value: NSValue) -> Any? { value.holds(NSValue(size: .zero)) ? value.sizeValue : nil }
}

extension CGRect: ScalarArgument {
    static func taking(_ value: NSValue) -> Any? { value.holds(NSValue(rect: .zero)) ? value.rectValue : nil }
}

extension NSRange: ScalarArgument {
    static func taking(_ value: NSValue) -> Any? { value.holds(NSValue(range: NSRange())) ? value.rangeValue : nil }
}

extension Optional: ScalarArgument where Wrapped: ScalarArgument {
    static func taking(_ value: NSValue) -> Any? { Wrapped.taking(value) }
    static func taking(text: NSString) -> Any? { Wrapped.taking(text: text) }
}

extension NSValue {
    /// Whether it contains a value of the same type.
    fileprivate func holds(_ other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}

/// Unboxes an object for a parameter of an enumeration, an option set or a structure.
enum StructureArgument {
    static func taking<Value>(_ value: Any, as type: Value.Type) -> Value? {
        if let type = Value.self as? any RawRepresentable.Type { return raw(value, type) as? Value }
        // An optional enumeration or structure.
        if let type = Value.self as? any OptionalType.Type { return type.taking(value) as? Value }
        return nil
    }

    private static func raw<Value: RawRepresentable>(_ value: Any, _ type: Value.Type) -> Any? {
        if let raw = value as? Value.RawValue { return Value(rawValue: raw) }
        guard let scalar = Value.RawValue.self as? any ScalarArgument.Type, let raw = scalar.taking(value) as? Value.RawValue else {
            return nil
        }
        return Value(rawValue: raw)
    }
}

private protocol OptionalType {
    static func taking(_ value: Any) -> Any?
}

extension Optional: OptionalType {
    static func taking(_ value: Any) -> Any? { StructureArgument.taking(value, as: Wrapped.self) }
}

/// Values that Swift makes of nil where a method's parameter is not optional: the bridge of these types has an empty value for it.
protocol EmptyArgument {
    init()
}

extension String: EmptyArgument {}
extension Data: EmptyArgument {}
extension Array: EmptyArgument {}
extension Dictionary: EmptyArgument {}
extension Set: EmptyArgument {}
