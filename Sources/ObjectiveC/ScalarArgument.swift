import Foundation

/// A type that is no object, and takes its values out of one, as a property of it does in Objective-C's key-value coding: any number is
/// cut off where there is no room for all of it.
protocol ScalarArgument {
    /// Nil for an object that holds something else.
    static func taking(_ value: NSValue) -> Any?
}

extension ScalarArgument {
    static func taking(_ value: Any?) -> Any? {
        switch value {
        case let value as NSNumber: taking(value)
        case let number as CGFloat: taking(NSNumber(value: Double(number)))
        case let value as NSValue: taking(value)
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

extension Bool: NumericArgument {}
extension Int: NumericArgument {}
extension Int8: NumericArgument {}
extension Int16: NumericArgument {}
extension Int32: NumericArgument {}
extension Int64: NumericArgument {}
extension UInt: NumericArgument {}
extension UInt8: NumericArgument {}
extension UInt16: NumericArgument {}
extension UInt32: NumericArgument {}
extension UInt64: NumericArgument {}
extension Float: NumericArgument {}
extension Double: NumericArgument {}
extension CGFloat: NumericArgument {
    init(truncating number: NSNumber) { self.init(number.doubleValue) }
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

extension Optional: ScalarArgument where Wrapped: ScalarArgument {
    static func taking(_ value: NSValue) -> Any? { Wrapped.taking(value) }
}

extension NSValue {
    /// Whether it holds a value of the same type.
    fileprivate func holds(_ other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}
