import Foundation
import XcodeProject

/// A package around the targets of a project: links to their sources, a target for each, and a manifest.
struct XcodePackage {
    let plan: ProjectPlan
    /// Tests that are left out of the plan.
    let uncompiledTests: [UncompiledTests]
    let root: String
    /// The folder of the project, which messages are relative to.
    let base: String
    /// The mirrors of packages that are used without their tests, by the packages' folders.
    private var lean: [String: String] = [:]

    /// > Parameters: place: where such packages are.
    init(_ plan: ProjectPlan, of container: String, in place: String) throws {
        var plan = plan
        uncompiledTests = UncompiledTests.take(from: &plan)
        self.plan = plan
        base = (container as NSString).deletingLastPathComponent
        let name = plan.application ?? plan.modules.last?.name ?? "Project"
        root = "\(place)/\(name)-\(ContentHash.of(container + "\n" + plan.modules.map(\.name).joined(separator: "\n")))"
        if let application, application.swift.isEmpty { throw CommandFailure(Self.withoutSources(application)) }
        if let application, !AppStart.isIn(application) {
            throw CommandFailure("\(application.project): error: \(AppStart.missing(in: application.target))")
        }
        try update(name)
    }

    var application: ModulePlan? { plan.modules.first { $0.name == plan.application } }

    private static func withoutSources(_ module: ModulePlan) -> String {
        let reason = module.objectiveC.isEmpty ? "has no Swift sources" : "is written in Objective-C, which is not compiled"
        return "\(module.project): error: the target '\(module.target)' \(reason): nothing to run"
    }

    private mutating func update(_ name: String) throws {
        let files = FileManager.default
        let sources = root + "/Sources"
        try files.createDirectory(atPath: sources, withIntermediateDirectories: true)
        var manifest = XcodeManifest(plan: plan, name: name, checkout: checkout)
        var folders: Set<String> = []
        for module in plan.modules where !module.isEmpty {
            if !module.swift.isEmpty {
                folders.insert(module.name)
                try links(module.name).update(module.swift)
                manifest.aliases[module.name] = links(module.name).aliases.filter { !$0.prefix.contains("=") && !$0.original.contains("=") }
            }
            guard !module.portable.isEmpty || module.bridgingHeader != nil else { continue }
            if let bridge = BridgingHeader(for: module, at: "\(root)/Headers/\(module.name).h", contents: TextFile.read) {
                try files.createDirectory(atPath: root + "/Headers", withIntermediateDirectories: true)
                try TextFile.update(bridge.path, with: bridge.text)
                manifest.bridges[module.name] = bridge
            }
            guard !module.portable.isEmpty else { continue }
            let target = XcodeManifest.portableTarget(of: module.name)
            folders.insert(target)
            try links(target).update(module.portable)
            try files.createDirectory(atPath: "\(sources)/\(target)/include", withIntermediateDirectories: true)
            // Without a header the package manager makes no module of it.
            try TextFile.update("\(sources)/\(target)/include/\(target).h", with: "// The headers of C are found by their folders.\n")
        }
        for host in plan.testHosts {
            folders.insert(host.target)
            // The package manager wants a folder for headers.
            try files.createDirectory(atPath: "\(sources)/\(host.target)/include", withIntermediateDirectories: true)
            try TextFile.update("\(sources)/\(host.target)/launch.c", with: host.source)
        }
        for folder in try files.contentsOfDirectory(atPath: sources) where !folders.contains(folder) {
            try files.removeItem(atPath: "\(sources)/\(folder)")
        }
        for folder in manifest.localPackages { lean[folder] = try LeanPackage.mirror(of: folder, in: root + "/Packages") }
        manifest.lean = lean
        try TextFile.update(root + "/Package.swift", with: manifest.text)
        if let resolved = plan.resolved, let data = files.contents(atPath: resolved), !files.fileExists(atPath: root + "/Package.resolved")
        {
            try data.write(to: URL(fileURLWithPath: root + "/Package.resolved"))
        }
    }

    /// Folders of unit tests in a language mode before Swift 6, in which a test may use UIKit wherever it runs.
    var relaxedTestFolders: [String] {
        plan.modules.filter { $0.kind == .tests && !$0.isInterfaceTest && $0.languageMode != "6" }.map { links($0.name).place }
    }

