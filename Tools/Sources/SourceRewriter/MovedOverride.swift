import SwiftSyntax

/// A member that overrides another and stands in an extension, which Objective-C's classes allow and Swift's do not.
///
/// The member keeps its place under another name; the class gets an override that calls it. Callers, subclasses and `super` see what they would
/// see on Apple's systems.
struct MovedOverride {
    /// The override, for the class's body, on one line.
    let stub: String
    /// What to do to the member, by ranges of the file.
    let changes: [(range: Range<Int>, text: String?)]

    static let prefix = "__ferry_extension_"

    /// Nil for what needs no move, or cannot be moved: initialisers, type members, members under `#if`.
    init?(_ node: FunctionDeclSyntax) {
        guard let (modifier, modifiers) = Self.modifiers(node, node.modifiers), case .identifier = node.name.tokenKind,
            node.genericParameterClause == nil, node.body != nil
        else { return nil }
        let new = Self.prefix + node.name.identifierText
        let arguments = node.signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
            return label + (isInOut ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
        }
        let effects = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
        let head = (node.attributes.first(named: ["discardableResult"]) != nil ? "@discardableResult " : "") + modifiers
        stub = "\(head)func \(node.name.text)\(node.signature.oneLine) { \(effects)\(new)(\(arguments.joined(separator: ", "))) }"
        changes = Self.renaming(node.modifiers, modifier) + [(node.name.textRange, new)]
    }

    init?(_ node: VariableDeclSyntax) {
        guard let (modifier, modifiers) = Self.modifiers(node, node.modifiers), node.bindings.count == 1, let binding = node.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation?.type,
            let block = binding.accessorBlock
        else { return nil }
        let new = Self.prefix + pattern.identifier.identifierText
        let head = "\(modifiers)var \(pattern.identifier.text): \(type.oneLine)"
        guard case .accessors(let list) = block.accessors else {
            stub = "\(head) { \(new) }"
            changes = Self.renaming(node.modifiers, modifier) + [(pattern.identifier.textRange, new)]
            return
        }
        let observers = Array(list).filter { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
        if observers.isEmpty {
            let isSettable = list.contains { [.keyword(.set), .keyword(._modify)].contains($0.accessorSpecifier.tokenKind) }
            stub = "\(head) { \(isSettable ? "get { \(new) } set { \(new) = newValue }" : new) }"
            changes = Self.renaming(node.modifiers, modifier) + [(pattern.identifier.textRange, new)]
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
            stub = "\(head) { \(calls.joined(separator: " ")) }"
            self.changes = changes + [(block.rightBrace.textRange, nil)]
        }
    }

    /// Without `override`; and `open`, which no member of an extension can be, is `public`.
    private static func renaming(_ list: DeclModifierListSyntax, _ modifier: DeclModifierSyntax) -> [(range: Range<Int>, text: String?)] {
        [(modifier.textRange, nil)] + Array(list).filter { $0.name.text == "open" }.map { ($0.textRange, "public") }
    }

    /// The `override` of a direct member of an extension, and the modifiers of the stub, the extension's own access among them.
    private static func modifiers(_ node: some SyntaxProtocol, _ list: DeclModifierListSyntax) -> (DeclModifierSyntax, String)? {
        guard let modifier = list.first(where: { $0.name.tokenKind == .keyword(.override) }),
            !list.contains(.static), !list.contains(.class), let holder = enclosingExtension(of: node)
        else { return nil }
        let access: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
        var words = list.map(\.trimmedDescription).filter { $0 != "dynamic" }
        if !words.contains(where: access.contains), let own = holder.modifiers.first(where: { access.contains($0.name.text) }) {
            words.insert(own.name.text, at: 0)
        }
        return (modifier, words.joined(separator: " ") + " ")
    }

    static func enclosingExtension(of node: some SyntaxProtocol) -> ExtensionDeclSyntax? {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true,
            let holder = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self), holder.genericWhereClause == nil
        else { return nil }
        return holder
    }
}

extension SyntaxProtocol {
    /// The node's text without comments and line ends.
    fileprivate var oneLine: String {
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
