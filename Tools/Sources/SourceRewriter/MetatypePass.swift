import SwiftSyntax

/// `type.init(frame:)` on a class that is only known at run time, `T(frame:)` on a generic parameter, and `Self(frame:)` in an extension of a
/// framework's class or of a protocol that only such classes conform to.
///
/// Objective-C finds all initialisers of its classes by name; in Swift they must be `required` for that. If the sources declare one with
/// these labels as required, or in a protocol, the call may mean that one and is not changed, unless the class has no other bound.
final class MetatypePass: ActiveCodeVisitor {
    private let context: RewriteContext

    /// UIKit's name for such a call.
    private static let maker = "dynamicallyMade"
    /// UIKit initialisers that are called this way, whatever holds the class.
    private static let certain: Set<SwiftName> = [
        SwiftName(base: "init", labels: ["rootViewController"]), SwiftName(base: "init", labels: ["nibName", "bundle"]),
        SwiftName(base: "init", labels: ["identifier", "source", "destination"]),
        SwiftName(base: "init", labels: ["style", "reuseIdentifier"]),
    ]
    /// Initialisers that other types have too: only on what is known to hold a framework's class.
    private static let common: Set<SwiftName> = [
        SwiftName(base: "init", labels: []), SwiftName(base: "init", labels: ["frame"]), SwiftName(base: "init", labels: ["type"]),
        SwiftName(base: "init", labels: ["reuseIdentifier"]),
    ]

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = SwiftName(base: "init", labels: node.arguments.map { $0.label?.text ?? "_" })
        if let called = node.calledExpression.as(MemberAccessExprSyntax.self) {
            guard called.declName.baseName.text == "init", let base = called.base else { return .visitChildren }
            if makes(name, on: base) {
                context.substitute(called.declName, with: Self.maker)
            } else {
                castToOwnType(node, name, base.as(DeclReferenceExprSyntax.self))
            }
        } else if let called = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            if isParameter(called, with: name) {
                context.edits.insert("." + Self.maker, at: called.textRange.upperBound)
            } else if called.baseName.text == "Self" {
                castToOwnType(node, name, called)
            }
        }
        return .visitChildren
    }

    private static let cast = "__ferry_made"
    private static let casts =
        "fileprivate nonisolated func \(cast)<Object, Type>(_ object: Object, as type: Type.Type) -> Type { object as! Type }; "
        + "fileprivate nonisolated func \(cast)<Object, Type>(_ object: Object?, as type: Type.Type) -> Type? { object.map { $0 as! Type } }"
    private var hasCasts = false

    /// `self.init(red: …)` in a type's member of an extension of a framework's class makes an object of that class: its initialisers are not required,
    /// as those of Objective-C's classes are. One of a subclass stops.
    private func castToOwnType(_ node: FunctionCallExprSyntax, _ name: SwiftName, _ base: DeclReferenceExprSyntax?) {
        guard let base, SelfBounds.isOwnType(base), let holder = SelfBounds.extendedType(at: node),
            context.index.framework.superclasses[holder] != nil, !context.index.requiredInitializers.contains(name)
        else { return }
        context.edits.replace(node.calledExpression.textRange, with: "\(Self.cast)(\(holder)")
        context.edits.insert(", as: Self.self)", at: node.textRange.upperBound)
        guard !hasCasts else { return }
        hasCasts = true
        context.edits.trailer.append(Self.casts)
    }

    private func makes(_ name: SwiftName, on base: ExprSyntax) -> Bool {
        if Self.certain.contains(name), Self.isValue(base), !context.index.requiredInitializers.contains(name) { return true }
        if let reference = base.as(DeclReferenceExprSyntax.self), isParameter(reference, with: name) { return true }
        guard Self.common.contains(name), Self.isValue(base) else { return false }
        if let cast = Self.castClass(base) { return areFrameworkClass([cast], with: name) }
        guard let variable = Self.variable(base) else { return false }
        return context.index.metatypes[variable].map { areFrameworkClass($0, with: name) } ?? false
    }

    private func isParameter(_ reference: DeclReferenceExprSyntax, with name: SwiftName) -> Bool {
        guard Self.common.contains(name) || Self.certain.contains(name) else { return false }
        let bounds =
            SelfBounds.isOwnType(reference)
            ? SelfBounds.bounds(at: reference, in: context.index)
            : GenericBounds.bounds(of: reference.baseName.text, at: reference, in: context.index)
        return bounds.map { areFrameworkClass($0, with: name) } ?? false
    }

    /// Whether what has these bounds is a framework's class or inherits from one, whose initialiser is meant.
    private func areFrameworkClass(_ bounds: Set<String>, with name: SwiftName) -> Bool {
        let index = context.index
        guard bounds.contains(where: { isFrameworkClass($0) || index.ancestors(of: $0).contains(where: isFrameworkClass) })
        else { return false }
        return bounds.allSatisfy(isFrameworkClass) || !context.index.requiredInitializers.contains(name)
    }

    /// Also a class of another framework that inherits from one of UIKit, such as `MKAnnotationView`.
    private func isFrameworkClass(_ name: String) -> Bool {
        if context.index.isFrameworkClass(name) { return true }
        guard context.index.types[name] == nil, let superclass = context.index.framework.superclasses[name] else { return false }
        return isFrameworkClass(superclass)
    }

    /// The last name of a variable that holds a class, or a list of classes of which one is called.
    private static func variable(_ base: ExprSyntax) -> String? {
        if let element = element(base) { return variable(element.calledExpression) }
        return base.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
            ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
    }

    /// `classes[0]`, `classes[key]!` or `classes[key]?`.
    private static func element(_ base: ExprSyntax) -> SubscriptCallExprSyntax? {
        base.unwrapped.as(SubscriptCallExprSyntax.self)
    }

    /// The class in `(… as! UIView.Type)` or `(… as? UIView.Type)?`.
    private static func castClass(_ base: ExprSyntax) -> String? {
        guard let tuple = base.unwrapped.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
        return tuple.elements.first?.expression.castType?.metatypeBase?.lastName
    }

    /// Whether an expression is a metatype from a variable or a call, not a type's name.
    private static func isValue(_ base: ExprSyntax) -> Bool {
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text { return isVariable(name) }
        if let name = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text { return isVariable(name) && name != "Type" }
        return base.is(FunctionCallExprSyntax.self) || element(base) != nil || base.is(TupleExprSyntax.self) || castClass(base) != nil
    }

    private static func isVariable(_ name: String) -> Bool { name != "self" && name != "super" && name.first?.isLowercase == true }
}
