import SwiftSyntax

/// `frame.intersects(other)`: rectangles that only share an edge do not intersect on Apple's systems, and do in Foundation on Linux.
///
/// A file that calls it gets a member of its own, which is a better match than that of another module, whatever type the call is on.
final class IntersectionPass: ActiveCodeVisitor {
    private let context: RewriteContext
    private var isCalled = false
    private var seesRectangles = false

    /// Modules that show `CGRect`.
    private static let modules: Set<String> = [
        "AVFoundation", "CoreGraphics", "CoreImage", "CoreText", "Foundation", "MapKit", "Photos", "QuartzCore", "UIKit", "WebKit",
        "XCTest",
    ]

    private static let member =
        "fileprivate extension CGRect { nonisolated func intersects(_ rect2: CGRect) -> Bool "
        + "{ maxX > rect2.minX && rect2.maxX > minX && maxY > rect2.minY && rect2.maxY > minY } }"

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name.text, Self.modules.contains(name) { seesRectangles = true }
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == "intersects" { isCalled = true }
        return .visitChildren
    }

    /// Adds the member, unless the sources have one.
    func finish() {
        guard isCalled, seesRectangles, context.index.types["CGRect"]?.methods.contains(where: { $0.name.base == "intersects" }) != true
        else { return }
        context.edits.trailer.append(Self.member)
    }
}
