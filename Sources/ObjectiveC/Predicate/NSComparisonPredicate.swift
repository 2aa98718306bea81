public import Foundation
internal import ProgrammerErrors

/// A comparison of two expressions.
///
/// The class of this name in Foundation on Linux cannot be made; the source rewriter leads the name here.
/// > Contract: Foundation, NSComparisonPredicate
open class NSComparisonPredicate: NSPredicate {
    public enum Modifier: UInt, Sendable {
        case direct = 0
        /// Every element of the left side's collection.
        case all = 1
        /// At least one element of the left side's collection.
        case any = 2
    }

    public enum Operator: UInt, Sendable {
        case lessThan = 0
        case lessThanOrEqualTo = 1
        case greaterThan = 2
        case greaterThanOrEqualTo = 3
        case equalTo = 4
        case notEqualTo = 5
        case matches = 6
        case like = 7
        case beginsWith = 8
        case endsWith = 9
        case `in` = 10
        case customSelector = 11
        case contains = 99
        case between = 100
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = Options(rawValue: 1)
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// The strings need no folding: compares them literally.
        public static let normalized = Options(rawValue: 4)
    }

    open private(set) var leftExpression: NSExpression
    open private(set) var rightExpression: NSExpression
    open private(set) var comparisonPredicateModifier: Modifier
    open private(set) var predicateOperatorType: Operator
    open private(set) var options: Options
    open private(set) var customSelector: Selector?

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
