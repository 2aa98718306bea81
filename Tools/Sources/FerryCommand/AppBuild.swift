import Foundation
import InterfaceCompiler
import SourceRewriter

/// Builds an app or a package's tests against the frameworks.
struct AppBuild {
    let package: AppPackage
    let framework: FrameworkBuild
    var isVerbose: Bool
    /// Optimized, as a shipped app is built.
    var isRelease: Bool
    /// Shows a line of what it does.
    var output: @Sendable (String) -> Void = { FerryCommandLine.report($0) }

    init(_ package: AppPackage, with framework: FrameworkBuild, isVerbose: Bool = false, isRelease: Bool = false) {
        self.package = package.built(with: framework.configuration)
        self.framework = framework
        self.isVerbose = isVerbose
        self.isRelease = isRelease
    }

    /// Flags for `swift build` and `swift test`, and what the compiler reads.
    private struct Setup {
        var arguments: [String]
        var overlay: SourceOverlay
        var aliases: [(prefix: String, original: String)]

        /// For the compiler's output.
        var filter: DiagnosticFilter { DiagnosticFilter(aliases: aliases, source: overlay.source) }
    }

    /// Builds the app and returns the path of its executable.
    func app(product: String?) throws -> String {
        try locked { try lockedApp(product: product) }
    }

    private func lockedApp(product: String?) throws -> String {
        let name = try package.description.executable(named: product)
        let program = "\(package.scratch)/\(configuration)/\(name)"
        try compile(name, to: program)
        try updateBundles()
        let assets = AssetBuild(package: package, configuration: configuration)
        try assets.compile(report)
        let own = try assets.compileApp(named: name, report)
        let interfaces = try InterfaceBuild(package, configuration: configuration)
        try interfaces.compile(report)
        let screens = try interfaces.compileApp(named: name, report)
        let dataModels = DataModelBuild(package: package, configuration: configuration)
        try dataModels.compile(report)
        let strings = StringCatalogBuild(package: package, configuration: configuration)
        try strings.compile(report)
        var bundle = AppBundle(
            program: program, name: name, assets: own, interfaces: screens, models: try dataModels.compileApp(named: name, report),
            strings: try strings.compileApp(named: name, report), resources: try package.stagedResources(),
            information: try package.information(of: name))
        let scripts = try runScripts(informed: bundle.information)
        (bundle.scripts, bundle.information) = (scripts?.contents, scripts?.information ?? bundle.information)
        let app = try bundle.assemble()
        let check = LaunchCheck(
            bundle: (app as NSString).deletingLastPathComponent, module: ModuleName.of(name), sources: package.sources)
        let failures = check.failures
        guard failures.isEmpty else {
            throw CommandFailure("\(package.origin): error: the app would show a black screen: " + failures.joined(separator: "; "))
        }
        return app
    }

    /// Runs the project's scripts whose phases are after that of the sources.
    private func runScripts(informed information: String?) throws -> BuildScripts? {
        guard package.runsScripts, let xcode = package.xcode else { return nil }
        let scripts = BuildScripts(of: xcode)
        try scripts.provide(information: information)
        _ = try scripts.run(afterSources: true, report)
        return scripts
    }

    /// Rewrites the sources and compiles them, unless the product was built from the same files by the same tools.
    private func compile(_ product: String, to program: String) throws {
        let words = ["--product", product]
        try noteGeneratedCode()
        let file = "\(package.overlayFolder)/\(configuration)-\(product).built"
        let roots = try self.roots
        let record = { BuildRecord(of: roots, arguments: arguments + words, tools: tools, program: program) }
        try discardProducts()
        let (before, known) = (record(), BuildRecord(storedIn: file))
        if let before, let known, before.isUpToDate(with: known) { return }
        try? FileManager.default.removeItem(atPath: file)
        let isLast = known.map { $0.build == lastBuild } ?? false
        let setup = try prepare()
        var isBuilt = false
        if isLast, let before, let known, let edits = before.edits(since: known) {
            let isInside = edits.allSatisfy { known.interfaces[$0] != nil && known.interfaces[$0] == setup.overlay.interfaces[$0] }
            if isInside { isBuilt = compileDirectly(edits, of: product, setup) }
        }
        if !isBuilt { try build(setup, words) }
        // A file that changed during the build is newer than what was compiled.
        guard var after = record(), after.files == before?.files else { return }
        (after.interfaces, after.build) = (setup.overlay.interfaces, lastBuild)
        if !isBuilt { prepareDirectBuild(of: product, program) }
        try after.store(in: file)
    }

