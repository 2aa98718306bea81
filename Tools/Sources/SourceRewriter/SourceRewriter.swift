/// One file as the compiler receives it.
public struct RewrittenSource: Hashable, Sendable {
    public var text: String
    public var columns: ColumnMap
    /// Constructs that are not supported; if there are any, the file must not be compiled.
    public var diagnostics: [RewriteDiagnostic]
    /// The file has SwiftUI only: its text is blank.
    public var isLeftOut = false
    /// Declarations of a file with more than SwiftUI that use it, and are left out or stop.
    public var leftOutDeclarations: [String] = []
    /// Modules of Apple's that the file imports and Ferry lacks; what uses them does not compile.
    public var absentImports: [String] = []
}

/// Turns Swift source written for Apple's systems into equivalent source for Linux, line for line.
public struct SourceRewriter: Sendable {
    public let index: DeclarationIndex
    /// The major versions of iOS that a device imitates: `#available` with one of them is decided when the app runs.
    public let systemVersions: ClosedRange<Int>
    /// Files below this folder are no package's: `SWIFT_PACKAGE` is false in them, also where the package manager compiles them.
    public let unpackagedFolder: String?
    /// Packages that keep their own conditions: of their files, only what those say of modules is rewritten.
    public let portableFolders: [String]
    /// Folders of tests in a language mode before Swift 6: their asynchronous tests run on the main actor.
    public let relaxedTestFolders: [String]
    /// Nil for an ordinary build.
    public let preview: PreviewRewrite?
    /// Apple's modules that Ferry lacks: many files import one without using it.
    public let absentModules: Set<String>
    /// Names under which modules of the project are compiled.
    public let moduleNames: ModuleNames
    private let overridden: ExtensionOverrides
    private let leftOutTypes: LeftOutTypes

    /// Incremented when a rewrite gives another result for the same text.
    public static let version = 20

    public init(
        index: DeclarationIndex, systemVersions: ClosedRange<Int> = 15...18, unpackagedFolder: String? = nil,
        portableFolders: [String] = [], relaxedTestFolders: [String] = [],
        preview: PreviewRewrite? = nil, absentModules: Set<String> = [], moduleNames: ModuleNames = ModuleNames()
    ) {
        self.absentModules = absentModules
        self.moduleNames = moduleNames
        self.preview = preview
        let index = index.resolvingAliases()
        self.index = index
        self.unpackagedFolder = unpackagedFolder
        self.portableFolders = portableFolders
        self.relaxedTestFolders = relaxedTestFolders
        self.systemVersions = systemVersions
        overridden = ExtensionOverrides(index)
        leftOutTypes = index.leftOutTypes
    }

    /// The rewritten file, or nil when the original can be compiled as it is.
    public func rewrite(_ source: String, path: String) -> RewrittenSource? { rewrite(ParsedSource(source), path: path) }

    /// The same of a file that is parsed already.
    public func rewrite(_ source: ParsedSource, path: String) -> RewrittenSource? {
        let mixed = SwiftUICode(source, others: leftOutTypes)
        if !mixed.isWholeFile, preview == nil, let text = mixed.text {
            // A file without SwiftUI may need nothing else.
            let columns = ColumnMap(SourceEdits(), of: Array(source.text.utf8))
            var result = rewriteAll(ParsedSource(text), path: path) ?? RewrittenSource(text: text, columns: columns, diagnostics: [])
            result.leftOutDeclarations = mixed.declarations
            return result
        }
        return rewriteAll(source, path: path)
    }

    private func rewriteAll(_ source: ParsedSource, path: String) -> RewrittenSource? {
        let bytes = Array(source.text.utf8)
        let tree = source.tree
        let context = RewriteContext(
            path: path, tree: tree, source: bytes, index: index, overridden: overridden, systemVersions: systemVersions)
        let swiftUI = SwiftUICode(source)
        if swiftUI.isWholeFile { return leftOut(bytes) }
        if let preview, preview.mainFile == path { return blank(bytes) }
        context.startsElsewhere = preview != nil
        context.absentModules = absentModules
        context.module = moduleNames.module(of: path)
        context.place = moduleNames.place(of: path)
        let shown = preview?.file == path ? preview?.apply(to: source, context) ?? [] : []
        for node in swiftUI.leftOut where !shown.contains(node) { context.edits.blank(node.textRange, of: bytes) }
        for obstacle in swiftUI.obstacles { context.refuse(obstacle.node, obstacle.message) }
        context.isPackaged = unpackagedFolder.map { !path.hasPrefix($0 + "/") } ?? true
        guard !isPortable(path) else {
            PortableConditionPass(context).walk(tree)
            return result(context, bytes)
        }
        ModuleNamePass(context, tree)?.walk(tree)
        AttributePass(context).walk(tree)
        OverridePass(context).walk(tree)
        InformalMemberPass(context).walk(tree)
        ObservingPass(context).walk(tree)
        ManagedPass(context).walk(tree)
        AnyObjectPass(context).walk(tree)
        OptionalTraitPass(context).walk(tree)
        FoundationPass(context).walk(tree)
        NumberOrderPass(context).walk(tree)
        FormerMethodPass(context).walk(tree)
        let intersections = IntersectionPass(context)
        intersections.walk(tree)
        intersections.finish()
        WeakHolderPass(context).walk(tree)
        MetatypePass(context).walk(tree)
        GestureCoderPass(context).walk(tree)
        MadeProtocolPass(context).walk(tree)
        MainActorTestPass(context).walk(tree)
        if relaxedTestFolders.contains(where: { path.hasPrefix($0 + "/") }) { AsyncTestPass(context).walk(tree) }
        TestObjectPass(context).walk(tree)
        ExpectationPass(context).walk(tree)
        OptionalProtocolPass(context).walk(tree)
        RegistrationPass(context).walk(tree)
        SelectorPass(context).walk(tree)
        ConditionPass(context).walk(tree)
        let imports = ImportPass(context)
        imports.walk(tree)
        imports.finish()
        return result(context, bytes)
    }

    /// Whether a file is one of a package that is compiled as Linux has it.
    public func isPortable(_ path: String) -> Bool { portableFolders.contains { path.hasPrefix($0 + "/") } }

    private func result(_ context: RewriteContext, _ bytes: [UInt8]) -> RewrittenSource? {
        guard !context.edits.isEmpty || !context.diagnostics.isEmpty else { return nil }
        return RewrittenSource(
            text: context.edits.apply(to: bytes), columns: ColumnMap(context.edits, of: bytes),
            diagnostics: context.diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) }, absentImports: context.absentImports
        )
    }

    private func leftOut(_ source: [UInt8]) -> RewrittenSource {
        var result = blank(source)
        result.isLeftOut = true
        return result
    }

    private func blank(_ source: [UInt8]) -> RewrittenSource {
        var edits = SourceEdits()
        edits.blank(0..<source.count, of: source)
        return RewrittenSource(text: edits.apply(to: source), columns: ColumnMap(edits, of: source), diagnostics: [])
    }
}
