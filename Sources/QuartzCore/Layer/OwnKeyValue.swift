import CoreGraphics
import Foundation

/// Converts the values of keys that only a subclass of a layer has to the declared types of its properties, and back.
enum OwnKeyValue {
    /// Nil if the value is of another type.
    static func typed<Value>(_ value: Any?) -> Value? {
        if let type = Value.self as? any OwnKeyNumber.Type, let number = value == nil ? 0 : ValueCoding.number(value) {
            return type.init(ownKey: number) as? Value
        }
        guard let value else { return Any?.none as? Value ?? zero(Value.self) as? Value }
        return value as? Value
    }

    /// A structure whose bytes are zero: what nil is where the type is not optional.
    private static func zero<Value>(_ type: Value.Type) -> Any? {
        switch type {
        case is CGPoint.Type: CGPoint.zero
        case is CGSize.Type: CGSize.zero
        case is CGRect.Type: CGRect.zero
        case is CGVector.Type: CGVector.zero
        default: nil
        }
    }

    /// Nil for an optional that is nil.
    static func boxed<Value>(_ value: Value) -> Any? {
        if let optional = value as? any OwnKeyOptional { return optional.wrapped }
        return value
    }
}

private protocol OwnKeyOptional { var wrapped: Any? { get } }

extension Optional: OwnKeyOptional {
    fileprivate var wrapped: Any? { self }
}

private protocol OwnKeyNumber { init(ownKey number: Double) }

extension CGFloat: OwnKeyNumber { fileprivate init(ownKey number: Double) { self = CGFloat(number) } }
extension Double: OwnKeyNumber { fileprivate init(ownKey number: Double) { self = number } }
extension Float: OwnKeyNumber { fileprivate init(ownKey number: Double) { self = Float(number) } }
extension Int: OwnKeyNumber { fileprivate init(ownKey number: Double) { self = Int(number) } }
extension Bool: OwnKeyNumber { fileprivate init(ownKey number: Double) { self = number != 0 } }
