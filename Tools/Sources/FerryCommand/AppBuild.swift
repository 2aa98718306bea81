import Foundation
import SourceRewriter

/// Builds an app or a package's tests against the frameworks.
struct AppBuild {
    let package: AppPackage
    let framework: FrameworkBuild
    var isVerbose: Bool
    /// Optimized, as a shipped app is built.
    var isRelease: Bool

    init(_ package: AppPackage, with framework: FrameworkBuild, isVerbose: Bool = false, isRelease: Bool = false) {
        self.package = package.built(with: framework.configuration)
        self.framework = framework
        self.isVerbose = isVerbose
        self.isRelease = isRelease
    }

    /// Flags for `swift build` and `swift test`, and the filter for their output.
    private struct Setup {
        var arguments: [String]
        var filter: DiagnosticFilter
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
        return try AppBundle(program: program, name: name, assets: own, interfaces: screens, information: package.information(of: name))
            .assemble()
    }

    /// Rewrites the sources and starts the package manager, unless the product was built from the same files by the same tools.
    private func compile(_ product: String, to program: String) throws {
        let words = ["--product", product]
        let file = "\(package.overlayFolder)/\(configuration)-\(product).built"
        let roots = try self.roots
        let tools = [framework.stamp] + ["/proc/self/exe", ChildProcess.find("swift") ?? ""].map { BuildRecord.state(of: $0) ?? "" }
        let record = { BuildRecord(of: roots, arguments: arguments + words, tools: tools, program: program) }
        try discardProducts()
        let before = record()
        if let before, before.isStored(in: file) { return }
        try? FileManager.default.removeItem(atPath: file)
        try swift("build", try prepare(), words)
        // A file that changed during the build is newer than what was compiled.
        if let after = record(), after.files == before?.files { try after.store(in: file) }
    }

    /// Builds everything in the package.
    func all() throws {
        try locked {
            try swift("build", try prepare(), [])
            try compileResources()
            for product in try package.description.products where product.isExecutable {
                _ = try InterfaceBuild(package, configuration: configuration).compileApp(named: product.name, report)
            }
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

    /// Builds and runs the package's tests.
    func test(_ extra: [String]) throws {
        let setup = try locked {
            let setup = try prepare()
            try swift("build", setup, ["--build-tests", Self.discovery])
            try compileResources()
            return setup
        }
        var tally = TestTally()
        var status: Int32
        var selection = extra
        repeat {
            let home = try TestHome()
            let words = ["swift", "test", "--skip-build", Self.discovery] + setup.arguments + selection
            status = try ChildProcess(words, environment: home.environment).stream { line in
                tally.read(line)
                if isVerbose || !Self.isProgress(line) { report(line) }
            }
            // A crash also ends the tests after it: they are run in another process.
            guard tally.processEnded() != nil else { break }
            let done = tally.finished.flatMap { ["--skip", "^[^.]*\\." + $0.replacing(".", with: "/") + "$"] }
            selection = extra + ["--disable-swift-testing"] + done
        } while true
        if !tally.finished.isEmpty { report("XCTest: " + tally.summary) }
        for name in tally.failed { report("  failed   \(name)") }
        for name in tally.crashed { report("  crashed  \(name)") }
        guard status == 0, tally.crashed.isEmpty else { throw CommandFailure("tests failed") }
    }

    private func compileResources() throws {
        try updateBundles()
        try AssetBuild(package: package, configuration: configuration).compile(report)
        try InterfaceBuild(package, configuration: configuration).compile(report)
    }

    private func updateBundles() throws {
        for products in package.products(configuration) {
            try ResourceBundles(in: products, plan: package.plan(configuration))?.update()
        }
    }

    private func prepare() throws -> Setup {
        try discardProducts()
        let files = try package.sources + roots.dropFirst().flatMap { SourceFolder.files(in: $0) }
        let additions = AssetBuild(package: package).additions(to: files)
        let overlay = try SourceOverlay(of: files, adding: additions, selectors: framework.selectors, into: package.overlayFolder)
        guard overlay.diagnostics.isEmpty else {
            for diagnostic in overlay.diagnostics { report(shown(diagnostic)) }
            throw CommandFailure(Self.failed(overlay.diagnostics.count))
        }
        forget(overlay.changedByOthers)
        let aliases = package.isMadeUp ? madeUpAliases : []
        return Setup(
            arguments: arguments, filter: DiagnosticFilter(columns: overlay.columns, originals: overlay.originals, aliases: aliases))
    }

    /// The package's folder and those of the packages that it depends on.
    private var roots: [String] {
        get throws {
            guard try package.description.hasDependencies else { return [package.root] }
            return try [package.root] + DependencyTree(of: package.root, scratch: package.scratch).folders
        }
    }

    /// The package manager's, for a build or a test.
    private var arguments: [String] {
        var arguments = ["--package-path", package.root, "--scratch-path", package.scratch, "-c", configuration]
        for flag in ["-vfsoverlay", SourceOverlay.file(in: package.overlayFolder)] + framework.compilerFlags {
            arguments += ["-Xswiftc", flag]
        }
        for flag in framework.linkerFlags { arguments += ["-Xlinker", flag] }
        return arguments
    }

    private var configuration: String { isRelease ? "release" : "debug" }

    private var madeUpAliases: [(prefix: String, original: String)] {
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

    private func swift(_ verb: String, _ setup: Setup, _ extra: [String]) throws {
        var filter = setup.filter
        var unhandled = UnhandledFiles()
        var failures = 0
        func show(_ lines: [String]) {
            for line in lines {
                guard let shown = filter.line(line) else { continue }
                if shown.contains(": error: ") { failures += 1 }
                if isVerbose || !Self.isProgress(shown) { report(shown) }
            }
        }
        let status = try ChildProcess(["swift", verb] + setup.arguments + extra).stream { show(unhandled.lines($0)) }
        show(unhandled.finished())
        guard status == 0 else {
            if failures == 0 { filter.generatedCodeErrors.forEach(report) }
            throw CommandFailure(failures > 0 ? Self.failed(failures) : "swift \(verb) failed")
        }
    }

    private static func failed(_ errors: Int) -> String {
        "the build failed: \(errors) error\(errors == 1 ? "" : "s")"
    }

    private func shown(_ diagnostic: RewriteDiagnostic) -> String {
        var diagnostic = diagnostic
        for alias in madeUpAliases where package.isMadeUp && diagnostic.path.hasPrefix(alias.prefix) {
            diagnostic.path = alias.original + diagnostic.path.dropFirst(alias.prefix.count)
        }
        return diagnostic.description
    }

    /// Prints a line without buffering, also to a pipe.
    private func report(_ line: String) {
        print(package.shown(line))
        fflush(nil)
    }

    private static func isProgress(_ line: String) -> Bool {
        let starts = [
            "[", "Building for ", "Build complete!", "Build of ", "warning: prohibited flag", "Test build", "Planning build",
            "error: emit-module command failed",
        ]
        return starts.contains { line.hasPrefix($0) }
    }
}
