import SwiftSyntax

/// An import of a module in a source file.
public struct ImportedModule: Hashable, Sendable {
    /// The top module: `Foo` of `import struct Foo.Bar`.
    public var name: String
    /// Counted from 1.
    public var line: Int

    public init(name: String, line: Int) { (self.name, self.line) = (name, line) }
}

/// Finds the imports of the code that an app for the simulator compiles.
public enum ImportScan {
    /// - Parameter modules: all modules that can be imported: `canImport` of others is false.
    public static func imports(in source: ParsedSource, modules: Set<String>) -> [ImportedModule] {
        let visitor = ImportVisitor(modules, SourceLocationConverter(fileName: "", tree: source.tree))
        visitor.walk(source.tree)
        return visitor.found
    }
}

private final class ImportVisitor: SyntaxVisitor {
    private let modules: Set<String>
    private let locations: SourceLocationConverter
    private(set) var found: [ImportedModule] = []

    init(_ modules: Set<String>, _ locations: SourceLocationConverter) {
        (self.modules, self.locations) = (modules, locations)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            let value = StaticCondition.value(clause.condition, modules: modules)
            if value != false, let elements = clause.elements { walk(elements) }
            if value == true { break }
        }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name.text {
            found.append(ImportedModule(name: name, line: node.startLocation(converter: locations).line))
        }
        return .skipChildren
    }

    // Imports are at the top level only.
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
