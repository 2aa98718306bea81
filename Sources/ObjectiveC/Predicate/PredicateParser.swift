import Foundation

/// Parses a format string and its arguments.
///
/// > Contract: Foundation, Predicate Format String Syntax
struct PredicateParser {
    private struct Failure: Error {}

    private let tokens: [PredicateToken]
    private let arguments: [Any?]
    private var place = 0
    private var used = 0
    private var depth = 0
    /// Number of parsing steps: parentheses are parsed in two ways.
    private var steps = 0

    /// Nil for an invalid string, or missing arguments.
    static func parse(_ format: String, _ arguments: [Any?]) -> PredicateNode? {
        guard let tokens = PredicateToken.tokens(of: format), !tokens.isEmpty else { return nil }
        var parser = PredicateParser(tokens: tokens, arguments: arguments)
        guard let node = try? parser.disjunction(), parser.place == tokens.count else { return nil }
        return node
    }

    /// Nil for a string that is no expression, or lacks arguments.
    static func expression(_ format: String, _ arguments: [Any?]) -> PredicateExpression? {
        guard let tokens = PredicateToken.tokens(of: format), !tokens.isEmpty else { return nil }
        var parser = PredicateParser(tokens: tokens, arguments: arguments)
        guard let expression = try? parser.sum(), parser.place == tokens.count else { return nil }
        return expression
    }

    private init(tokens: [PredicateToken], arguments: [Any?]) {
        self.tokens = tokens
        self.arguments = arguments
    }

    // MARK: Tokens

    private var next: PredicateToken? { place < tokens.count ? tokens[place] : nil }

    private mutating func take(symbol: String) -> Bool {
        guard next == .symbol(symbol) else { return false }
        place += 1
        return true
    }

    private mutating func take(word: String) -> Bool {
        guard case .name(let name)? = next, name.caseInsensitiveCompare(word) == .orderedSame else { return false }
        place += 1
        return true
    }

    private mutating func expect(_ symbol: String) throws { guard take(symbol: symbol) else { throw Failure() } }

    private mutating func argument() throws -> Any? {
        guard used < arguments.count else { throw Failure() }
        used += 1
        return arguments[used - 1]
    }

    /// Limits nesting and effort for any text.
    private mutating func descend() throws {
        steps += 1
        depth += 1
        if depth > 200 || steps > 100_000 {
            depth -= 1
            throw Failure()
        }
    }

    // MARK: Predicates

    private mutating func disjunction() throws -> PredicateNode {
        try descend()
        defer { depth -= 1 }
        var node = try conjunction()
        while take(word: "OR") || take(symbol: "||") { node = .or(node, try conjunction()) }
        return node
    }

    private mutating func conjunction() throws -> PredicateNode {
        var node = try negation()
        while take(word: "AND") || take(symbol: "&&") { node = .and(node, try negation()) }
        return node
    }

    private mutating func negation() throws -> PredicateNode {
        try descend()
        defer { depth -= 1 }
        if take(word: "NOT") || take(symbol: "!") { return .not(try negation()) }
        if take(word: "TRUEPREDICATE") { return .constant(true) }
        if take(word: "FALSEPREDICATE") { return .constant(false) }
        // A parenthesis may start a predicate or an operand of a comparison.
        if next == .symbol("(") {
            let start = (place, used)
            place += 1
            if let node = try? disjunction(), take(symbol: ")"), !continuesExpression { return node }
            (place, used) = start
        }
        return try comparison()
    }

    private var continuesExpression: Bool {
        guard case .symbol(let symbol)? = next else { return PredicateOperator(next) != nil }
        return PredicateOperator(next) != nil || ["+", "-", "*", "/", "**", "&", "|", "^", ".", "["].contains(symbol)
    }

    private mutating func comparison() throws -> PredicateNode {
        var modifier = PredicateNode.Modifier.direct
        if take(word: "ANY") || take(word: "SOME") {
            modifier = .any
        } else if take(word: "ALL") {
            modifier = .all
        } else if take(word: "NONE") {
            modifier = .none
        }
        let left = try bits()
        guard let found = PredicateOperator(next) else { throw Failure() }
        place += 1
        let options = try self.options()
        let right = try bits()
        return .comparison(modifier, left, found.operation, options, right)
    }

    private mutating func options() throws -> PredicateNode.Options {
        var options = PredicateNode.Options()
        guard take(symbol: "[") else { return options }
        guard case .name(let letters)? = next else { throw Failure() }
        place += 1
        options.ignoresCase = letters.lowercased().contains("c")
        options.ignoresMarks = letters.lowercased().contains("d")
        try expect("]")
        return options
    }

    // MARK: Expressions

    /// Operators of bits bind weaker than sums, and from left to right.
    private mutating func bits() throws -> PredicateExpression {
        try descend()
        defer { depth -= 1 }
        var value = try sum()
        while true {
            if take(symbol: "&") {
                value = .function("bitwiseAnd", [value, try sum()])
            } else if take(symbol: "|") {
                value = .function("bitwiseOr", [value, try sum()])
            } else if take(symbol: "^") {
                value = .function("bitwiseXor", [value, try sum()])
            } else {
                return value
            }
        }
    }

    private mutating func sum() throws -> PredicateExpression {
        var value = try product()
        while true {
            if take(symbol: "+") {
                value = .function("add", [value, try product()])
            } else if take(symbol: "-") {
                value = .function("from", [value, try product()])
            } else {
                return value
            }
        }
    }

