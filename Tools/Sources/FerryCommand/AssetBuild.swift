import AssetCompiler
import Foundation

/// Compiles the asset catalogs of a package after `swift build` has placed its resources.
struct AssetBuild {
    let package: AppPackage
    var configuration = "debug"

    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData"]

    /// The catalogs in the resources of every target, each compiled where its resources are.
    func compile(_ report: (String) -> Void) throws {
        for products in package.products(configuration) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []
            for name in names.sorted() where name.hasSuffix(".resources") {
                let folder = "\(products)/\(name)"
                try Self.compile(Self.catalogs(in: folder), into: "\(folder)/\(AssetCompiler.folderName)", report)
            }
        }
    }

    /// All catalogs of an app, those its manifest does not name too; nil when there is none.
    func compileApp(named name: String, _ report: (String) -> Void) throws -> String? {
        let catalogs = sourceCatalogs.filter { !SourceFolder.isTestFile($0, in: package.folder) }
        let place = "\(package.overlayFolder)/assets/\(name)/\(AssetCompiler.folderName)"
        try Self.compile(catalogs, into: place, report)
        return FileManager.default.fileExists(atPath: place) ? place : nil
    }

    /// Swift names for the assets of each target, as text to put behind one of its files, by that file.
    func additions(to files: [String]) -> [String: String] {
        var byTarget: [String: [String]] = [:]
        for catalog in sourceCatalogs where !SourceFolder.isTestFile(catalog, in: package.folder) {
            byTarget[package.isMadeUp ? package.root : Self.targetFolder(of: catalog, in: package.root), default: []].append(catalog)
        }
        var result: [String: String] = [:]
        for (folder, catalogs) in byTarget {
            let own = files.filter { $0.hasPrefix(folder + "/") }
            let texts = own.compactMap { FileManager.default.contents(atPath: $0).map { String(decoding: $0, as: UTF8.self) } }
            guard let first = own.first else { continue }
            let bundle = package.isMadeUp || !isDeclared(catalogs[0]) ? "Foundation.Bundle.main" : "Foundation.Bundle.module"
            let source = AssetSymbols.source(AssetCompiler(catalogs: catalogs).names, bundle: bundle, usedIn: texts)
            if !source.isEmpty { result[first] = source }
        }
        return result
    }

    /// Whether the manifest names resources where a catalog lies; without that the target has no `Bundle.module`.
    private func isDeclared(_ catalog: String) -> Bool {
        let manifest =
            FileManager.default.contents(atPath: package.root + "/Package.swift").map { String(decoding: $0, as: UTF8.self) } ?? ""
        return manifest.contains(".process(") || manifest.contains(".copy(")
    }

    private var sourceCatalogs: [String] { Self.catalogs(in: package.folder) }

    private static func compile(_ catalogs: [String], into place: String, _ report: (String) -> Void) throws {
        guard !catalogs.isEmpty else {
            if FileManager.default.fileExists(atPath: place) { try FileManager.default.removeItem(atPath: place) }
            return
        }
        let diagnostics = try AssetCompiler(catalogs: catalogs).compile(into: place)
        for diagnostic in diagnostics { report("\(diagnostic)") }
        let errors = diagnostics.count { $0.severity == .error }
        guard errors == 0 else {
            throw CommandFailure("the asset catalogs could not be compiled: \(errors) error\(errors == 1 ? "" : "s")")
        }
    }

    /// Catalogs below a folder, but not in hidden or build folders.
    private static func catalogs(in folder: String) -> [String] {
        var found: [String] = []
        var pending = [folder]
        while let next = pending.popLast() {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? [] {
                guard !name.hasPrefix("."), !skipped.contains(name), !name.hasSuffix(".ferryassets") else { continue }
                let path = next + "/" + name
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { continue }
                if name.hasSuffix(".xcassets") { found.append(path) } else { pending.append(path) }
            }
        }
        return found.sorted()
    }

    /// The folder of the target a file belongs to, by SwiftPM's layout; the package's own where it is laid out otherwise.
    private static func targetFolder(of path: String, in root: String) -> String {
        let parts = path.dropFirst(root.count + 1).split(separator: "/")
        guard parts.count > 2, parts[0] == "Sources" else { return root }
        return "\(root)/Sources/\(parts[1])"
    }
}