    /// Where the commands for direct builds of a product are.
    private func directFile(_ product: String) -> String { "\(package.overlayFolder)/direct/\(configuration)-\(product).commands" }

    /// Without optimisation only: with it, all files of a module are compiled together.
    private func prepareDirectBuild(of product: String, _ program: String) {
        let file = directFile(product)
        try? FileManager.default.removeItem(atPath: file)
        guard !isRelease else { return }
        let folder = (file as NSString).deletingPathExtension
        let direct = try? DirectBuild(
            plan: package.plan(configuration), program: program, in: package.root, tools: tools, storingIn: folder)
        // Without the commands, the next build is the package manager's too.
        try? direct?.store(in: file)
    }

    /// Compiles files of which only the bodies of functions have changed, without the package manager. > Returns: whether that was possible.
    private func compileDirectly(_ files: [String], of product: String, _ setup: Setup) -> Bool {
        guard setup.overlay.changedByOthers.isEmpty, !files.isEmpty, let direct = DirectBuild(storedIn: directFile(product)),
            direct.canCompile(files)
        else { return false }
        // Before anything is compiled: whatever ends this process, the package manager must not take the results for its own.
        let list = Set(directlyCompiled).union(files).sorted().joined(separator: "\n")
        guard (try? list.write(toFile: directList, atomically: true, encoding: .utf8)) != nil,
            let output = (try? direct.build(files)) ?? nil
        else { return false }
        var filter = setup.filter
        for line in output {
            if let shown = filter.line(line) { report(shown) }
        }
        return true
    }

    /// The list of files that were compiled without the package manager since its last build.
    private var directList: String { "\(package.overlayFolder)/\(configuration).direct" }

