internal import Foundation
internal import ObjectiveC

/// What predicates and expressions tell only by their text.
enum PredicateConstant {
    /// The value of a predicate that is a constant; nil for closures.
    static func value(of predicate: NSPredicate) -> Bool? {
        TextComparison.constant(predicate)
    }

    /// The name of the variable in `SUBQUERY(items, $x, …)`.
    static func variable(ofSubquery expression: NSExpression) -> String { expression.variable }

    static func elements(of value: Any?) -> [Any]? {
        switch value {
        case let array as [Any]: array
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        default: nil
        }
    }
}
