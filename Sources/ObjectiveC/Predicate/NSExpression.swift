public import Foundation
internal import ProgrammerErrors

/// A side of a comparison: a value, a key path, a function of other expressions.
///
/// The class of this name in Foundation on Linux cannot be made; the source rewriter leads the name here. Not supported: coding.
/// > Contract: Foundation, NSExpression
open class NSExpression: NSObject, NSCopying, @unchecked Sendable {
    /// The form of an expression; it determines which of the properties have a value.
    public enum ExpressionType: UInt, Sendable {
        /// A value that does not depend on the evaluated object.
        case constantValue = 0
        /// The evaluated object itself: `SELF`.
        case evaluatedObject = 1
        /// A variable that is substituted at the evaluation: `$name`.
        case variable = 2
        /// The value at a key path of the evaluated object.
        case keyPath = 3
        /// A function of other expressions.
        case function = 4
        /// The elements of at least one of two collections.
        case unionSet = 5
        /// The elements that two collections have in common.
        case intersectSet = 6
        /// The elements of one collection that another does not have.
        case minusSet = 7
        /// The elements of a collection that satisfy a predicate: `SUBQUERY`.
        case subquery = 13
        /// A list of expressions: `{a, b}`.
        case aggregate = 14
        /// Any key of the evaluated object.
        case anyKey = 15
        /// A closure.
        case block = 19
        /// One of two expressions, chosen by a predicate: `TERNARY`.
        case conditional = 20
    }

    let engine: PredicateExpression

    init(_ engine: PredicateExpression) { self.engine = engine }

    // MARK: Making

    /// An expression out of a format string such as `"price * %d"`.
    ///
    /// > Precondition: the format can be parsed and has all its arguments.
    public convenience init(format expressionFormat: String, _ args: Any?...) { self.init(parsing: expressionFormat, args) }

