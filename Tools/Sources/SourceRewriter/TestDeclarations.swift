import SwiftSyntax

/// Where the methods of a file's types are declared, by which tests of XCTest are found: their own names have no places.
public struct TestDeclarations: Sendable {
    public struct Method: Equatable, Sendable {
        /// The name of its type, without those around it.
        public var type: String
        public var name: String
        /// Counted from 1.
        public var line: Int
    }

    /// Without parameters, in the order of the file.
    public let methods: [Method]
    /// The lines of classes.
    public let classes: [String: Int]

    public init(_ source: ParsedSource) {
        let finder = Finder(source)
        (methods, classes) = (finder.methods, finder.classes)
    }

    private final class Finder: SyntaxVisitor {
        private(set) var methods: [Method] = []
        private(set) var classes: [String: Int] = [:]
        private var types: [String] = []
        private let locations: SourceLocationConverter

        init(_ source: ParsedSource) {
            locations = SourceLocationConverter(fileName: "", tree: source.tree)
            super.init(viewMode: .sourceAccurate)
            walk(source.tree)
        }

        private func line(of node: some SyntaxProtocol) -> Int { locations.location(for: node.positionAfterSkippingLeadingTrivia).line }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            classes[node.name.text] = line(of: node.name)
            types.append(node.name.text)
            return .visitChildren
        }
        override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            types.append(node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? "")
            return .visitChildren
        }
        override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            if let type = types.last, node.signature.parameterClause.parameters.isEmpty {
                methods.append(Method(type: type, name: node.name.text, line: line(of: node.name)))
            }
            return .skipChildren
        }
    }
}
