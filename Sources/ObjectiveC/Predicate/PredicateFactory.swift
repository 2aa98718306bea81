import Foundation

/// Predicate objects out of what a format string says, of the classes that they have on Apple's systems.
enum PredicateFactory {
    static func predicate(_ node: PredicateNode) -> NSPredicate {
        switch node {
        case .constant(let value): NSPredicate(value: value)
        case .predicate(let predicate): predicate
        case .and: NSCompoundPredicate(type: .and, subpredicates: operands(node, isAnd: true).map(predicate))
        case .or: NSCompoundPredicate(type: .or, subpredicates: operands(node, isAnd: false).map(predicate))
        case .not(let negated): NSCompoundPredicate(type: .not, subpredicates: [predicate(negated)])
        case .comparison(.none, let left, let operation, let options, let right):
            predicate(.not(.comparison(.any, left, operation, options, right)))
        case .comparison: NSComparisonPredicate(node)
        }
    }

    /// The operands of a chain of the same operator.
    private static func operands(_ node: PredicateNode, isAnd: Bool) -> [PredicateNode] {
        switch node {
        case .and(let first, let second) where isAnd: operands(first, isAnd: true) + operands(second, isAnd: true)
        case .or(let first, let second) where !isAnd: operands(first, isAnd: false) + operands(second, isAnd: false)
        default: [node]
        }
    }
}

extension PredicateExpression {
    /// The same with values in the place of variables.
    func substituting(_ variables: [String: Any]) -> PredicateExpression {
        func other(_ expression: PredicateExpression) -> PredicateExpression { expression.substituting(variables) }
        switch self {
        case .constant, .evaluatedObject: return self
        case .variable(let name): return variables[name].map { .constant($0 is NSNull ? nil : KeyedValue.boxed($0)) } ?? self
        case .keyPath(let base, let path): return .keyPath(other(base), path)
        case .function(let name, let arguments): return .function(name, arguments.map(other))
        case .aggregate(let parts): return .aggregate(parts.map(other))
        case .element(let base, let index): return .element(other(base), other(index))
        case .sets(let operation, let first, let second): return .sets(operation, other(first), other(second))
        case .message(let base, let name, let arguments): return .message(other(base), name, arguments.map(other))
        case .block(let block, let arguments): return .block(block, arguments.map(other))
        case .conditional(let node, let first, let second):
            let predicate = PredicateFactory.predicate(node).withSubstitutionVariables(variables)
            return .conditional(.predicate(predicate), other(first), other(second))
        case .subquery(let base, let name, let node):
            let inner = variables.filter { $0.key != name }
            return .subquery(other(base), name, .predicate(PredicateFactory.predicate(node).withSubstitutionVariables(inner)))
        }
    }
}
