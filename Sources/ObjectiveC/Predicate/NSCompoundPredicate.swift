public import Foundation

/// Several predicates in one: all, any, or not one of them.
///
/// The class of this name in Foundation on Linux has no format; the source rewriter leads the name here.
/// > Contract: Foundation, NSCompoundPredicate
open class NSCompoundPredicate: NSPredicate {
    /// How the results of the subpredicates are combined.
    public enum LogicalType: UInt, Sendable {
        /// True if the first subpredicate is false.
        case not = 0
        /// True if every subpredicate is true.
        case and = 1
        /// True if at least one subpredicate is true.
        case or = 2
    }

    /// How the results are combined.
    open private(set) var compoundPredicateType: LogicalType
    /// The combined predicates, of the class `NSPredicate`.
    open var subpredicates: [Any] { parts }
    private let parts: [NSPredicate]

    /// Of a `not` the first counts.
    public init(type: LogicalType, subpredicates: [NSPredicate]) {
        compoundPredicateType = type
        parts = subpredicates
        super.init(value: true)
    }

    /// True if all are; without any too.
    public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
        self.init(type: .and, subpredicates: subpredicates)
    }

    /// True if one is.
    public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
        self.init(type: .or, subpredicates: subpredicates)
    }

    /// True if the predicate is false.
    public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) { self.init(type: .not, subpredicates: [predicate]) }

    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        switch compoundPredicateType {
        case .and: parts.allSatisfy { $0.evaluate(with: object, substitutionVariables: bindings) }
        case .or: parts.contains { $0.evaluate(with: object, substitutionVariables: bindings) }
        case .not: !(parts.first?.evaluate(with: object, substitutionVariables: bindings) ?? false)
        }
    }

    open override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

    open override var predicateFormat: String {
        switch compoundPredicateType {
        case .and: parts.isEmpty ? "TRUEPREDICATE" : parts.map(PredicateText.part).joined(separator: " AND ")
        case .or: parts.isEmpty ? "FALSEPREDICATE" : parts.map(PredicateText.part).joined(separator: " OR ")
        case .not: "NOT " + (parts.first.map(PredicateText.part) ?? "")
        }
    }

    open override var description: String { predicateFormat }
    open override func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { parts.count }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCompoundPredicate, other.compoundPredicateType == compoundPredicateType else { return false }
        return other.parts.elementsEqual(parts) { $0.isEqual($1) }
    }
}
