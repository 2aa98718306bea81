import SwiftSyntax

/// An extension member that overrides another, or may be overridden: Objective-C's classes allow both and
/// Swift's do not.
///
/// The member is renamed in place; the class gets one of the original name that calls it. Callers, subclasses and `super` behave as
/// on Apple's systems.
struct MovedOverride {
    /// The member for the class's body, on one line.
    let stub: Stub
    /// Edits of the member, by ranges of the file.
    let changes: [(range: Range<Int>, text: String?)]

    static let prefix = "__ferry_extension_"

    struct Stub: Hashable, Sendable, Codable {
        var name: SwiftName
        var isOverride: Bool
        var modifiers: [String]
        var declaration: String
        /// The declaration where the class is in another module than the extension: it finds the member by its new name, and calls the superclass's
        /// without it. Nil if a message cannot carry the parameters.
        var messaging: String?
        /// The module of the extension, once it is known.
        var module: String?
        /// The type that the extended class is nested in, as the extension writes it; nil if it names none.
        var outer: String?

        /// Stands for the superclass in `messaging`.
        static let superclass = "__FERRY_SUPERCLASS__"

        /// For a class of another module. > Parameters: superclass: of the class.
        func text(messagingBelow superclass: String) -> String? {
            messaging.map { (modifiers + [$0.replacing(Self.superclass, with: superclass)]).joined(separator: " ") }
        }

        /// Whether the extension can be one of a class that is nested in `type`, or in none: classes of one name may be nested in several.
        func isMeant(forClassIn type: String?, _ index: DeclarationIndex) -> Bool {
            guard let outer, let type else { return true }
            return index.canonical(outer) == index.canonical(type)
        }

        /// Without `override` if the overridden member is not in a class's body.
        func text(overriding: Bool) -> String {
            ((overriding ? modifiers : modifiers.filter { $0 != "override" }) + [declaration]).joined(separator: " ")
        }
    }

    /// Nil for a member that does not need to move, or cannot: initialisers, type members, members under `#if`.
    init?(_ node: FunctionDeclSyntax) {
        guard let modifiers = Self.modifiers(node, node.modifiers), case .identifier = node.name.tokenKind,
            node.genericParameterClause == nil, node.body != nil
        else { return nil }
        let limits = Self.limits(of: node)
        let new = Self.newName(of: node.name.identifierText, at: node)
        let signature = node.signature.withNamedParameters
        let arguments = signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
            return label + (isInOut ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
        }
        let effects = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
        let head = "func \(node.name.text)\(signature.oneLine)"
        let list = arguments.joined(separator: ", ")
        stub = Stub(
            name: node.swiftName, isOverride: node.modifiers.contains(.override),
            modifiers: limits.map(\.oneLine) + (node.attributes.first(named: ["discardableResult"]) != nil ? ["@discardableResult"] : [])
                + modifiers,
            declaration: "\(head) { \(effects)\(new)(\(list)) }",
            messaging: node.canBeCalledByMessage ? "\(head) { \(Self.messageBody(node, signature, new, list)) }" : nil)
        changes = limits.map { ($0.textRange, nil) } + Self.renaming(node.modifiers, of: stub.name.base) + [(node.name.textRange, new)]
    }