    private var directlyCompiled: [String] {
        (try? String(contentsOfFile: directList, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
    }

    /// Identifies the last build into the configuration's folder.
    private var lastBuild: String { (try? String(contentsOfFile: buildFile, encoding: .utf8)) ?? "" }
    private var buildFile: String { "\(package.overlayFolder)/\(configuration).build" }

    /// Builds everything in the package.
    func all() throws {
        try locked {
            try build(try prepare(), [])
            try compileResources()
            for product in try package.description.products where product.isExecutable {
                _ = try InterfaceBuild(package, configuration: configuration).compileApp(named: product.name, report)
            }
        }
    }

    /// Builds one product that is no program, and the resources of the package.
    func library(_ product: String) throws {
        try locked {
            try build(try prepare(), ["--product", product])
            try compileResources()
        }
    }

    /// Two commands at once would replace each other's rewritten sources and products.
    private func locked<Value>(_ body: () throws -> Value) throws -> Value {
        try FolderLock.hold(package.overlayFolder + "/lock", waitingFor: "building \(package.origin)", report: report) {
            try ChildSignals.interruptible("building \(package.origin)", body)
        }
    }

    /// Tests are discovered as on Apple's systems: a `LinuxMain.swift` lists those of a package built without Ferry.
    private static let discovery = "--enable-test-discovery"

    /// Builds and runs the package's tests, and adds their results.
    ///
    /// > Parameters: environment: for the tests' process.
    func test(
        _ extra: [String], shard: TestShard? = nil, environment: [String: String] = [:], into results: inout TestResults
    ) throws {
        let built = try builtTests()
        var extra = extra
        var names: [String] = []
        if let program = built.program, shard != nil || results.outputs.report != nil {
            let listing = TestListing(program: program)
            let chosen = try TestSelection(extra)
            let all = try (listing.xctest() + listing.swiftTesting()).filter(chosen.contains)
            names = try shard?.tests(of: all) ?? all
            if shard != nil {
                guard !names.isEmpty else { return }
                extra = TestListing.filters(for: names, of: all) + TestSelection.skips(in: extra)
            }
        }
        var tally = TestTally()
        var succeeded = true
        let processes = package.xcode.map { TestHost.processes(of: $0.plan) } ?? []
        for process in processes.isEmpty ? [TestHostProcess()] : processes {
            let files = try SwiftTestingFiles(for: results.outputs)
            let run = try run(built, process, extra + process.selection, files, environment)
            tally.add(run.tally)
            if !run.succeeded { succeeded = false }
            results.add(files, succeeded: run.succeeded) { built.withOriginalPaths($0) }
        }
        results.add(tally, succeeded: succeeded, names: names)
        report(tally)
    }

    /// Runs tests in a process, and those after a crash in further ones.
    private func run(
        _ built: BuiltTests, _ process: TestHostProcess, _ chosen: [String], _ files: borrowing SwiftTestingFiles,
        _ environment: [String: String]
    ) throws -> (tally: TestTally, succeeded: Bool) {
        var tally = TestTally()
        var (host, selection, lastLine) = (process.host, chosen, "")
        while true {
            let home = try TestHome()
            let launched = home.folder.path + "/launched"
            var environment = home.environment.merging(environment) { $1 }
            // Apps look for it, to do less while they are tested.
            if package.xcode != nil { environment["XCTestConfigurationFilePath"] = "" }
            if let host { environment.merge([TestHost.variable: host, TestHost.launchedVariable: launched]) { $1 } }
            let words = ["swift", "test"] + built.arguments + files.words + selection
            let status = try ChildProcess(words, environment: environment).stream { line in
                let line = built.withOriginalPaths(line)
                // Of a failure that ends its test, the tests' process may print the line twice.
                defer { lastLine = line }
                if line == lastLine, line.contains(": error: ") { return }
                tally.read(line)
                if isVerbose || !Self.isProgress(line) { report(line) }
            }
            if status != 0, let name = host, !FileManager.default.fileExists(atPath: launched) {
                report("ferry: the app '\(name)' ended while it launched; its tests run without it")
                host = nil
                continue
            }
            // A crash also ends the tests after it: they are run in another process.
            guard tally.processEnded() != nil else { return (tally, status == 0) }
            let done = tally.finished.flatMap { ["--skip", "^[^.]*\\." + $0.replacing(".", with: "/") + "$"] }
            selection = chosen + ["--disable-swift-testing"] + done
        }
    }

    /// Tests that are compiled and can be run.
    struct BuiltTests: Sendable {
        /// For `swift test`.
        var arguments: [String]
        /// The program with the tests; nil if the package has none.
        var program: String?
        fileprivate var aliases: [(prefix: String, original: String)]

        /// A line of a test's output with the paths of the user's files.
        func withOriginalPaths(_ line: String) -> String { aliases.reduce(line) { $0.replacing($1.prefix, with: $1.original) } }
    }

    /// Builds the package's tests.
    func builtTests() throws -> BuiltTests {
        try locked {
            var setup = try prepare(withTests: true)
            // Before the libraries that it uses, of which a linker takes what is not defined yet.
            let flags = (try package.needsInterfaceTesting ? FrameworkBuild.interfaceTestFlags : []) + FrameworkBuild.testFlags
            setup.arguments += flags.flatMap { ["-Xlinker", $0] }
            try build(setup, ["--build-tests", Self.discovery])
            try compileResources()
            try installTestResources()
            let folder = "\(package.scratch)/\(configuration)"
            let programs = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.filter { $0.hasSuffix(".xctest") } ?? []
            return BuiltTests(
                arguments: ["--skip-build", Self.discovery] + setup.arguments, program: programs.sorted().first.map { "\(folder)/\($0)" },
                aliases: setup.aliases)
        }
    }

    /// Prints what the tests of XCTest have found.
    func report(_ tally: TestTally) {
        if !tally.finished.isEmpty { report("XCTest: " + tally.summary) }
        for name in tally.failed { report("  failed   \(name)") }
        for name in tally.crashed { report("  crashed  \(name)") }
    }

    private func compileResources() throws {
        try updateBundles()
        try AssetBuild(package: package, configuration: configuration).compile(report)
        try InterfaceBuild(package, configuration: configuration).compile(report)
        try DataModelBuild(package: package, configuration: configuration).compile(report)
        try StringCatalogBuild(package: package, configuration: configuration).compile(report)
    }

    /// Resources of a project's targets, which have no resource bundles.
    private func installTestResources() throws {
        guard let xcode = package.xcode else { return }
        let assets = try AssetBuild(package: package, configuration: configuration).compileApp(named: "tests", report)
        let screens = try InterfaceBuild(package, configuration: configuration).compileApp(named: "tests", report)
        let models = try DataModelBuild(package: package, configuration: configuration).compileApp(named: "tests", report)
        let strings = try StringCatalogBuild(package: package, configuration: configuration)
            .compileApp(named: "tests", withTests: true, report)
        let host = xcode.plan.modules.first { $0.kind == .application }?.name
        let own = try host.flatMap { try package.information(of: $0) }
        let scripts = try runScripts(informed: own)
        var items = try BundleLinks.contents(
            of: [scripts?.contents, screens, models, strings, try package.stagedResources(withTests: true)].compactMap { $0 })
        items["Info.plist"] = nil
        if let assets { items[(assets as NSString).lastPathComponent] = [assets] }
        let information = scripts?.information ?? own
        for products in package.products(configuration) {
            try TestResources(products: products).install(items, information: information)
        }
    }

    private func updateBundles() throws {
        for products in package.products(configuration) {
            try ResourceBundles(in: products, plan: package.plan(configuration))?.update()
        }
    }

    /// Rewrites the sources.
    ///
    /// > Parameters: withTests: whether what cannot be built of the tests is an error.
    private func prepare(withTests: Bool = false) throws -> Setup {
        try discardProducts()
        try UUID().uuidString.write(toFile: buildFile, atomically: true, encoding: .utf8)
        let dependencies = try Array(roots.dropFirst())
        let targets = try TargetFolders(of: package)
        let files = package.sources.filter(targets.isCompiled) + dependencies.flatMap { SourceFolder.files(in: $0) }
        let additions = AssetBuild(package: package).additions(to: files).merging(try package.impliedTestImports, uniquingKeysWith: +)
            .merging(package.preview?.additions ?? [:], uniquingKeysWith: +)
        var names = package.renamed.meanings
        names.folders = try TargetFolders.modules(of: package, dependencies: dependencies)
        let overlay = try SourceOverlay(
            of: files, adding: additions, generating: try generatedCode(for: files), selectors: framework.selectors, tools: tools,
            unpackagedFolder: package.isMadeUp ? package.root + "/Sources" : nil,
            portableFolders: dependencies.filter(PortablePackage.isPortable(root:)),
            relaxedTestFolders: package.xcode?.relaxedTestFolders ?? [], preview: package.preview?.rewrite,
            absentModules: ModuleCatalog.absent(besides: [package.root] + dependencies), moduleNames: names,
            into: package.overlayFolder)
        if !overlay.leftOut.isEmpty {
            let names = overlay.leftOut.map { ($0 as NSString).lastPathComponent }
            report("not compiled, since they have SwiftUI only: " + names.joined(separator: ", "))
        }
        for (module, paths) in overlay.absentImports.sorted(by: { $0.key < $1.key }) {
            report(ImportCheck.absenceNote(of: module, in: paths))
        }
        for (path, names) in overlay.leftOutDeclarations {
            report("left out of \((path as NSString).lastPathComponent), since they use SwiftUI: " + names.joined(separator: ", "))
        }
        let errors = overlay.diagnostics.filter { withTests || !targets.isTest($0.path) }
        guard errors.isEmpty else {
            for diagnostic in errors { report(shown(diagnostic)) }
            throw CommandFailure(Self.failed(errors.count))
        }
        forget(overlay.changedByOthers)
        let aliases = package.isMadeUp ? madeUpAliases : []
        return Setup(arguments: arguments, overlay: overlay, aliases: aliases)
    }

    /// The frameworks, and the programs that rewrite and compile.
    private var tools: [String] {
        [framework.stamp, package.preview?.stamp ?? ""]
            + ["/proc/self/exe", ChildProcess.find("swift") ?? ""].map { BuildRecord.state(of: $0) ?? "" }
    }

    /// The package's folder and those of the packages that it depends on.
    var roots: [String] {
        get throws {
            guard try package.description.hasDependencies else { return [package.root] }
            return try [package.root] + DependencyTree(of: package.root, scratch: package.scratch).folders
        }
    }

    /// The package manager's, for a build or a test.
    private var arguments: [String] {
        var arguments = ["--package-path", package.root, "--scratch-path", package.scratch, "-c", configuration]
        for flag in ["-vfsoverlay", SourceOverlay.file(in: package.overlayFolder)] + framework.compilerFlags + parsingFlags {
            arguments += ["-Xswiftc", flag]
        }
        for flag in framework.linkerFlags { arguments += ["-Xlinker", flag] }
        arguments += renamingFlags
        return arguments
    }

    /// None if the folder for products cannot be written, at which the build stops anyway.
    private var renamingFlags: [String] { (try? package.renamed.linkerFlags(in: package.overlayFolder)) ?? [] }

    /// None for a manifest that cannot be read, at which the build stops anyway.
    private var parsingFlags: [String] { (try? ProgramParsing(of: package))?.flags ?? [] }

    private var configuration: String { isRelease ? "release" : "debug" }

    private var madeUpAliases: [(prefix: String, original: String)] {
        if let xcode = package.xcode { return xcode.aliases }
        let targets = (try? FileManager.default.contentsOfDirectory(atPath: package.root + "/Sources")) ?? []
        return targets.map { ("\(package.root)/Sources/\($0)/", package.folder + "/") }
    }

    /// Swift modules compiled against another build of the frameworks cannot be used, and SwiftPM does not track our frameworks.
    func discardProducts() throws {
        let file = package.overlayFolder + "/framework.stamp"
        guard FileManager.default.contents(atPath: file) != Data(framework.stamp.utf8) else { return }
        for folder in package.products { try FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: package.overlayFolder, withIntermediateDirectories: true)
        try framework.stamp.write(toFile: file, atomically: true, encoding: .utf8)
    }

    /// The code of Core Data models, by the file that it is appended to.
    private func generatedCode(for files: [String]) throws -> [String: String] {
        try DataModelBuild(package: package).code(for: files, report)
    }

    /// A change of a model is one of the sources, although no file of Swift has changed.
    private func noteGeneratedCode() throws {
        let code = try generatedCode(for: package.sources)
        let text = code.sorted { $0.key < $1.key }.map { $0.key + $0.value }.joined(separator: "\n")
        let file = package.overlayFolder + "/models.stamp"
        let stamp = code.isEmpty ? "" : ContentHash.of(text)
        guard (TextFile.read(file) ?? "") != stamp else { return }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: package.overlayFolder)) ?? [] where name.hasSuffix(".built") {
            try FileManager.default.removeItem(atPath: "\(package.overlayFolder)/\(name)")
        }
        try FileManager.default.createDirectory(atPath: package.overlayFolder, withIntermediateDirectories: true)
        try stamp.write(toFile: file, atomically: true, encoding: .utf8)
    }

