internal import Foundation
internal import ProgrammerErrors

/// Values between objects and the declared types of `@NSManaged` members.
enum ManagedValue {
    static func convert<Value>(_ value: Any?, _ key: String, _ object: NSManagedObject) -> Value {
        // A number object is cast to each of Swift's numbers; the common ones are quicker without.
        if let number = value as? NSNumber, let type = Value.self as? any ManagedNumber.Type,
            let made = type.init(managed: number) as? Value
        {
            return made
        }
        if let value {
            if let value = value as? Value { return value }
        } else if let none = Any?.none as? Value {
            return none
        }
        // What Objective-C makes of nil for a type that is not optional.
        if value == nil {
            if let type = Value.self as? any ManagedNumber.Type, let zero = type.init(managed: 0) as? Value { return zero }
            if let empty = "" as? Value { return empty }
            if let empty = NSSet() as? Value { return empty }
            if let empty = NSOrderedSet() as? Value { return empty }
        }
        ProgrammerError.raise(
            "'\(key)' of \(object.entity.name ?? "") is \(value.map { String(describing: type(of: $0)) } ?? "nil"), the class declares "
                + "\(Value.self)", name: .invalidArgument)
    }

    static func boxed<Value>(_ value: Value) -> Any? {
        if let number = value as? any ManagedNumber { return number.managed }
        // An optional in a generic parameter.
        let mirrored: Any? = value
        if case .some(let inside) = mirrored, let optional = inside as? any OptionalValue { return optional.wrapped }
        return mirrored
    }
}

private protocol OptionalValue { var wrapped: Any? { get } }

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { self.flatMap { ManagedValue.boxed($0) } }
}

/// Swift's numbers.
protocol ManagedNumber {
    init(managed number: NSNumber)
    var managed: NSNumber { get }
}

extension Bool: ManagedNumber {
    init(managed number: NSNumber) { self = number.boolValue }
    var managed: NSNumber { NSNumber(value: self) }
}
extension Int: ManagedNumber {
    init(managed number: NSNumber) { self = number.intValue }
    var managed: NSNumber { NSNumber(value: self) }
}
extension Int16: ManagedNumber {
    init(managed number: NSNumber) { self = number.int16Value }
    var managed: NSNumber { NSNumber(value: self) }
}
extension Int32: ManagedNumber {
    init(managed number: NSNumber) { self = number.int32Value }
    var managed: NSNumber { NSNumber(value: self) }
}
extension Int64: ManagedNumber {
    init(managed number: NSNumber) { self = number.int64Value }
    var managed: NSNumber { NSNumber(value: self) }
}
extension Double: ManagedNumber {
    init(managed number: NSNumber) { self = number.doubleValue }
    var managed: NSNumber { NSNumber(value: self) }
}
extension Float: ManagedNumber {
    init(managed number: NSNumber) { self = number.floatValue }
    var managed: NSNumber { NSNumber(value: self) }
}
