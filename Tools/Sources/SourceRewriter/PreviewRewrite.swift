import SwiftSyntax

/// A build that shows previews: bodies of `#Preview` become functions, and the app starts elsewhere.
public struct PreviewRewrite: Hashable, Sendable {
    /// The file with the previews.
    public var file: String
    /// The app's `main.swift`, which is left out.
    public var mainFile: String?

    public init(file: String, mainFile: String?) { (self.file, self.mainFile) = (file, mainFile) }

    /// Replaces the heads of previews; their bodies stay where they are.
    ///
    /// > Returns: the nodes of these previews.
    func apply(to source: ParsedSource, _ context: RewriteContext) -> [Syntax] {
        let finder = PreviewFinder(source)
        for found in finder.found {
            let lines = context.source[found.head].count { $0 == UInt8(ascii: "\n") }
            let head = "@MainActor func \(found.preview.function)() -> Any {" + String(repeating: "\n", count: lines)
            context.edits.replace(found.head, with: head)
        }
        return finder.found.map(\.node)
    }
}
