import AssetCompiler
import Foundation

/// Compiles the asset catalogs of a package after `swift build` has copied its resources.
struct AssetBuild {
    let package: AppPackage
    var configuration = "debug"

    /// Compiles the catalogs in the resources of every target, in their resource bundle.
    func compile(_ report: (String) -> Void) throws {
        for products in package.products(configuration) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []
            for name in names.sorted() where name.hasSuffix(".resources") {
                let folder = "\(products)/\(name)"
                try Self.compile(Self.catalogs(in: folder), into: "\(folder)/\(AssetCompiler.folderName)", report)
            }
        }
    }

    /// Compiles all catalogs of an app, also those that its manifest does not name; nil when it has none.
    func compileApp(named name: String, _ report: (String) -> Void) throws -> String? {
        let catalogs =
            package.xcode.map { $0.plan.modules.filter { $0.kind != .tests }.flatMap(\.catalogs) }
            ?? sourceCatalogs.filter { !SourceFolder.isTestFile($0, in: package.folder) }
        let place = "\(package.overlayFolder)/assets/\(name)/\(AssetCompiler.folderName)"
        try Self.compile(catalogs, into: place, report)
        return FileManager.default.fileExists(atPath: place) ? place : nil
    }

    /// Swift names for the assets of each target, as text to append to one of its files, by that file.
    func additions(to files: [String]) -> [String: String] {
        var byTarget: [String: [String]] = [:]
        for module in package.xcode?.plan.modules ?? [] where !module.catalogs.isEmpty {
            byTarget["\(package.root)/Sources/\(module.name)"] = module.catalogs
        }
        for catalog in package.xcode == nil ? sourceCatalogs : [] where !SourceFolder.isTestFile(catalog, in: package.folder) {
            byTarget[package.isMadeUp ? package.root : Self.targetFolder(of: catalog, in: package.root), default: []].append(catalog)
        }
        var result: [String: String] = [:]
        for (folder, catalogs) in byTarget {
            let own = files.filter { $0.hasPrefix(folder + "/") }
            let texts = own.compactMap(TextFile.read)
            guard let first = own.first else { continue }
            let bundle = package.isMadeUp || !isDeclared(catalogs[0]) ? "Foundation.Bundle.main" : "Foundation.Bundle.module"
            let source = AssetSymbols.source(AssetCompiler(catalogs: catalogs).names, bundle: bundle, usedIn: texts)
            if !source.isEmpty { result[first] = source }
        }
        return result
    }

    /// Whether the manifest declares resources in the catalog's folder; without them the target has no `Bundle.module`.
    private func isDeclared(_ catalog: String) -> Bool {
        let manifest = TextFile.read(package.root + "/Package.swift") ?? ""
        return manifest.contains(".process(") || manifest.contains(".copy(")
    }

    private var sourceCatalogs: [String] { Self.catalogs(in: package.folder) }

    private static func compile(_ catalogs: [String], into place: String, _ report: (String) -> Void) throws {
        guard !catalogs.isEmpty else {
            if FileManager.default.fileExists(atPath: place) { try FileManager.default.removeItem(atPath: place) }
            return
        }
        let diagnostics = try AssetCompiler(catalogs: catalogs, renderer: PageRenderer.draw).compile(into: place)
        for diagnostic in diagnostics { report("\(diagnostic)") }
        let errors = diagnostics.count { $0.severity == .error }
        guard errors == 0 else {
            throw CommandFailure("the asset catalogs could not be compiled: \(errors) error\(errors == 1 ? "" : "s")")
        }
    }

    /// Catalogs below a folder, except in hidden and build folders.
    private static func catalogs(in folder: String) -> [String] {
        SourceFolder.items(in: folder) { $0.isFolder && $0.name.hasSuffix(".xcassets") }
    }

    /// The folder of the target that a file belongs to, by SwiftPM's layout; the package's root for other layouts.
    static func targetFolder(of path: String, in root: String) -> String {
        let parts = path.dropFirst(root.count + 1).split(separator: "/")
        guard parts.count > 2, parts[0] == "Sources" else { return root }
        return "\(root)/Sources/\(parts[1])"
    }
}