    /// Makes SwiftPM recompile files whose text is the same but whose rewritten source changed.
    private func forget(_ files: [String]) {
        guard !files.isEmpty else { return }
        let names = Set(files.map { ($0 as NSString).lastPathComponent + ".o" })
        for folder in package.products {
            for case let relative as String in FileManager.default.enumerator(atPath: folder) ?? .init()
            where names.contains((relative as NSString).lastPathComponent) {
                try? FileManager.default.removeItem(atPath: folder + "/" + relative)
            }
        }
    }

    /// Starts the package manager.
    private func build(_ setup: Setup, _ extra: [String]) throws {
        forget(directlyCompiled)
        try? FileManager.default.removeItem(atPath: directList)
        try swift("build", setup, extra)
    }

    private func swift(_ verb: String, _ setup: Setup, _ extra: [String]) throws {
        var filter = setup.filter
        var unhandled = UnhandledFiles()
        var failures = 0
        var clash: String?
        func show(_ lines: [String]) {
            for line in lines {
                guard let shown = filter.line(line) else { continue }
                if shown.contains(": error: ") { failures += 1 }
                clash = clash ?? TakenNames.explanation(of: shown)
                if isVerbose || !Self.isProgress(shown) { report(shown) }
            }
        }
        let status = try ChildProcess(["swift", verb] + setup.arguments + extra).stream { show(unhandled.lines($0)) }
        show(unhandled.finished())
        guard status == 0 else {
            if failures == 0 { filter.generatedCodeErrors.forEach(report) }
            if let clash { report("error: " + clash) }
            throw CommandFailure(failures > 0 ? Self.failed(failures) : "swift \(verb) failed")
        }
    }

    private static func failed(_ errors: Int) -> String {
        "the build failed: \(errors) error\(errors == 1 ? "" : "s")"
    }

    private func shown(_ diagnostic: RewriteDiagnostic) -> String {
        var diagnostic = diagnostic
        let alias = package.isMadeUp ? madeUpAliases.first { diagnostic.path.hasPrefix($0.prefix) } : nil
        if let alias { diagnostic.path = alias.original + diagnostic.path.dropFirst(alias.prefix.count) }
        return diagnostic.description
    }

    func report(_ line: String) { output(package.shown(line)) }

    private static func isProgress(_ line: String) -> Bool {
        let starts = [
            "[", "Building for ", "Build complete!", "Build of ", "warning: prohibited flag", "Test build", "Planning build",
            "error: emit-module command failed", "warning: '--enable-test-discovery'",
        ]
        return starts.contains { line.hasPrefix($0) }
    }
}
