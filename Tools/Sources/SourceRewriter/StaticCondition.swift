import SwiftSyntax

/// What is known of a compilation condition for an app: decided by the simulated platform, or left to the compiler.
enum StaticCondition {
    /// The value of a condition; nil if only the compiler knows it.
    ///
    /// - Parameter modules: all that can be imported, if that is known.
    static func value(_ condition: ExprSyntax?, modules: Set<String>? = nil) -> Bool? {
        guard let condition else { return true }
        if let call = condition.as(FunctionCallExprSyntax.self) { return value(call, modules) }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return value(tuple.elements.first?.expression, modules: modules)
        }
        if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
            return value(negated.expression, modules: modules).map { !$0 }
        }
        return condition.as(SequenceExprSyntax.self).flatMap { value($0, modules) }
    }

    private static func value(_ call: FunctionCallExprSyntax, _ modules: Set<String>?) -> Bool? {
        let argument = call.arguments.first?.expression.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator"
        case "canImport":
            if argument == "Darwin" || argument == "UIKit" { return true }
            if let argument, otherSystems.contains(argument) { return false }
            guard let modules, let name = argument?.split(separator: ".").first else { return nil }
            return modules.contains(String(name))
        default: return nil
        }
    }

    /// Modules that no iPhone has.
    private static let otherSystems: Set<String> = ["AppKit", "Cocoa", "WatchKit", "TVUIKit", "Glibc", "Musl", "WinSDK", "Android"]

    /// Of operators `&&` or `||` alone; a mixture is left to the compiler.
    private static func value(_ sequence: SequenceExprSyntax, _ modules: Set<String>?) -> Bool? {
        let parts = Array(sequence.elements)
        let operators = Set(parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
        let values = parts.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map { value($0, modules: modules) }
        guard operators.count == 1, let only = operators.first, only == "&&" || only == "||" else { return nil }
        let decisive = only == "||"
        if values.contains(decisive) { return decisive }
        return values.contains(nil) ? nil : !decisive
    }
}
