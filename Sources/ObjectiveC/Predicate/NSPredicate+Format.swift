public import Foundation
internal import ProgrammerErrors

/// Predicates from format strings, evaluated by key-value coding.
///
/// Unlike Apple's, these are block predicates for Foundation on Linux: `predicateFormat` does not return the format.
/// > Contract: Foundation, NSPredicate(format:_:)
extension NSPredicate {
    /// A predicate from a format string such as `"name BEGINSWITH[c] %@ AND age > %d"`.
    ///
    /// > Precondition: the format can be parsed and has all its arguments.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(parsing: predicateFormat, args)
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(parsing: predicateFormat, arguments ?? [])
    }

    private convenience init(parsing format: String, _ arguments: [Any?]) {
        guard let node = PredicateParser.parse(format, arguments) else {
            ProgrammerError.raise("Unable to parse the format string \"\(format)\"", name: .invalidArgument)
        }
        self.init { object, bindings in node.evaluate(object, bindings ?? [:]) }
    }

    /// The same with values for its `$VARIABLE`s.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        NSPredicate { object, bindings in
            self.evaluate(with: object, substitutionVariables: variables.merging(bindings ?? [:]) { $1 })
        }
    }
}
