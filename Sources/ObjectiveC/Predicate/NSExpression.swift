public import Foundation
internal import ProgrammerErrors

/// A side of a comparison: a value, a key path, a function of other expressions.
///
/// The class of this name in Foundation on Linux cannot be made; the source rewriter leads the name here. Not supported: coding.
/// > Contract: Foundation, NSExpression
open class NSExpression: NSObject, NSCopying, @unchecked Sendable {
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case evaluatedObject = 1
        case variable = 2
        case keyPath = 3
        case function = 4
        case unionSet = 5
        case intersectSet = 6
        case minusSet = 7
        case subquery = 13
        case aggregate = 14
        case anyKey = 15
        case block = 19
        case conditional = 20
    }

    let engine: PredicateExpression

    init(_ engine: PredicateExpression) { self.engine = engine }

    // MARK: Making

    /// An expression out of a format string such as `"price * %d"`.
    ///
    /// > Precondition: the format can be parsed and has all its arguments.
    public convenience init(format expressionFormat: String, _ args: Any?...) { self.init(parsing: expressionFormat, args) }

    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(parsing: expressionFormat, arguments)
    }

    private convenience init(parsing format: String, _ arguments: [Any?]) {
        guard let engine = PredicateParser.expression(format, arguments) else {
            ProgrammerError.raise("Unable to parse the format string \"\(format)\"", name: .invalidArgument)
        }
        self.init(engine)
    }

    public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj is NSNull ? nil : KeyedValue.boxed(obj))) }
    public convenience init(forVariable string: String) { self.init(.variable(string)) }
    public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(.evaluatedObject, keyPath)) }
    /// A function by its name such as `add:to:` or `average:`.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.function(name, parameters.map(Self.engine)))
    }
    /// The result of a method of what `target` gives.
    public convenience init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?) {
        self.init(.message(target.engine, name, (parameters ?? []).map(Self.engine)))
    }
    public convenience init(forAggregate subexpressions: [Any]) { self.init(.aggregate(subexpressions.map(Self.engine))) }
    public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
        self.init(.sets(.union, left.engine, right.engine))
    }
    public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
        self.init(.sets(.intersect, left.engine, right.engine))
    }
    public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
        self.init(.sets(.minus, left.engine, right.engine))
    }
    /// The elements of a collection for which a predicate with the variable is true.
    public convenience init(forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate) {
        self.init(.subquery(expression.engine, variable, .predicate(predicate)))
    }
    public convenience init(forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression) {
        self.init(.conditional(.predicate(predicate), trueExpression.engine, falseExpression.engine))
    }
    public convenience init(block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?) {
        self.init(.block(block, (arguments ?? []).map(\.engine)))
    }

    /// The object that is evaluated itself.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }

    private static func engine(_ value: Any) -> PredicateExpression {
        (value as? NSExpression)?.engine ?? .constant(KeyedValue.boxed(value))
    }

    // MARK: Reading

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

    open var constantValue: Any? {
        guard case .constant(let value) = engine else { missing("constantValue") }
        return value
    }
    open var keyPath: String {
        guard case .keyPath(let base, let path) = engine else { missing("keyPath") }
        if case .evaluatedObject = base { return path }
        return "\(PredicateText.text(base)).\(path)"
    }
    open var function: String {
        switch engine {
        case .function(let name, _): return name.hasSuffix(":") ? name : Self.functions[name] ?? name + ":"
        case .message(_, let name, _): return name
        default: missing("function")
        }
    }
    open var variable: String {
        guard case .variable(let name) = engine else { missing("variable") }
        return name
    }
    /// What a function or a key path is asked of.
    open var operand: NSExpression {
        switch engine {
        case .message(let base, _, _), .keyPath(let base, _): return NSExpression(base)
        default: missing("operand")
        }
    }
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
    open var predicate: NSPredicate {
        switch engine {
        case .subquery(_, _, let node), .conditional(let node, _, _): return PredicateFactory.predicate(node)
        default: missing("predicate")
        }
    }
    open var left: NSExpression {
        guard case .sets(_, let left, _) = engine else { missing("leftExpression") }
        return NSExpression(left)
    }
    open var right: NSExpression {
        guard case .sets(_, _, let right) = engine else { missing("rightExpression") }
        return NSExpression(right)
    }
    open var `true`: NSExpression {
        guard case .conditional(_, let first, _) = engine else { missing("trueExpression") }
        return NSExpression(first)
    }
    open var `false`: NSExpression {
        guard case .conditional(_, _, let second) = engine else { missing("falseExpression") }
        return NSExpression(second)
    }

    /// The names of the operators as functions.
    private static let functions = [
        "add": "add:to:", "from": "from:subtract:", "multiply": "multiply:by:", "divide": "divide:by:", "raise": "raise:toPower:",
        "modulus": "modulus:by:",
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
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { description.hashValue }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSExpression).map { $0 === self || $0.description == description && $0.expressionType != .block } ?? false
    }
}
