import SwiftParser
import SwiftSyntax

/// A source file's text and its syntax tree, which is parsed once for all that reads it.
public struct ParsedSource: Sendable {
    public let text: String
    let tree: SourceFileSyntax

    public init(_ text: String) {
        self.text = text
        tree = Parser.parse(source: text)
    }

    /// The declarations of this file alone.
    public var index: DeclarationIndex {
        var index = IndexBuilder.index(of: tree)
        let code = SwiftUICode(self)
        index.note(code, of: code.types.isEmpty ? index : IndexBuilder.index(of: code.remaining.tree))
        return index
    }

    /// A hash of all that the compilation of other files can depend on: every token except those in the bodies of functions. Swift's compiler
    /// compares files in the same way.
    public var interfaceHash: UInt64 { InterfaceHash.of(tree) }
}
