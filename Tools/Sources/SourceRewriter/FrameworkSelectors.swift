import SwiftParser
import SwiftSyntax

/// The selectors that the frameworks implement and the optional methods that they call, read from their sources: the names in
/// `ObjCRuntime.register(Type.self, "…")`, and in functions whose body is an `ObjCRuntime.optional(self, "…")`.
public struct FrameworkSelectors: Hashable, Sendable, Codable {
    /// A protocol's method whose default implementation looks up `selector`.
    struct OptionalMethod: Hashable, Sendable, Codable {
        var types: [String]
        var selector: String
    }

    public private(set) var registered: Set<String> = []
    /// Apple's selectors of the frameworks' own methods.
    public var members = FrameworkMembers()
    private var optional: [String: [OptionalMethod]] = [:]
    private var spellings: [String: String] = [:]
    /// Requirements of protocols whose default does nothing: optional ones of Apple's that the frameworks' own classes implement.
    private var ignored: Set<String> = []
    /// Superclasses by framework class.
    private(set) var superclasses: [String: String] = [:]

    public init() {}

    /// Adds the superclasses of the classes that one framework file declares at top level.
    public mutating func scanClasses(_ source: String) {
        for line in source.split(separator: "\n") where !line.hasPrefix(" ") {
            let words = line.split(whereSeparator: { $0 == " " || $0 == "," })
            guard let start = words.firstIndex(of: "class"), words[..<start].contains(where: { $0 == "open" || $0 == "public" }),
                start + 2 < words.count, words[start + 1].hasSuffix(":")
            else { continue }
            superclasses[String(words[start + 1].dropLast())] = String(words[start + 2])
        }
    }

    /// Adds the selectors in one framework source file.
    public mutating func scan(_ source: String) {
        let scanner = Scanner(viewMode: .sourceAccurate)
        scanner.walk(Parser.parse(source: source))
        for (name, method) in scanner.optional where optional[name.description]?.contains(method) != true {
            optional[name.description, default: []].append(method)
        }
        for selector in scanner.registered {
            registered.insert(selector)
            spellings[Self.key(selector)] = selector
        }
    }

    /// Adds the requirements that one framework file declares with a default: of the protocol itself, or one that does nothing.
    public mutating func scanDefaults(_ source: String) {
        let scanner = Scanner(viewMode: .sourceAccurate)
        scanner.walk(Parser.parse(source: source))
        for (name, owners) in scanner.requirements {
            if scanner.empty.contains(name) || !owners.isDisjoint(with: scanner.defaults[name] ?? []) { ignored.insert(name) }
        }
    }

    /// The framework's spelling of a selector derived by rule: Apple's names omit words that the rule adds.
    public func registeredSpelling(of selector: String) -> String? {
        registered.contains(selector) ? selector : spellings[Self.key(selector)]
    }

    /// The selector that a framework looks up for a method of this name with parameters of these types.
    func optionalSelector(of name: SwiftName, types: [String]? = nil) -> String? {
        guard let methods = optional[name.description] else { return nil }
        return (methods.first { $0.types == types } ?? methods.first)?.selector
    }

    /// Whether a requirement of this name may be left out by a class, which then ignores the call.
    func mayIgnore(_ name: SwiftName) -> Bool { ignored.contains(name.description) }

    /// The selectors of all methods of this name: `numberOfSections(in:)` is one of tables and one of collections.
    func optionalSelectors(of name: SwiftName) -> [String] { (optional[name.description] ?? []).map(\.selector).sorted() }

    private static func key(_ selector: String) -> String {
        selector.replacing("With", with: "").lowercased()
    }
}

/// Collects selectors from one framework file.
private final class Scanner: SyntaxVisitor {
    var registered: Set<String> = []
    var optional: [(SwiftName, FrameworkSelectors.OptionalMethod)] = []
    /// The names of protocols' requirements, and of public members of extensions, with their protocols and types.
    var requirements: [String: Set<String>] = [:]
    var defaults: [String: Set<String>] = [:]
    /// The names of members of extensions that do nothing.
    var empty: Set<String> = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.swiftName.description
        if let body = node.body, let holder = MovedOverride.enclosingExtension(of: node), node.modifiers.contains(.public) {
            defaults[name, default: []].insert(holder.extendedType.trimmedDescription)
            if body.statements.isEmpty { empty.insert(name) }
        }
        if node.body == nil, let owner = node.parent?.parent?.parent?.parent?.as(ProtocolDeclSyntax.self) {
            requirements[name, default: []].insert(owner.name.text)
        }
        guard let body = node.body, body.description.contains("ObjCRuntime.optional(") else { return .visitChildren }
        let literals = Literals(viewMode: .sourceAccurate)
        literals.walk(body)
        if let selector = literals.selectors.first {
            let types = node.signature.parameterClause.parameters.map(\.type.baseName)
            optional.append((node.swiftName, .init(types: types, selector: selector)))
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression.trimmedDescription
        guard callee == "ObjCRuntime.register" || callee == "register" || callee == "add" else { return .visitChildren }
        let literals = Literals(viewMode: .sourceAccurate)
        for argument in node.arguments { literals.walk(argument) }
        registered.formUnion(literals.selectors)
        return .visitChildren
    }
}

/// String literals that can be selectors.
private final class Literals: SyntaxVisitor {
    var selectors: [String] = []

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard let text = node.representedLiteralValue, !text.isEmpty else { return .skipChildren }
        if text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }) { selectors.append(text) }
        return .skipChildren
    }
}

extension TypeSyntax {
    /// The type without attributes, optionality and qualification: enough to tell overloads apart.
    var baseName: String {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.baseName }
        if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return unwrapped.wrappedType.baseName }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.baseName }
        return lastName
    }
}
