import Foundation
internal import ProgrammerErrors

/// A parsed format string.
indirect enum PredicateNode {
    enum Modifier { case direct, any, all, none }
    enum Operation: String {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, between, beginsWith, contains, endsWith, like, matches, within
    }
    struct Options: Equatable {
        var ignoresCase = false
        var ignoresMarks = false
    }

    case constant(Bool)
    case and(PredicateNode, PredicateNode)
    case or(PredicateNode, PredicateNode)
    case not(PredicateNode)
    case comparison(Modifier, PredicateExpression, Operation, Options, PredicateExpression)
    /// Any predicate, one of an application's own.
    case predicate(NSPredicate)

    func evaluate(_ object: Any?, _ bindings: [String: Any]) -> Bool {
        switch self {
        case .constant(let value): return value
        case .and(let first, let second): return first.evaluate(object, bindings) && second.evaluate(object, bindings)
        case .or(let first, let second): return first.evaluate(object, bindings) || second.evaluate(object, bindings)
        case .not(let node): return !node.evaluate(object, bindings)
        case .predicate(let predicate): return predicate.evaluate(with: object, substitutionVariables: bindings)
        case .comparison(let modifier, let left, let operation, let options, let right):
            let (first, second) = (left.value(object, bindings), right.value(object, bindings))
            func holds(_ value: Any?) -> Bool { PredicateComparison(operation, options).holds(value, second) }
            guard modifier != .direct else { return holds(first) }
            let elements = PredicateExpression.elements(of: first) ?? []
            switch modifier {
            case .any: return elements.contains(where: holds)
            case .all: return elements.allSatisfy(holds)
            default: return !elements.contains(where: holds)
            }
        }
    }
}

struct PredicateComparison {
    let operation: PredicateNode.Operation
    let options: PredicateNode.Options

    init(_ operation: PredicateNode.Operation, _ options: PredicateNode.Options) {
        self.operation = operation
        self.options = options
    }

    func holds(_ first: Any?, _ second: Any?) -> Bool {
        switch operation {
        case .equal: return isEqual(first, second)
        case .notEqual: return !isEqual(first, second)
        case .less: return order(first, second) == .orderedAscending
        case .greater: return order(first, second) == .orderedDescending
        case .lessOrEqual: return order(first, second).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual: return order(first, second).map { $0 != .orderedAscending } ?? false
        case .between:
            guard let bounds = PredicateExpression.elements(of: second), bounds.count == 2, let low = order(bounds[0], first),
                let high = order(first, bounds[1])
            else { return false }
            return low != .orderedDescending && high != .orderedDescending
        case .within: return contains(second, first)
        case .contains: return contains(first, second)
        case .beginsWith: return find(first, second, .anchored)
        case .endsWith: return find(first, second, [.anchored, .backwards])
        case .like: return matches(first, Self.pattern(like: second as? String))
        case .matches: return matches(first, second as? String)
        }
    }

    private var comparing: String.CompareOptions {
        var result: String.CompareOptions = []
        if options.ignoresCase { result.insert(.caseInsensitive) }
        if options.ignoresMarks { result.insert(.diacriticInsensitive) }
        return result
    }

    private func isEqual(_ first: Any?, _ second: Any?) -> Bool {
        if let first = first as? String, let second = second as? String { return first.compare(second, options: comparing) == .orderedSame }
        return ValueComparison.isEqual(first, second)
    }

    /// Nil is neither before nor after anything.
    private func order(_ first: Any?, _ second: Any?) -> ComparisonResult? {
        guard let first, let second, !(first is NSNull), !(second is NSNull) else { return nil }
        if let first = first as? String, let second = second as? String { return first.compare(second, options: comparing) }
        return ValueComparison.compare(first, second)
    }

    private func contains(_ whole: Any?, _ part: Any?) -> Bool {
        if whole is String { return find(whole, part, []) }
        return PredicateExpression.elements(of: whole)?.contains { isEqual($0, part) } ?? false
    }

    private func find(_ whole: Any?, _ part: Any?, _ more: String.CompareOptions) -> Bool {
        guard let whole = whole as? String, let part = part as? String else { return false }
        return whole.range(of: part, options: comparing.union(more)) != nil
    }

    private func matches(_ value: Any?, _ pattern: String?) -> Bool {
        guard let value, !(value is NSNull), let pattern else { return false }
        let text = value as? String ?? "\(value)"
        let options: NSRegularExpression.Options = self.options.ignoresCase ? [.caseInsensitive] : []
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(fold(pattern)))\\z", options: options) else {
            ProgrammerError.raise(
                "Can't do regex matching, reason: Can't open pattern U_REGEX_RULE_SYNTAX (string \(text), pattern \(pattern))")
        }
        let folded = fold(text)
        return expression.firstMatch(in: folded, range: NSRange(location: 0, length: folded.utf16.count)) != nil
    }

    private func fold(_ text: String) -> String {
        options.ignoresMarks ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    }

    /// `*` is any text, `?` one character.
    private static func pattern(like text: String?) -> String? {
        guard let text else { return nil }
        var isEscaped = false
        return "(?s)"
            + text.map { character -> String in
                defer { isEscaped = !isEscaped && character == "\\" }
                if isEscaped { return NSRegularExpression.escapedPattern(for: String(character)) }
                switch character {
                case "*": return ".*"
                case "?": return "."
                case "\\": return ""
                default: return NSRegularExpression.escapedPattern(for: String(character))
                }
            }.joined()
    }
}
