import SwiftSyntax

/// Members that Foundation adds to every object on Apple's systems and classes override: key-value coding, key-value observing,
/// `responds(to:)`.
///
/// On Linux they are in a protocol extension, and a class shadows them. The class's members lose their `override` and are
/// registered, so that the extension's members find them; `super` calls the members with `DispatchedMember.prefix` before the name.
enum InformalMembers {
    private static let selectors: [String: String] = [
        "value(forKey:)": "valueForKey:", "setValue(_:forKey:)": "setValue:forKey:", "value(forKeyPath:)": "valueForKeyPath:",
        "setValue(_:forKeyPath:)": "setValue:forKeyPath:", "value(forUndefinedKey:)": "valueForUndefinedKey:",
        "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:", "setNilValueForKey(_:)": "setNilValueForKey:",
        "setValuesForKeys(_:)": "setValuesForKeysWithDictionary:", "dictionaryWithValues(forKeys:)": "dictionaryWithValuesForKeys:",
        "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
        "addObserver(_:forKeyPath:options:context:)": "addObserver:forKeyPath:options:context:",
        "removeObserver(_:forKeyPath:)": "removeObserver:forKeyPath:",
        "removeObserver(_:forKeyPath:context:)": "removeObserver:forKeyPath:context:",
        "willChangeValue(forKey:)": "willChangeValueForKey:", "didChangeValue(forKey:)": "didChangeValueForKey:",
        "responds(to:)": "respondsToSelector:", "forwardingTarget(for:)": "forwardingTargetForSelector:",
        "getObjectValue(_:for:errorDescription:)": "getObjectValue:forString:errorDescription:",
        "isPartialStringValid(_:newEditingString:errorDescription:)": "isPartialStringValid:newEditingString:errorDescription:",
        "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)":
            "isPartialStringValid:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:",
        "getObjectValue(_:for:range:)": "getObjectValue:forString:range:error:", "validateValue(_:forKey:)": "validateValue:forKey:error:",
        "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
        "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
    ]
    /// Members that UIKit adds to every object; the classes that nibs mostly hold have them in their bodies.
    private static let nibSelectors = [
        "awakeFromNib()": "awakeFromNib", "prepareForInterfaceBuilder()": "prepareForInterfaceBuilder",
    ]
    private static let nibClasses: Set<String> = ["UIResponder", "UIBarItem", "NSLayoutConstraint"]

    /// Foundation classes that have some of these in their bodies.
    private static let exceptions: [String: Set<String>] = [
        "NSDictionary": ["value"], "NSMutableDictionary": ["value"],
    ]

    /// The selector of an informal member that `type` may implement; nil if a superclass in the sources implements it: then it is
    /// overridden like any other member.
    static func selector(_ name: SwiftName, above type: String, in index: DeclarationIndex) -> String? {
        guard let selector = selectors[name.description] ?? nibSelector(name, above: type, in: index) else { return nil }
        for ancestor in index.ancestors(of: type).dropFirst() {
            if exceptions[ancestor]?.contains(name.base) == true { return nil }
            if index.types[ancestor]?.isClass == true, index.types[ancestor]?.methods.contains(where: { $0.name == name }) == true {
                return nil
            }
        }
        return selector
    }

    static func selector(_ name: SwiftName) -> String? { selectors[name.description] }

    /// Only if the class is known to be an object that has no such member: one of an unknown framework may have it.
    private static func nibSelector(_ name: SwiftName, above type: String, in index: DeclarationIndex) -> String? {
        guard let selector = nibSelectors[name.description] else { return nil }
        for ancestor in index.ancestors(of: type) {
            var seen: Set<String> = []
            var place = ancestor
            while let above = index.framework.superclasses[place], !nibClasses.contains(place), seen.insert(place).inserted {
                place = above
            }
            if place == "NSObject" { return selector }
        }
        return nil
    }
}

/// Removes `override` from informal members, and redirects their `super` to the framework's members.
final class InformalMemberPass: ActiveCodeVisitor {
    private let context: RewriteContext

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true,
            let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
            let type = TypeContext.around(node, in: context.index),
            MovedOverride.enclosingExtension(of: node) == nil || context.index.types[type.indexName]?.isClass == true,
            InformalMembers.selector(node.swiftName, above: type.indexName, in: context.index) != nil
        else { return .visitChildren }
        context.needsRuntime = true
        context.blank(word)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
            node.bindings.first?.pattern.trimmedDescription == "accessInstanceVariablesDirectly"
        else { return .visitChildren }
        context.blank(word)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        var labels = node.arguments.map { $0.label?.identifierText ?? "_" }
        if node.trailingClosure != nil { labels.append("_") }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base?.is(SuperExprSyntax.self) == true {
            guard let type = TypeContext.around(node, in: context.index) else { return .visitChildren }
            let name = SwiftName(base: member.declName.baseName.identifierText, labels: labels)
            if InformalMembers.selector(name, above: type.indexName, in: context.index) != nil {
                context.needsRuntime = true
                context.edits.replace(member.declName.baseName.textRange, with: DispatchedMember.prefix + name.base)
                return .visitChildren
            }
        }
        renameManualChange(node, labels)
        renameOperatorKey(node, labels)
        return .visitChildren
    }

    /// Foundation on Linux has `willChangeValue(forKey:)` and `willChangeValue(for:)` for operations alone. They tell the operation's queue, not its
    /// observers; under another name the framework's method is called, which tells both. The receiver may be an operation in any call.
    private func renameManualChange(_ node: FunctionCallExprSyntax, _ labels: [String]) {
        let name: TokenSyntax
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil {
            name = member.declName.baseName
        } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            name = reference.baseName
        } else {
            return
        }
        guard ["willChangeValue", "didChangeValue"].contains(name.text), labels == ["forKey"] || labels == ["for"],
            !isOwnMethod(SwiftName(base: name.text, labels: labels))
        else { return }
        context.needsRuntime = true
        context.edits.insert("__ferry_", at: name.textRange.lowerBound)
    }

    /// `dictionary.value(forKey: "@count")`: a dictionary's own method on Linux stops the program.
    private func renameOperatorKey(_ node: FunctionCallExprSyntax, _ labels: [String]) {
        guard labels == ["forKey"], let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "value",
            let key = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue, key.hasPrefix("@")
        else { return }
        context.needsRuntime = true
        context.edits.insert("__ferry_", at: member.declName.baseName.textRange.lowerBound)
    }

    /// Whether a type or protocol of the sources has a method of this name that overrides none.
    private func isOwnMethod(_ name: SwiftName) -> Bool {
        context.index.types.values.contains { type in
            !type.overrides.contains(name) && type.methods.contains { $0.name == name && !$0.isProperty }
        }
    }
}