    private mutating func product() throws -> PredicateExpression {
        var value = try power()
        while true {
            if take(symbol: "*") {
                value = .function("multiply", [value, try power()])
            } else if take(symbol: "/") {
                value = .function("divide", [value, try power()])
            } else {
                return value
            }
        }
    }

    private mutating func power() throws -> PredicateExpression {
        let value = try postfix()
        return take(symbol: "**") ? .function("raise", [value, try power()]) : value
    }

    private mutating func postfix() throws -> PredicateExpression {
        var value = try primary()
        while true {
            if take(symbol: ".") {
                var path = try key()
                // An operator applies to the rest of the path.
                while path.hasPrefix("@"), take(symbol: ".") { path += "." + (try key()) }
                value = .keyPath(value, path)
            } else if next == .symbol("["), PredicateOperator(tokens[max(place - 1, 0)]) == nil {
                place += 1
                if take(word: "FIRST") {
                    value = .function("first", [value])
                } else if take(word: "LAST") {
                    value = .function("last", [value])
                } else if take(word: "SIZE") {
                    value = .function("count", [value])
                } else {
                    value = .element(value, try bits())
                }
                try expect("]")
            } else {
                return value
            }
        }
    }

    private mutating func key() throws -> String {
        switch next {
        case .name(let name)?:
            place += 1
            return name
        case .argument("K")?:
            place += 1
            guard let key = try argument() as? String else { throw Failure() }
            return key
        default: throw Failure()
        }
    }

    private mutating func primary() throws -> PredicateExpression {
        guard let token = next else { throw Failure() }
        place += 1
        switch token {
        case .number(let value, let isInteger):
            return .constant(isInteger ? NSNumber(value: Int(exactly: value) ?? 0) : NSNumber(value: value))
        case .text(let text): return .constant(text)
        case .variable(let name): return .variable(name)
        case .argument("K"):
            guard let path = try argument() as? String, !path.isEmpty else { throw Failure() }
            return .keyPath(.evaluatedObject, path)
        case .argument("@"): return .constant(KeyedValue.boxed(try argument()))
        case .argument(let letter) where "diuxXcfFeEgGs".contains(letter): return .constant(KeyedValue.boxed(try argument()))
        case .symbol("-"): return .function("negate", [try postfix()])
        case .symbol("("):
            let value = try bits()
            try expect(")")
            return value
        case .symbol("{"): return .aggregate(try list(until: "}"))
        case .name(let name): return try named(name)
        default: throw Failure()
        }
    }

    private mutating func list(until end: String) throws -> [PredicateExpression] {
        var parts: [PredicateExpression] = []
        if take(symbol: end) { return parts }
        repeat { parts.append(try bits()) } while take(symbol: ",")
        try expect(end)
        return parts
    }

    private mutating func named(_ name: String) throws -> PredicateExpression {
        switch name.uppercased() {
        case "TRUE", "YES": return .constant(NSNumber(value: true))
        case "FALSE", "NO": return .constant(NSNumber(value: false))
        case "NULL", "NIL": return .constant(nil)
        case "SELF": return .evaluatedObject
        case "SUBQUERY" where next == .symbol("("):
            place += 1
            let collection = try bits()
            try expect(",")
            guard case .variable(let variable)? = next else { throw Failure() }
            place += 1
            try expect(",")
            let node = try disjunction()
            try expect(")")
            return .subquery(collection, variable, node)
        case "AND", "OR", "NOT", "IN", "LIKE", "MATCHES", "CONTAINS", "BETWEEN", "BEGINSWITH", "ENDSWITH": throw Failure()
        default: break
        }
        if take(symbol: "(") { return .function(name, try list(until: ")")) }
        if let whole = selector(name) { return .function(whole, try list(until: ")")) }
        return .keyPath(.evaluatedObject, name)
    }
}

extension PredicateParser {
    /// Takes the rest of a function's name such as `modulus:by:` and the parenthesis after it; nil, and takes nothing, if there is none.
    private mutating func selector(_ name: String) -> String? {
        var (whole, end) = (name, place)
        while end + 1 < tokens.count, tokens[end] == .symbol(":") {
            whole += ":"
            if tokens[end + 1] == .symbol("(") {
                place = end + 2
                return whole
            }
            guard case .name(let part) = tokens[end + 1] else { return nil }
            whole += part
            end += 2
        }
        return nil
    }
}

/// The operator a token is, or nil.
struct PredicateOperator {
    let operation: PredicateNode.Operation

    init?(_ token: PredicateToken?) {
        switch token {
        case .symbol(let symbol)?:
            switch symbol {
            case "=", "==": operation = .equal
            case "!=", "<>": operation = .notEqual
            case "<": operation = .less
            case "<=", "=<": operation = .lessOrEqual
            case ">": operation = .greater
            case ">=", "=>": operation = .greaterOrEqual
            default: return nil
            }
        case .name(let name)?:
            switch name.uppercased() {
            case "BETWEEN": operation = .between
            case "BEGINSWITH": operation = .beginsWith
            case "CONTAINS": operation = .contains
            case "ENDSWITH": operation = .endsWith
            case "LIKE": operation = .like
            case "MATCHES": operation = .matches
            case "IN": operation = .within
            default: return nil
            }
        default: return nil
        }
    }
}
