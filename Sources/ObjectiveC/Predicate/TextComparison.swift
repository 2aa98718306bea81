package import Foundation

/// The comparisons of strings that predicates and sort descriptors make, for stores that make them elsewhere.
package enum TextComparison {
    /// The answer of a comparison predicate for two strings; nil is no string.
    package static func holds(
        _ first: String?, _ operation: NSComparisonPredicate.Operator, _ second: String?, _ options: NSComparisonPredicate.Options
    ) -> Bool {
        guard let operation = operation.operation else { return false }
        let folding = PredicateNode.Options(
            ignoresCase: options.contains(.caseInsensitive), ignoresMarks: options.contains(.diacriticInsensitive))
        return PredicateComparison(operation, folding).holds(first, second)
    }

    /// The value of a predicate that is a constant; nil for all others.
    package static func constant(_ predicate: NSPredicate) -> Bool? {
        switch PredicateText.text(predicate) {
        case "TRUEPREDICATE": true
        case "FALSEPREDICATE": false
        default: nil
        }
    }

    /// The order of two decimal numbers as text.
    package static func orderOfDecimals(_ first: String, _ second: String) -> ComparisonResult {
        ValueComparison.compare(NSDecimalNumber(string: first), NSDecimalNumber(string: second)) ?? .orderedSame
    }

    /// The order by a selector such as `localizedStandardCompare:`; nil is `compare:`.
    package static func order(_ first: String, _ second: String, by selector: String?) -> ComparisonResult {
        guard let selector else { return (first as NSString).compare(second) }
        return SortedValue.compare(first, second, Selector(selector))
    }
}

extension NSSortDescriptor {
    /// The name of the selector that compares values; nil for `compare:` and for closures.
    package var selectorName: String? { AssociatedObjects.shared.value(of: self, key: Self.selectors.pointer) as? String }
    /// Whether a closure of the app compares values.
    package var isOrderedByClosure: Bool {
        selectorName == nil && AssociatedObjects.shared.value(of: self, key: Self.closures.pointer) != nil
    }

    fileprivate static let selectors = AssociationKey()
    fileprivate static let closures = AssociationKey()

    func note(selector: String) { AssociatedObjects.shared.set(selector, for: self, key: Self.selectors.pointer) }
    func noteClosure() { AssociatedObjects.shared.set(true, for: self, key: Self.closures.pointer) }
}
