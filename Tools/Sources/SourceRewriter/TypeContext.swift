import SwiftSyntax

/// The type that encloses a piece of source.
struct TypeContext {
    /// The name as it can be written there: `Foo`, `Outer.Inner` in an extension.
    var name: String
    /// The last part of the name, which is its key in the index.
    var indexName: String
    /// In an extension of a nested type, the last name of the type that it is nested in; nil without one.
    var outerName: String?
    var isExtension: Bool
    /// A class, or an extension of something that could be one.
    var isClass: Bool
    var isGeneric: Bool
    var exposesMembers: Bool
    var isProtocol: Bool

    /// The innermost type around a node; nil at file level.
    static func around(_ node: some SyntaxProtocol, in index: DeclarationIndex) -> TypeContext? {
        var current = node.parent
        while let candidate = current {
            if let context = TypeContext(candidate, in: index) { return context }
            current = candidate.parent
        }
        return nil
    }

    private init?(_ node: Syntax, in index: DeclarationIndex) {
        switch node.as(SyntaxEnum.self) {
        case .classDecl(let type):
            self.init(named: type.name.text)
            isClass = true
            isGeneric = type.genericParameterClause != nil || TypeContext.around(type, in: index)?.isGeneric == true
            exposesMembers = index.exposesMembers(indexName)
        case .actorDecl(let type): self.init(named: type.name.text)
        case .structDecl(let type):
            self.init(named: type.name.text)
            isGeneric = type.genericParameterClause != nil || TypeContext.around(type, in: index)?.isGeneric == true
        case .enumDecl(let type):
            self.init(named: type.name.text)
            isGeneric = type.genericParameterClause != nil || TypeContext.around(type, in: index)?.isGeneric == true
        case .protocolDecl(let type):
            self.init(named: type.name.text)
            isProtocol = true
        case .extensionDecl(let type):
            self.init(named: type.extendedType.trimmedDescription)
            indexName = index.canonical(type.extendedType.lastName)
            outerName = type.extendedType.as(MemberTypeSyntax.self)?.baseType.lastName
            let known = index.types[indexName]
            isExtension = true
            isClass = known?.isClass == true || known?.isDeclaredAsNonClass != true
            isGeneric = known?.isGeneric == true || type.genericWhereClause != nil
            exposesMembers = type.attributes.first(named: ["objc", "objcMembers"]) != nil || index.exposesMembers(indexName)
        default: return nil
        }
    }

    private init(named name: String) {
        self.name = name
        indexName = name
        (isExtension, isClass, isGeneric, exposesMembers, isProtocol) = (false, false, false, false, false)
    }
}