    var renamed: RenamedModules { RenamedModules(of: plan) { links($0).place } }

    func links(_ target: String) -> SourceLinks { SourceLinks(place: "\(root)/Sources/\(target)", base: base) }

    /// The Swift sources, by the paths that the compiler receives.
    var sources: [String] {
        plan.modules.flatMap { module in module.swift.map(links(module.name).link) }.sorted()
    }

    /// Whether the module `XCUITest` is to be linked.
    var needsInterfaceTesting: Bool {
        plan.modules.contains { $0.isInterfaceTest || $0.kind == .tests && !TestSources.filesWithResults($0.swift).isEmpty }
    }

    /// Imports of tests of the interface, and imports that bridging headers stand for, as text to append to files, by the paths that the compiler receives.
    var impliedImports: [String: String] {
        var result: [String: String] = [:]
        for module in plan.modules where module.kind == .tests {
            let files = module.swift
            let implied = module.isInterfaceTest ? TestSources.interfaceImports(of: files) : TestSources.resultImports(of: files)
            for (path, text) in implied { result[links(module.name).link(to: path)] = text }
        }
        // The umbrella header of a framework or pod imports UIKit, which so is visible where the framework is imported.
        for module in plan.modules where module.kind == .library {
            guard let first = module.swift.first(where: { TextFile.read($0)?.contains("import UIKit") == true }) else { continue }
            result[links(module.name).link(to: first), default: ""] += "\n@_exported import UIKit\n"
        }
        for module in plan.modules {
            guard let implied = BridgingHeader.modules(of: module, contents: TextFile.read).first else { continue }
            for path in module.swift where TextFile.read(path)?.contains("import \(implied)") == false {
                result[links(module.name).link(to: path), default: ""] += "\nimport \(implied)\n"
            }
        }
        return result
    }

    var aliases: [(prefix: String, original: String)] {
        plan.modules.flatMap { links($0.name).aliases + links(XcodeManifest.portableTarget(of: $0.name)).aliases }
            + lean.sorted { $0.key < $1.key }.map { (prefix: $0.value + "/", original: $0.key + "/") }
    }

    /// A checkout that Xcode or the package manager has made in the project's folder.
    private func checkout(of url: String) -> String? { Self.checkout(of: url, in: base) }

    static func checkout(of url: String, in base: String) -> String? {
        let name = DependencyTree.name(of: url)
        return ["SourcePackages/checkouts", ".build/checkouts", "Carthage/Checkouts"].map { "\(base)/\($0)/\(name)" }
            .first { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
    }
}

extension XcodePackage {
    /// What is left out, said before a build.
    func notes(runsScripts: Bool) -> [String] {
        let products = plan.missingProducts.map { product in
            ProjectPlan.missingProductText(product.name, of: product.targets) + ": " + ProjectPlan.missingProductRemedy
        }
        let scripts = [runsScripts ? nil : plan.scriptNote].compactMap(\.self)
        return (plan.notes + scripts + products + uncompiledTests.map(\.note)).map { "ferry: " + $0 }
    }
}

extension ProjectPlan {
    /// Scripts that `--run-scripts` runs. What CocoaPods adds copies what is compiled into the program here.
    var ownScripts: [ScriptPlan] { scripts.filter { !$0.name.hasPrefix("[CP]") } }

    /// What scripts would do, where they are not run; nil without scripts.
    var scriptNote: String? {
        guard !ownScripts.isEmpty else { return nil }
        let names = ownScripts.map { "'\($0.title)' of \($0.target) (\(Self.summary($0.text)))" }
        return "not run: the scripts \(names.joined(separator: ", ")); what they would make has to be there already, or use --run-scripts"
    }

    /// The first command of a script.
    private static func summary(_ script: String) -> String {
        let lines = script.split(whereSeparator: \.isNewline).map { $0.drop { $0.isWhitespace } }
        let commands = lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }
        guard let first = commands.first else { return "empty" }
        return first.prefix(60) + (first.count > 60 || commands.count > 1 ? " …" : "")
    }
}
