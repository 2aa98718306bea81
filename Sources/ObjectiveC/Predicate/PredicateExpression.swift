import Foundation
internal import ProgrammerErrors

/// An operand of a comparison.
indirect enum PredicateExpression {
    case constant(Any?)
    case evaluatedObject
    case variable(String)
    /// A key path of the first expression's value.
    case keyPath(PredicateExpression, String)
    case function(String, [PredicateExpression])
    case aggregate([PredicateExpression])
    case element(PredicateExpression, PredicateExpression)
    case subquery(PredicateExpression, String, PredicateNode)

    func value(_ object: Any?, _ bindings: [String: Any]) -> Any? {
        switch self {
        case .constant(let value): return value
        case .evaluatedObject: return object
        case .variable(let name):
            guard let value = bindings[name] else {
                ProgrammerError.raise("Can't get value for '\(name)' in bindings \(bindings).", name: .invalidArgument)
            }
            return value
        case .keyPath(let base, let path):
            guard let value = base.value(object, bindings), !(value is NSNull) else { return nil }
            return KeyedCollectionValue.value(of: value, forKeyPath: path)
        case .function(let name, let arguments):
            return PredicateFunction.call(name, arguments.map { $0.value(object, bindings) })
        case .aggregate(let parts): return parts.map { $0.value(object, bindings) ?? NSNull() }
        case .element(let base, let index):
            guard let elements = Self.elements(of: base.value(object, bindings)) else { return nil }
            switch index.value(object, bindings) {
            case let number as NSNumber: return elements.indices.contains(number.intValue) ? elements[number.intValue] : nil
            default: return nil
            }
        case .subquery(let base, let name, let node):
            return Self.elements(of: base.value(object, bindings))?.filter { element in
                node.evaluate(object, bindings.merging([name: element]) { $1 })
            }
        }
    }

    /// The elements of a collection; nil for other values.
    static func elements(of value: Any?) -> [Any]? {
        switch value {
        case let collection as any KeyedCollection: collection.keyedElements
        case let array as [Any]: array
        case let dictionary as NSDictionary: dictionary.allValues
        case let set as Set<AnyHashable>: Array(set)
        default: nil
        }
    }
}

/// The functions of format strings.
enum PredicateFunction {
    static func call(_ name: String, _ values: [Any?]) -> Any? {
        switch (name.hasSuffix(":") ? String(name.dropLast()) : name).lowercased() {
        case "add", "add:to": return arithmetic(values, +)
        case "from", "from:subtract": return arithmetic(values, -)
        case "multiply", "multiply:by": return arithmetic(values, *)
        case "divide", "divide:by": return arithmetic(values, /)
        case "raise", "raise:topower": return arithmetic(values, pow)
        case "modulus", "modulus:by": return arithmetic(values) { $0.truncatingRemainder(dividingBy: $1) }
        case "negate": return number(values.first ?? nil).map { NSNumber(value: -$0) }
        case "abs": return number(values.first ?? nil).map { NSNumber(value: abs($0)) }
        case "sqrt": return number(values.first ?? nil).map { NSNumber(value: $0.squareRoot()) }
        case "floor": return number(values.first ?? nil).map { NSNumber(value: $0.rounded(.down)) }
        case "ceiling": return number(values.first ?? nil).map { NSNumber(value: $0.rounded(.up)) }
        case "trunc": return number(values.first ?? nil).map { NSNumber(value: $0.rounded(.towardZero)) }
        case "ln": return number(values.first ?? nil).map { NSNumber(value: log($0)) }
        case "exp": return number(values.first ?? nil).map { NSNumber(value: exp($0)) }
        case "uppercase": return (values.first as? String)?.uppercased()
        case "lowercase": return (values.first as? String)?.lowercased()
        case "length": return (values.first as? String).map { NSNumber(value: $0.utf16.count) }
        case "now": return Date() as NSDate
        case "count": return NSNumber(value: elements(values).count)
        case "sum": return NSNumber(value: elements(values).compactMap(number).reduce(0, +))
        case "average": return average(elements(values).compactMap(number))
        case "min": return elements(values).compactMap(number).min().map { NSNumber(value: $0) }
        case "max": return elements(values).compactMap(number).max().map { NSNumber(value: $0) }
        case "first": return elements(values).first
        case "last": return elements(values).last
        default: ProgrammerError.raise("Unable to parse function name '\(name)' into supported selector", name: .invalidArgument)
        }
    }

    private static func elements(_ values: [Any?]) -> [Any] {
        if values.count == 1 { return PredicateExpression.elements(of: values[0]) ?? values.compactMap { $0 } }
        return values.compactMap { $0 }
    }

    private static func average(_ values: [Double]) -> NSNumber? {
        values.isEmpty ? nil : NSNumber(value: values.reduce(0, +) / Double(values.count))
    }

    private static func arithmetic(_ values: [Any?], _ operation: (Double, Double) -> Double) -> NSNumber? {
        guard values.count == 2, let first = number(values[0]), let second = number(values[1]) else { return nil }
        return NSNumber(value: operation(first, second))
    }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let date as Date: date.timeIntervalSinceReferenceDate
        default: nil
        }
    }
}
