import SwiftSyntax

/// State shared by the passes over one file: the text, the index, and the edits so far.
final class RewriteContext {
    let path: String
    let source: [UInt8]
    let index: DeclarationIndex
    let overridden: ExtensionOverrides
    /// The major versions of iOS that a device imitates.
    let systemVersions: ClosedRange<Int>
    let locations: SourceLocationConverter
    var edits = SourceEdits()
    private(set) var diagnostics: [RewriteDiagnostic] = []
    /// Whether the file belongs to a package, in whose files `SWIFT_PACKAGE` is true.
    var isPackaged = true
    /// Apple's modules that Ferry lacks, and those of them that the file imports.
    var absentModules: Set<String> = []
    var absentImports: [String] = []
    /// The file's module, where it is known.
    var module: String?
    /// What names of modules mean in the file, where some are compiled under other ones.
    var place: ModuleNames.Place?
    /// The app starts with code that is added, and not where its sources say.
    var startsElsewhere = false
    /// The file uses the module ObjectiveC without importing it.
    var needsRuntime = false
    /// The file uses declarations of the module DarwinFoundation.
    var needsDarwinFoundation = false
    /// The file uses UIKit's look-up of initialisers.
    var needsMaker = false
    private var counter = 0

    init(
        path: String, tree: SourceFileSyntax, source: [UInt8], index: DeclarationIndex, overridden: ExtensionOverrides,
        systemVersions: ClosedRange<Int>
    ) {
        self.path = path
        self.source = source
        self.index = index
        self.overridden = overridden
        self.systemVersions = systemVersions
        locations = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// A number that is unique among the file's generated names.
    func nextNumber() -> Int {
        counter += 1
        return counter
    }

    func blank(_ node: some SyntaxProtocol) {
        edits.blank(node.textRange, of: source)
    }

    func substitute(_ node: some SyntaxProtocol, with text: String) {
        edits.substitute(node.textRange, with: text, of: source)
    }

    /// Adds a declaration after another, on its last line.
    func insertDeclaration(_ text: String, after declaration: some SyntaxProtocol) {
        if let item = declaration.parent?.as(MemberBlockItemSyntax.self), let semicolon = item.semicolon {
            edits.insert(" " + text + ";", at: semicolon.textRange.upperBound)
        } else if let item = declaration.parent?.as(CodeBlockItemSyntax.self), let semicolon = item.semicolon {
            edits.insert(" " + text + ";", at: semicolon.textRange.upperBound)
        } else {
            edits.insert("; " + text, at: declaration.textRange.upperBound)
        }
    }

    func refuse(_ node: some SyntaxProtocol, _ message: String) {
        let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
        diagnostics.append(RewriteDiagnostic(path: path, line: location.line, column: location.column, message: message))
    }
}