    /// An expression out of a format string and an array of its arguments.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(parsing: expressionFormat, arguments)
    }

    private convenience init(parsing format: String, _ arguments: [Any?]) {
        guard let engine = PredicateParser.expression(format, arguments) else {
            ProgrammerError.raise("Unable to parse the format string \"\(format)\"", name: .invalidArgument)
        }
        self.init(engine)
    }

    /// An expression of a value; `NSNull` stands for nil.
    public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj is NSNull ? nil : KeyedValue.boxed(obj))) }
    /// An expression of a variable, named without the dollar sign.
    public convenience init(forVariable string: String) { self.init(.variable(string)) }
    /// An expression of the value at a key path of the evaluated object.
    public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(.evaluatedObject, keyPath)) }
    /// A function by its name such as `add:to:` or `average:`.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.function(name, parameters.map(Self.engine)))
    }
    /// The result of a method of what `target` gives.
    public convenience init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?) {
        self.init(.message(target.engine, name, (parameters ?? []).map(Self.engine)))
    }
    /// An expression of a list; elements that are no expressions are constants.
    public convenience init(forAggregate subexpressions: [Any]) { self.init(.aggregate(subexpressions.map(Self.engine))) }
    /// An expression of the elements in one or both of two collections.
    public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
        self.init(.sets(.union, left.engine, right.engine))
    }
    /// An expression of the elements in both of two collections.
    public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
        self.init(.sets(.intersect, left.engine, right.engine))
    }
    /// An expression of the elements of `left` that are not in `right`.
    public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
        self.init(.sets(.minus, left.engine, right.engine))
    }
    /// The elements of a collection for which a predicate with the variable is true.
    public convenience init(forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate) {
        self.init(.subquery(expression.engine, variable, .predicate(predicate)))
    }
    /// An expression of one of two others, chosen by a predicate.
    public convenience init(forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression) {
        self.init(.conditional(.predicate(predicate), trueExpression.engine, falseExpression.engine))
    }
    /// An expression of a closure's result; it receives the evaluated object, the arguments' values and the variables.
    public convenience init(block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?) {
        self.init(.block(block, (arguments ?? []).map(\.engine)))
    }

    /// The object that is evaluated itself.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }

    private static func engine(_ value: Any) -> PredicateExpression {
        (value as? NSExpression)?.engine ?? .constant(KeyedValue.boxed(value))
    }

    // MARK: Reading

    /// The form of the expression.
    open var expressionType: ExpressionType {
        switch engine {
        case .constant: .constantValue
        case .evaluatedObject: .evaluatedObject
        case .variable: .variable
        case .keyPath: .keyPath
        case .function, .message, .element: .function
        case .sets(.union, _, _): .unionSet
        case .sets(.intersect, _, _): .intersectSet
        case .sets(.minus, _, _): .minusSet
        case .subquery: .subquery
        case .aggregate: .aggregate
        case .conditional: .conditional
        case .block: .block
        }
    }

    /// The value of a constant; a programming error for other forms.
    open var constantValue: Any? {
        guard case .constant(let value) = engine else { missing("constantValue") }
        return value
    }
    /// The key path; a programming error for other forms.
    open var keyPath: String {
        guard case .keyPath(let base, let path) = engine else { missing("keyPath") }
        if case .evaluatedObject = base { return path }
        return "\(PredicateText.text(base)).\(path)"
    }
    /// The function's name, such as `average:`; a programming error for other forms.
    open var function: String {
        switch engine {
        case .function(let name, _): return name.hasSuffix(":") ? name : Self.functions[name] ?? name + ":"
        case .message(_, let name, _): return name
        default: missing("function")
        }
    }
    /// The variable's name without the dollar sign; a programming error for other forms.
    open var variable: String {
        switch engine {
        case .variable(let name), .subquery(_, let name, _): return name
        default: missing("variable")
        }
    }
    /// What a function or a key path is asked of.
    open var operand: NSExpression {
        switch engine {
        case .message(let base, _, _), .keyPath(let base, _): return NSExpression(base)
        default: missing("operand")
        }
    }
    /// The arguments of a function or a closure; a programming error for other forms.
    open var arguments: [NSExpression]? {
        switch engine {
        case .function(_, let arguments), .message(_, _, let arguments), .block(_, let arguments): return arguments.map(NSExpression.init)
        default: missing("arguments")
        }
    }
    /// The expressions of an aggregate, or the collection of a subquery.
    open var collection: Any {
        switch engine {
        case .aggregate(let parts): return parts.map(NSExpression.init)
        case .subquery(let base, _, _): return NSExpression(base)
        default: missing("collection")
        }
    }
    /// The predicate of a subquery or a choice; a programming error for other forms.
    open var predicate: NSPredicate {
        switch engine {
        case .subquery(_, _, let node), .conditional(let node, _, _): return PredicateFactory.predicate(node)
        default: missing("predicate")
        }
    }
    /// The first of two collections; a programming error for other forms.
    open var left: NSExpression {
        guard case .sets(_, let left, _) = engine else { missing("leftExpression") }
        return NSExpression(left)
    }
    /// The second of two collections; a programming error for other forms.
    open var right: NSExpression {
        guard case .sets(_, _, let right) = engine else { missing("rightExpression") }
        return NSExpression(right)
    }
    /// The expression that is chosen if the predicate is true; a programming error for other forms.
    open var `true`: NSExpression {
        guard case .conditional(_, let first, _) = engine else { missing("trueExpression") }
        return NSExpression(first)
    }
    /// The expression that is chosen if the predicate is false; a programming error for other forms.
    open var `false`: NSExpression {
        guard case .conditional(_, _, let second) = engine else { missing("falseExpression") }
        return NSExpression(second)
    }

    /// The names of the operators as functions.
    private static let functions = [
        "add": "add:to:", "from": "from:subtract:", "multiply": "multiply:by:", "divide": "divide:by:", "raise": "raise:toPower:",
        "modulus": "modulus:by:", "bitwiseAnd": "bitwiseAnd:with:", "bitwiseOr": "bitwiseOr:with:", "bitwiseXor": "bitwiseXor:with:",
    ]

    private func missing(_ name: String) -> Never {
        ProgrammerError.raise("-[NSExpression \(name)]: this is not supported for the expression \(self)", name: .invalidArgument)
    }

    // MARK: Evaluating

    /// The value for an object; the context has the values of variables by their names.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var bindings: [String: Any] = [:]
        context?.forEach { key, value in if let name = key as? String { bindings[name] = value } }
        return engine.value(object, bindings)
    }

    open override var description: String { PredicateText.text(engine) }
    /// The expression itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { description.hashValue }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSExpression).map { $0 === self || $0.description == description && $0.expressionType != .block } ?? false
    }
}
