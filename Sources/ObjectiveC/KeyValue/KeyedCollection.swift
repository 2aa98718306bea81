import Foundation
internal import ProgrammerErrors

/// A collection whose keys are those of its elements, with the operators of key paths: `@count`, `@sum.price`.
///
/// > Contract: Foundation, Using Collection Operators
protocol KeyedCollection: NSObject {
    var keyedElements: [Any] { get }
    /// A collection of the same kind.
    func collection(of elements: [Any]) -> Any
}

extension KeyedCollection {
    func collectedValue(forKey key: String) -> Any? {
        if key.hasPrefix("@") { return operation(key) }
        return collection(of: keyedElements.map { KeyedCollectionValue.value(of: $0, forKeyPath: key) ?? NSNull() })
    }

    func setCollectedValue(_ value: Any?, forKey key: String) -> Bool {
        for case let element as NSObject in keyedElements { element.setValue(value, forKey: key) }
        return true
    }

    /// The value of a key path that starts with an operator.
    func operation(_ keyPath: String) -> Any? {
        let parts = keyPath.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0].dropFirst()
        let rest = parts.count > 1 ? String(parts[1]) : nil
        if name == "count" {
            let count = NSNumber(value: keyedElements.count)
            return rest.map { count.value(forKeyPath: $0) } ?? count
        }
        guard let operation = CollectionOperator(rawValue: String(name)) else {
            KeyedAccess.undefined(String(name), "valueForKeyPath:", self)
        }
        guard let rest else { KeyedAccess.undefined(keyPath, "valueForKeyPath:", self) }
        return operation.apply(to: keyedElements, rest, in: self)
    }
}

enum KeyedCollectionValue {
    /// The value of an element, which may be a bridged Swift value.
    static func value(of element: Any, forKeyPath keyPath: String) -> Any? {
        guard let object = element as? NSObject else {
            ProgrammerError.raise(
                "[<\(String(reflecting: type(of: element)))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(keyPath).",
                name: .unknownKey)
        }
        return object.value(forKeyPath: keyPath)
    }
}

enum CollectionOperator: String {
    case sum, avg, min, max, distinctUnionOfObjects, unionOfObjects, distinctUnionOfArrays, unionOfArrays, distinctUnionOfSets

    func apply(to elements: [Any], _ keyPath: String, in collection: any KeyedCollection) -> Any? {
        switch self {
        case .sum: return number(sum(elements, keyPath))
        case .avg: return number(elements.isEmpty ? 0 : sum(elements, keyPath) / Decimal(elements.count))
        case .min: return extreme(elements, keyPath, .orderedAscending)
        case .max: return extreme(elements, keyPath, .orderedDescending)
        case .unionOfObjects: return values(elements, keyPath)
        case .distinctUnionOfObjects:
            return collection is NSSet ? NSSet(array: values(elements, keyPath)) : distinct(values(elements, keyPath))
        case .unionOfArrays: return flat(elements, keyPath)
        case .distinctUnionOfArrays: return distinct(flat(elements, keyPath))
        case .distinctUnionOfSets: return NSSet(array: flat(elements, keyPath))
        }
    }

    private func number(_ decimal: Decimal) -> NSNumber {
        let exact = NSDecimalNumber(decimal: decimal)
        return decimal == Decimal(exact.intValue) ? NSNumber(value: exact.intValue) : NSNumber(value: exact.doubleValue)
    }

    /// Nil values are omitted.
    private func values(_ elements: [Any], _ keyPath: String) -> [Any] {
        elements.compactMap { KeyedCollectionValue.value(of: $0, forKeyPath: keyPath) }.filter { !($0 is NSNull) }
    }

    private func flat(_ elements: [Any], _ keyPath: String) -> [Any] {
        elements.flatMap { PredicateExpression.elements(of: $0) ?? [] }.compactMap {
            KeyedCollectionValue.value(of: $0, forKeyPath: keyPath)
        }
    }

    private func sum(_ elements: [Any], _ keyPath: String) -> Decimal {
        values(elements, keyPath).reduce(Decimal(0)) { total, value in
            if let number = value as? NSNumber { return total + number.decimalValue }
            return total + (Decimal(string: value as? String ?? "") ?? 0)
        }
    }

    private func extreme(_ elements: [Any], _ keyPath: String, _ order: ComparisonResult) -> Any? {
        let found = values(elements, keyPath)
        return found.dropFirst().reduce(found.first) { best, value in
            guard let best else { return value }
            return ValueComparison.compare(value, best) == order ? value : best
        }
    }

    private func distinct(_ values: [Any]) -> [Any] {
        let seen = NSMutableSet()
        return values.filter { value in
            if seen.contains(value) { return false }
            seen.add(value)
            return true
        }
    }
}

extension NSArray: KeyedCollection {
    var keyedElements: [Any] { map { $0 } }
    func collection(of elements: [Any]) -> Any { elements }
}

extension NSSet: KeyedCollection {
    var keyedElements: [Any] { allObjects }
    func collection(of elements: [Any]) -> Any { NSSet(array: elements.filter { !($0 is NSNull) }) }
}

extension NSOrderedSet: KeyedCollection {
    var keyedElements: [Any] { array }
    func collection(of elements: [Any]) -> Any { NSOrderedSet(array: elements) }
}
