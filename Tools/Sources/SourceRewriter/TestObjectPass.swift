import SwiftSyntax

/// Makes test cases objects of Objective-C, which they are on Apple's systems: one that is a data source or a delegate declares so.
final class TestObjectPass: ActiveCodeVisitor {
    private let context: RewriteContext

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let names = node.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? []
        // The index has the protocols of its extensions, too.
        let all = names.dropFirst() + (context.index.types[node.name.text]?.inherits ?? [])
        guard names.first == "XCTestCase", all.contains(where: Self.isObjectProtocol), !all.contains("NSObjectProtocol"),
            TypeContext.around(node, in: context.index) == nil
        else { return .visitChildren }
        context.edits.trailer.append(
            "extension \(node.name.text): NSObjectProtocol { "
                + "public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }; "
                + "public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }; "
                + "public nonisolated func `self`() -> Self { self }; public nonisolated func isProxy() -> Bool { false }; "
                + "public nonisolated var description: String { name }; public nonisolated var debugDescription: String { name } }")
        return .visitChildren
    }

    private static func isObjectProtocol(_ name: String) -> Bool {
        name.hasPrefix("UI") && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("DelegateFlowLayout"))
    }
}
