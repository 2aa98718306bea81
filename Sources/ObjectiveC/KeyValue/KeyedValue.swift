import Foundation

/// Boxes values for key-value coding: numbers and structures become objects.
enum KeyedValue {
    /// The result of `value(forKey:)` for a getter's result.
    static func boxed(_ value: Any?) -> Any? {
        guard let value else { return nil }
        // A number object is unchanged; casts would convert it to each of Swift's numbers.
        if Swift.type(of: value) is AnyClass { return value }
        guard let value = FlatValue.of(value) else { return nil }
        switch value {
        case is String: return value
        case let value as Bool: return NSNumber(value: value)
        case let value as Int: return NSNumber(value: value)
        case let value as Double: return NSNumber(value: value)
        case let value as CGFloat: return NSNumber(value: Double(value))
        case let value as Float: return NSNumber(value: value)
        case let value as any FixedWidthInteger: return number(value)
        case let value as CGRect: return NSValue(rect: value)
        case let value as CGPoint: return NSValue(point: value)
        case let value as CGSize: return NSValue(size: value)
        case let value as NSRange: return NSValue(range: value)
        case let value as any RawRepresentable: return boxed(value.rawValue)
        default: return value
        }
    }

    /// Whether the value's property is not an object in Objective-C, so that it cannot be set to nil.
    static func isScalar(_ value: Any?) -> Bool {
        guard let value = value.flatMap({ FlatValue.of($0) }) else { return false }
        if Swift.type(of: value) is AnyClass || value is String { return false }
        return value is any ScalarArgument || value is NSRange || (value as? any RawRepresentable).map { isScalar($0.rawValue) } ?? false
    }

    private static func number(_ value: any FixedWidthInteger) -> NSNumber {
        if let value = value as? UInt64 { return NSNumber(value: value) }
        if let value = value as? UInt { return NSNumber(value: value) }
        return NSNumber(value: Int64(clamping: value))
    }
}
