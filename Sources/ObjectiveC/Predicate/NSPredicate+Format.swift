public import Foundation
internal import ProgrammerErrors

/// Predicates from format strings, evaluated by key-value coding.
///
/// The initialisers are a protocol's, so that they return an object of the class that the format asks for: a comparison or a compound.
/// > Contract: Foundation, NSPredicate(format:_:)
public protocol _PredicateFromFormat {}

extension NSPredicate: _PredicateFromFormat {}

extension _PredicateFromFormat where Self: NSPredicate {
    /// A predicate out of a format string such as `"name BEGINSWITH[c] %@ AND age > %d"`.
    ///
    /// > Precondition: the format can be parsed and has all its arguments.
    public init(format predicateFormat: String, _ args: Any?...) { self.init(parsing: predicateFormat, args) }

    /// Creates a predicate from a format string and an array of its arguments; a format that cannot be parsed is a programming error.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) { self.init(parsing: predicateFormat, arguments ?? []) }

    private init(parsing format: String, _ arguments: [Any?]) {
        guard let node = PredicateParser.parse(format, arguments) else {
            ProgrammerError.raise("Unable to parse the format string \"\(format)\"", name: .invalidArgument)
        }
        guard let made = PredicateFactory.predicate(node) as? Self else {
            ProgrammerError.raise("The format string \"\(format)\" is not of a \(Self.self)", name: .invalidArgument)
        }
        self = made
    }
}

extension NSPredicate {
    /// The same with values for its `$VARIABLE`s.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        switch self {
        case let compound as NSCompoundPredicate:
            return NSCompoundPredicate(
                type: compound.compoundPredicateType,
                subpredicates: compound.subpredicates.compactMap { ($0 as? NSPredicate)?.withSubstitutionVariables(variables) })
        case let comparison as NSComparisonPredicate where comparison.customSelector == nil:
            return NSComparisonPredicate(
                leftExpression: NSExpression(comparison.leftExpression.engine.substituting(variables)),
                rightExpression: NSExpression(comparison.rightExpression.engine.substituting(variables)),
                modifier: comparison.comparisonPredicateModifier, type: comparison.predicateOperatorType, options: comparison.options)
        default:
            return NSPredicate { object, bindings in
                self.evaluate(with: object, substitutionVariables: variables.merging(bindings ?? [:]) { $1 })
            }
        }
    }
}