    init?(_ node: VariableDeclSyntax) {
        guard let modifiers = Self.modifiers(node, node.modifiers), node.bindings.count == 1, let binding = node.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation?.type,
            let block = binding.accessorBlock
        else { return nil }
        let limits = Self.limits(of: node)
        let unlimited = limits.map { ($0.textRange, nil as String?) }
        let limited = limits.map(\.oneLine) + modifiers
        let new = Self.newName(of: pattern.identifier.identifierText, at: node)
        let head = "var \(pattern.identifier.text): \(type.oneLine)"
        let name = SwiftName(base: pattern.identifier.identifierText, labels: [])
        let isOverride = node.modifiers.contains(.override)
        guard case .accessors(let list) = block.accessors else {
            stub = Stub(
                name: name, isOverride: isOverride, modifiers: limited, declaration: "\(head) { \(new) }",
                messaging: "\(head) { \(Self.read(new, pattern.identifier, type)) }")
            changes = unlimited + Self.renaming(node.modifiers, of: stub.name.base) + [(pattern.identifier.textRange, new)]
            return
        }
        let observers = Array(list).filter { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
        if observers.isEmpty {
            let isSettable = list.contains { [.keyword(.set), .keyword(._modify)].contains($0.accessorSpecifier.tokenKind) }
            let body = isSettable ? "get { \(new) } set { \(new) = newValue }" : new
            let read = Self.read(new, pattern.identifier, type)
            let messaging = isSettable ? "get { \(read) } set { \(Self.write(new, pattern.identifier)) }" : read
            stub = Stub(
                name: name, isOverride: isOverride, modifiers: limited, declaration: "\(head) { \(body) }",
                messaging: "\(head) { \(messaging) }")
            changes = unlimited + Self.renaming(node.modifiers, of: stub.name.base) + [(pattern.identifier.textRange, new)]
        } else {
            // Observers become methods, which observers in the class call.
            let start = (node.modifiers.first?.textRange ?? node.bindingSpecifier.textRange).lowerBound
            var changes: [(range: Range<Int>, text: String?)] = [(start..<block.leftBrace.textRange.upperBound, nil)]
            var calls: [String] = []
            for observer in observers {
                guard let body = observer.body else { return nil }
                let word = observer.accessorSpecifier.text
                let value = word == "willSet" ? "newValue" : "oldValue"
                let parameter = observer.parameters?.name.text ?? value
                calls.append("\(word) { \(new)_\(word)(\(value)) }")
                let place = observer.accessorSpecifier.textRange.lowerBound..<body.leftBrace.textRange.lowerBound
                changes.append((place, "func \(new)_\(word)(_ \(parameter): \(type.oneLine)) "))
            }
            stub = Stub(
                name: name, isOverride: isOverride, modifiers: limited, declaration: "\(head) { \(calls.joined(separator: " ")) }")
            self.changes = unlimited + changes + [(block.rightBrace.textRange, nil)]
        }
    }

    // MARK: Classes of other modules

    private static func message(_ selector: String, _ arguments: [String]) -> String {
        "(self, below: \(Stub.superclass).self, \"\(selector)\", [\(arguments.joined(separator: ", "))])"
    }

    private static func messageBody(
        _ node: FunctionDeclSyntax, _ signature: FunctionSignatureSyntax, _ selector: String, _ arguments: String
    ) -> String {
        let names = signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        return DispatchedMember.body(of: node, message: message(selector, names), call: "super.\(node.name.text)(\(arguments))")
    }

    private static func read(_ selector: String, _ name: TokenSyntax, _ type: TypeSyntax) -> String {
        "(\(DispatchedMember.lookup).overridden\(message(selector, [])) as (\(type.oneLine))?) ?? super.\(name.text)"
    }

    private static func write(_ selector: String, _ name: TokenSyntax) -> String {
        "if !\(DispatchedMember.lookup).callOverride\(message(SelectorName.setter(of: selector), ["newValue"])) { super.\(name.text) = newValue }"
    }

    /// Attributes that forbid callers the member or warn of it: they go with the original name, which callers use.
    private static func limits(of node: some WithAttributesSyntax) -> [AttributeSyntax] {
        node.attributes.plain.filter { attribute in
            attribute.name == "available" && ["unavailable", "deprecated"].contains { attribute.description.contains($0) }
        }
    }

    /// With the class's name: extensions of a superclass may have a member of the same name.
    private static func newName(of name: String, at node: some SyntaxProtocol) -> String {
        enclosingExtension(of: node).map { newName(of: name, in: $0.extendedType.lastName) } ?? prefix + name
    }

    static func newName(of name: String, in type: String) -> String { "\(prefix)\(type)_\(name)" }

    /// Removes `override`, and replaces `open`, which an extension member cannot be, by `public`.
    /// Members of `NSObject` that are on no actor: neither are overrides of them in a class that is.
    private static let unisolated: Set<String> = ["description", "debugDescription", "hash", "isEqual"]

    static func renaming(_ list: DeclModifierListSyntax, of name: String = "") -> [(range: Range<Int>, text: String?)] {
        let isUnisolated = unisolated.contains(name) && !list.contains { $0.name.text == "nonisolated" }
        return Array(list).compactMap { modifier in
            switch modifier.name.text {
            case "override": (modifier.textRange, isUnisolated ? "nonisolated" : nil)
            case "open": (modifier.textRange, "public")
            default: nil
            }
        }
    }

    /// The stub's modifiers, with the extension's access level, for a direct member of an extension that overrides or that
    /// is visible to Objective-C.
    private static func modifiers(_ node: some WithAttributesSyntax, _ list: DeclModifierListSyntax) -> [String]? {
        guard !list.contains(.static), !list.contains(.class), let holder = enclosingExtension(of: node),
            list.contains(.override) || isOpenToObjectiveC(node, list, in: holder)
        else { return nil }
        var words = list.map(\.trimmedDescription).filter { $0 != "dynamic" }
        if let own = access(of: holder), access(in: list) == nil { words.insert(own, at: 0) }
        return words
    }

    static func isOpenToObjectiveC(
        _ node: some WithAttributesSyntax, _ list: DeclModifierListSyntax, in holder: ExtensionDeclSyntax
    ) -> Bool {
        let access = access(in: list) ?? access(of: holder)
        guard access != "private", access != "fileprivate" else { return false }
        // What an Objective-C protocol requires is visible to Objective-C without an attribute, and so may be open.
        return access == "open" || node.isExposed || holder.inheritanceClause != nil
            || holder.attributes.first(named: ["objc", "objcMembers"]) != nil
    }

    private static func access(of holder: ExtensionDeclSyntax) -> String? { access(in: holder.modifiers) }

    static func access(in list: DeclModifierListSyntax) -> String? {
        list.first { ["open", "public", "package", "internal", "fileprivate", "private"].contains($0.name.text) }?.name.text
    }

    static func enclosingExtension(of node: some SyntaxProtocol) -> ExtensionDeclSyntax? {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true,
            let holder = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self), holder.genericWhereClause == nil
        else { return nil }
        return holder
    }
}

extension FunctionSignatureSyntax {
    /// With names for unnamed parameters, so that they can be passed on.
    var withNamedParameters: FunctionSignatureSyntax {
        var named = self
        let parameters = parameterClause.parameters.enumerated().map { index, parameter in
            guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
            var parameter = parameter
            if parameter.secondName == nil { parameter.firstName = .wildcardToken(trailingTrivia: .space) }
            parameter.secondName = .identifier("__ferry_\(index)")
            return parameter
        }
        named.parameterClause.parameters = FunctionParameterListSyntax(parameters)
        return named
    }
}

extension SyntaxProtocol {
    /// The node's text without comments and line ends.
    var oneLine: String {
        var text = ""
        var needsSpace = false
        for token in tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, needsSpace || !token.leadingTrivia.isEmpty { text += " " }
            text += token.text
            needsSpace = !token.trailingTrivia.isEmpty
        }
        return text
    }
}
