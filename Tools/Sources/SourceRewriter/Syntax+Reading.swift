import SwiftSyntax

extension SyntaxProtocol {
    /// The node's own text range, without surrounding white space and comments. > Units: UTF-8 offsets in the file.
    var textRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension AttributeListSyntax {
    /// The attributes themselves, without those inside `#if`.
    var plain: [AttributeSyntax] {
        compactMap { element in
            if case .attribute(let attribute) = element { attribute } else { nil }
        }
    }

    func first(named names: Set<String>) -> AttributeSyntax? {
        plain.first { names.contains($0.name) }
    }
}

extension AttributeSyntax {
    var name: String { attributeName.trimmedDescription }
}

extension DeclModifierListSyntax {
    func contains(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) }
    }

    /// `private` or `fileprivate` itself, not `private(set)`.
    var isHidden: Bool { contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil } }

    /// `private` itself, not `private(set)`.
    var isPrivate: Bool { contains { $0.name.tokenKind == .keyword(.private) && $0.detail == nil } }
}

/// Attributes that expose a member to selectors.
let exposingAttributes: Set<String> = ["objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable"]

extension WithAttributesSyntax {
    var isExposed: Bool { attributes.first(named: exposingAttributes) != nil }

    /// The name in `@objc(name:)`.
    var explicitSelector: String? {
        guard let arguments = attributes.first(named: ["objc"])?.arguments else { return nil }
        let text = arguments.trimmedDescription.filter { !$0.isWhitespace }
        return text.isEmpty ? nil : text
    }
}

extension FunctionDeclSyntax {
    /// A class's method that no protocol's requirement means: it is private, and not exposed by an attribute.
    var isHiddenFromProtocols: Bool {
        modifiers.isHidden && !isExposed && body != nil && parent?.is(MemberBlockItemSyntax.self) == true
            && !modifiers.contains(.override) && !modifiers.contains(.static) && !modifiers.contains(.class)
    }

    var swiftName: SwiftName {
        SwiftName(base: name.identifierText, labels: signature.parameterClause.parameters.map(\.firstName.identifierText))
    }

    var selector: String {
        explicitSelector
            ?? SelectorName.method(
                base: swiftName.base, labels: swiftName.labels, isThrowing: isThrowing, isAsync: isAsync)
    }

    var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }
    var isThrowing: Bool { signature.effectSpecifiers?.throwsClause != nil }
    var isTypeMember: Bool { modifiers.contains(.static) || modifiers.contains(.class) }

    /// Whether a message can carry the arguments: no generics, `inout`, variadic or opaque parameters.
    var canBeCalledByMessage: Bool {
        guard genericParameterClause == nil, genericWhereClause == nil, case .identifier = name.tokenKind else { return false }
        return signature.parameterClause.parameters.allSatisfy { $0.ellipsis == nil && $0.type.argumentType != nil }
    }
}

extension TokenSyntax {
    /// The name without the backticks around a keyword.
    var identifierText: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }
}

extension ExprSyntax {
    /// The type in `value as! UIView.Type`.
    var castType: TypeSyntax? {
        guard let parts = self.as(SequenceExprSyntax.self)?.elements, parts.count >= 3,
            parts.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
        else { return nil }
        return parts.last?.as(TypeExprSyntax.self)?.type
    }
}

extension TypeSyntax {
    /// The type after `as` for an argument; nil when no message can carry it.
    var argumentType: String? {
        if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return unwrapped.wrappedType.trimmedDescription + "?" }
        if self.is(SomeOrAnyTypeSyntax.self), trimmedDescription.hasPrefix("some") { return nil }
        guard let attributed = self.as(AttributedTypeSyntax.self) else { return trimmedDescription }
        if attributed.specifiers.contains(where: { $0.trimmedDescription == "inout" }) { return nil }
        let kept = attributed.attributes.plain.filter { $0.name != "escaping" && $0.name != "autoclosure" && !$0.isOfObjects }
        if attributed.attributes.first(named: ["autoclosure"]) != nil { return nil }
        return (kept.map(\.trimmedDescription) + [attributed.baseType.trimmedDescription]).joined(separator: " ")
    }

    /// Whether a parameter of this type is a closure that outlives the call.
    var isEscaping: Bool { self.as(AttributedTypeSyntax.self)?.attributes.first(named: ["escaping"]) != nil }

    /// The last name of a possibly qualified, possibly generic type.
    var lastName: String {
        if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
        if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.lastName }
        return trimmedDescription
    }
}
