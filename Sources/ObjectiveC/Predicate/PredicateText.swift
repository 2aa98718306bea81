import Foundation

/// The format strings of predicates and expressions, as `predicateFormat` returns them.
enum PredicateText {
    static func text(_ expression: PredicateExpression) -> String {
        switch expression {
        case .constant(let value): return text(of: value)
        case .evaluatedObject: return "SELF"
        case .variable(let name): return "$" + name
        case .keyPath(.evaluatedObject, let path): return path
        case .keyPath(let base, let path): return "\(text(base)).\(path)"
        case .function(let name, let arguments): return function(name, arguments)
        case .aggregate(let parts): return "{\(list(parts))}"
        case .element(let base, let index): return "\(text(base))[\(text(index))]"
        case .subquery(let base, let name, let node): return "SUBQUERY(\(text(base)), $\(name), \(text(node)))"
        case .sets(let operation, let first, let second): return "\(text(first)) \(operation.rawValue) \(text(second))"
        case .conditional(let node, let first, let second): return "TERNARY(\(text(node)), \(text(first)), \(text(second)))"
        case .message(let base, let name, let arguments):
            return "FUNCTION(\(([text(base), quoted(name)] + arguments.map(text)).joined(separator: ", ")))"
        case .block(_, let arguments): return "BLOCK(\(list(arguments)))"
        }
    }

    static func text(_ node: PredicateNode) -> String {
        switch node {
        case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .and, .or, .not, .predicate: text(PredicateFactory.predicate(node))
        case .comparison(let modifier, let left, let operation, let options, let right):
            "\(word(modifier))\(text(left)) \(word(operation))\(word(options)) \(text(right))"
        }
    }

    static func text(_ predicate: NSPredicate) -> String {
        switch predicate {
        case let compound as NSCompoundPredicate: compound.predicateFormat
        case let comparison as NSComparisonPredicate: comparison.predicateFormat
        default: (self as any FoundationText.Type).format(of: predicate)
        }
    }

    /// A compound's part: in parentheses if it is itself a compound.
    static func part(_ predicate: NSPredicate) -> String {
        predicate is NSCompoundPredicate ? "(\(text(predicate)))" : text(predicate)
    }

    private static func list(_ parts: [PredicateExpression]) -> String { parts.map(text).joined(separator: ", ") }

    private static let symbols = [
        "add": "+", "add:to": "+", "from": "-", "from:subtract": "-", "multiply": "*", "multiply:by": "*", "divide": "/", "divide:by": "/",
        "raise": "**", "raise:topower": "**", "bitwiseand": "&", "bitwiseand:with": "&", "bitwiseor": "|", "bitwiseor:with": "|",
        "bitwisexor": "^", "bitwisexor:with": "^",
    ]

    private static func function(_ name: String, _ arguments: [PredicateExpression]) -> String {
        let plain = name.hasSuffix(":") ? String(name.dropLast()) : name
        if arguments.count == 2, let symbol = symbols[plain.lowercased()] {
            return arguments.map(operand).joined(separator: " \(symbol) ")
        }
        if plain.lowercased() == "negate", let argument = arguments.first { return "-" + operand(argument) }
        return "\(plain):(\(list(arguments)))"
    }

    private static func operand(_ expression: PredicateExpression) -> String {
        guard case .function(let name, let arguments) = expression, arguments.count == 2,
            symbols[(name.hasSuffix(":") ? String(name.dropLast()) : name).lowercased()] != nil
        else { return text(expression) }
        return "(\(text(expression)))"
    }

    private static func text(of value: Any?) -> String {
        switch value {
        case nil, is NSNull: return "nil"
        case let text as String: return quoted(text)
        case let number as NSNumber: return number.stringValue
        case let date as Date: return "CAST(\(String(format: "%f", date.timeIntervalSinceReferenceDate)), \"NSDate\")"
        default:
            if let elements = PredicateExpression.elements(of: value) { return "{\(elements.map(text(of:)).joined(separator: ", "))}" }
            return value.map { "\($0)" } ?? "nil"
        }
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    private static func word(_ modifier: PredicateNode.Modifier) -> String {
        switch modifier {
        case .direct: ""
        case .any: "ANY "
        case .all: "ALL "
        case .none: "NONE "
        }
    }

    static func word(_ operation: PredicateNode.Operation) -> String {
        switch operation {
        case .equal: "=="
        case .notEqual: "!="
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        case .between: "BETWEEN"
        case .beginsWith: "BEGINSWITH"
        case .contains: "CONTAINS"
        case .endsWith: "ENDSWITH"
        case .like: "LIKE"
        case .matches: "MATCHES"
        case .within: "IN"
        }
    }

    private static func word(_ options: PredicateNode.Options) -> String {
        let letters = (options.ignoresCase ? "c" : "") + (options.ignoresMarks ? "d" : "")
        return letters.isEmpty ? "" : "[\(letters)]"
    }
}

/// Reaches what Foundation on Linux marks as deprecated: the format of a predicate that is a constant or a closure.
private protocol FoundationText { static func format(of predicate: NSPredicate) -> String }

extension PredicateText: FoundationText {
    @available(*, deprecated, message: "Foundation's predicateFormat is marked so")
    fileprivate static func format(of predicate: NSPredicate) -> String { predicate.predicateFormat }
}
