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
    case sets(SetOperation, PredicateExpression, PredicateExpression)
    case conditional(PredicateNode, PredicateExpression, PredicateExpression)
    /// A message to what the first gives.
    case message(PredicateExpression, String, [PredicateExpression])
    case block(Block, [PredicateExpression])

    enum SetOperation: String { case union = "UNION", intersect = "INTERSECT", minus = "MINUS" }
    typealias Block = (Any?, [Any], NSMutableDictionary?) -> Any

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
        case .sets(let operation, let first, let second):
            let (first, second) = (Self.members(first.value(object, bindings)), Self.members(second.value(object, bindings)))
            let result =
                switch operation {
                case .union: first.union(second)
                case .intersect: first.intersection(second)
                case .minus: first.subtracting(second)
                }
            return NSSet(array: result.map(\.base))
        case .conditional(let node, let first, let second):
            return (node.evaluate(object, bindings) ? first : second).value(object, bindings)
        case .message(let base, let name, let arguments):
            guard let target = base.value(object, bindings) as? NSObject else { return nil }
            return KeyedValue.boxed(ObjCRuntime.send(Selector(name), to: target, arguments.map { $0.value(object, bindings) }))
        case .block(let block, let arguments):
            return block(
                object, arguments.map { $0.value(object, bindings) ?? NSNull() },
                bindings.isEmpty ? nil : NSMutableDictionary(dictionary: bindings))
        }
    }

    private static func members(_ value: Any?) -> Set<AnyHashable> {
        Set((elements(of: value) ?? []).compactMap { $0 as? AnyHashable })
    }

    /// What a collection holds; nil for what is not a collection.
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
