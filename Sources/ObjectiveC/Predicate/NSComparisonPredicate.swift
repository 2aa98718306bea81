public import Foundation
internal import ProgrammerErrors

/// A comparison of two expressions.
///
/// The class of this name in Foundation on Linux cannot be made; the source rewriter leads the name here.
/// > Contract: Foundation, NSComparisonPredicate
open class NSComparisonPredicate: NSPredicate {
    /// Which elements of a collection on the left side have to satisfy the comparison.
    public enum Modifier: UInt, Sendable {
        /// The left side's value itself is compared.
        case direct = 0
        /// Every element of the left side's collection.
        case all = 1
        /// At least one element of the left side's collection.
        case any = 2
    }

    /// The relation between the two sides that a comparison tests.
    public enum Operator: UInt, Sendable {
        /// The left side is less: `<`.
        case lessThan = 0
        /// The left side is less or equal: `<=`.
        case lessThanOrEqualTo = 1
        /// The left side is greater: `>`.
        case greaterThan = 2
        /// The left side is greater or equal: `>=`.
        case greaterThanOrEqualTo = 3
        /// Both sides are equal: `==`.
        case equalTo = 4
        /// The sides differ: `!=`.
        case notEqualTo = 5
        /// The whole left string matches the regular expression on the right: `MATCHES`.
        case matches = 6
        /// The left string matches a pattern with `?` for one character and `*` for any number: `LIKE`.
        case like = 7
        /// The left string begins with the right one: `BEGINSWITH`.
        case beginsWith = 8
        /// The left string ends with the right one: `ENDSWITH`.
        case endsWith = 9
        /// The right side, a string or a collection, contains the left one: `IN`.
        case `in` = 10
        /// A method of the left value, `customSelector`, decides.
        case customSelector = 11
        /// The left side, a string or a collection, contains the right one: `CONTAINS`.
        case contains = 99
        /// The left side is between the two values on the right, both included: `BETWEEN`.
        case between = 100
    }

    /// How strings are compared.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Upper and lower case are the same: `[c]`.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Letters with and without accents are the same: `[d]`.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// The strings need no folding: compares them literally.
        public static let normalized = Options(rawValue: 4)
    }

    /// The expression on the left side.
    open private(set) var leftExpression: NSExpression
    /// The expression on the right side.
    open private(set) var rightExpression: NSExpression
    /// Whether the left side's value, all or any of its elements are compared.
    open private(set) var comparisonPredicateModifier: Modifier
    /// The relation that is tested.
    open private(set) var predicateOperatorType: Operator
    /// How strings are compared.
    open private(set) var options: Options
    /// The method that decides; nil unless the operator is `.customSelector`.
    open private(set) var customSelector: Selector?

    /// Creates a comparison of two expressions.
    ///
    /// - Parameters:
    ///   - lhs: The left side.
    ///   - rhs: The right side.
    ///   - modifier: Whether the left side's value, all or any of its elements are compared.
    ///   - type: The relation to test.
    ///   - options: How strings are compared.
    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator, options: Options = []
    ) {
        (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, modifier)
        (predicateOperatorType, self.options, customSelector) = (type, options, nil)
        super.init(value: false)
    }

    /// Sends `selector` to the left value with the right one; the method returns a truth value.
    public init(leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, customSelector selector: Selector) {
        (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, .direct)
        (predicateOperatorType, options, customSelector) = (.customSelector, [], selector)
        super.init(value: false)
    }

    convenience init(_ node: PredicateNode) {
        guard case .comparison(let modifier, let left, let operation, let options, let right) = node else {
            ProgrammerError.raise("a comparison is required")
        }
        var chosen: Options = options.ignoresCase ? .caseInsensitive : []
        if options.ignoresMarks { chosen.insert(.diacriticInsensitive) }
        self.init(
            leftExpression: NSExpression(left), rightExpression: NSExpression(right),
            modifier: modifier == .any ? .any : modifier == .all ? .all : .direct, type: Operator(operation), options: chosen)
    }

    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        let bindings = bindings ?? [:]
        guard let operation = predicateOperatorType.operation else { return sendSelector(object, bindings) }
        let modifier: PredicateNode.Modifier =
            switch comparisonPredicateModifier {
            case .direct: .direct
            case .all: .all
            case .any: .any
            }
        let folding = PredicateNode.Options(
            ignoresCase: options.contains(.caseInsensitive), ignoresMarks: options.contains(.diacriticInsensitive))
        return PredicateNode.comparison(modifier, leftExpression.engine, operation, folding, rightExpression.engine).evaluate(
            object, bindings)
    }

    open override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

    private func sendSelector(_ object: Any?, _ bindings: [String: Any]) -> Bool {
        guard let customSelector, let target = leftExpression.engine.value(object, bindings) as? NSObject else { return false }
        let result = ObjCRuntime.send(customSelector, to: target, [rightExpression.engine.value(object, bindings)])
        return (KeyedValue.boxed(result) as? NSNumber)?.boolValue ?? false
    }

    open override var predicateFormat: String {
        let letters = [(Options.caseInsensitive, "c"), (.diacriticInsensitive, "d"), (.normalized, "n")]
        let marks = letters.filter { options.contains($0.0) }.map(\.1).joined()
        let word = predicateOperatorType.word ?? customSelector?.name ?? ""
        let modifier = ["", "ALL ", "ANY "][Int(comparisonPredicateModifier.rawValue)]
        return "\(modifier)\(leftExpression) \(word)\(marks.isEmpty ? "" : "[\(marks)]") \(rightExpression)"
    }

    open override var description: String { predicateFormat }
    open override func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { predicateFormat.hashValue }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSComparisonPredicate).map { $0.predicateFormat == predicateFormat } ?? false
    }
}

extension NSComparisonPredicate.Operator {
    private static let operations: [(Self, PredicateNode.Operation)] = [
        (.lessThan, .less), (.lessThanOrEqualTo, .lessOrEqual), (.greaterThan, .greater), (.greaterThanOrEqualTo, .greaterOrEqual),
        (.equalTo, .equal), (.notEqualTo, .notEqual), (.matches, .matches), (.like, .like), (.beginsWith, .beginsWith),
        (.endsWith, .endsWith), (.in, .within), (.contains, .contains), (.between, .between),
    ]

    init(_ operation: PredicateNode.Operation) { self = Self.operations.first { $0.1 == operation }?.0 ?? .equalTo }

    /// Nil for an operator that is a method.
    var operation: PredicateNode.Operation? { Self.operations.first { $0.0 == self }?.1 }

    var word: String? { operation.map(PredicateText.word) }
}
