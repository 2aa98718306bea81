import DataModelCompiler
import Foundation
import InterfaceCompiler
import XcodeProject

/// Compiles the Core Data models of a package, and makes the code that Xcode makes of them.
struct DataModelBuild {
    let package: AppPackage
    var configuration = "debug"

    private struct Model {
        var path: String
        var module: String
        /// A file of the target, by the path that the compiler receives.
        var file: String?
    }

    /// Compiles an app's models into a folder whose contents belong next to the program; nil when it has none.
    func compileApp(named name: String, _ report: (String) -> Void) throws -> String? {
        let place = "\(package.overlayFolder)/models/\(name)"
        let models = models(in: package.sources, app: name)
        try? FileManager.default.removeItem(atPath: place)
        try compile(models.map { ($0, place) }, report)
        return models.isEmpty ? nil : place
    }

    /// Compiles the models in the resources of every target, in their resource bundle.
    func compile(_ report: (String) -> Void) throws {
        for products in package.products(configuration) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []
            for name in names.sorted() where name.hasSuffix(".resources") {
                let folder = "\(products)/\(name)"
                // Bundles are named `Package_Target`.
                let module = ModuleName.of(String(name.dropLast(".resources".count).split(separator: "_", maxSplits: 1).last ?? ""))
                try compile(Self.models(in: folder).map { (Model(path: $0, module: module), folder) }, report)
            }
        }
    }

    /// The code of each target's models, as text to append to one of its files, by that file.
    func code(for files: [String], _ report: (String) -> Void) throws -> [String: String] {
        var result: [String: String] = [:]
        var errors = 0
        for model in models(in: files, app: nil) {
            do throws(XcodeFailure) {
                let code = try DataModelCompiler(model.path, module: model.module).code()
                if !code.isEmpty, let file = model.file { result[file, default: ""] += code }
            } catch {
                report(package.shown("\(error)"))
                errors += 1
            }
        }
        try Self.stop(errors)
        return result
    }

    private func compile(_ models: [(model: Model, folder: String)], _ report: (String) -> Void) throws {
        var errors = 0
        for (model, folder) in models {
            do {
                try DataModelCompiler(model.path, module: model.module).compile(into: folder)
            } catch let failure as XcodeFailure {
                report(package.shown("\(failure)"))
                errors += 1
            }
        }
        try Self.stop(errors)
    }

    private static func stop(_ errors: Int) throws {
        if errors > 0 { throw CommandFailure("the Core Data models could not be compiled: \(errors) error\(errors == 1 ? "" : "s")") }
    }

    /// > Parameters: app: whose module the classes of a folder without a manifest have.
    private func models(in files: [String], app: String?) -> [Model] {
        if let xcode = package.xcode {
            return xcode.plan.modules.filter { $0.kind != .tests }.flatMap { module in
                let folder = "\(package.root)/Sources/\(module.name)/"
                let file = Self.file(in: files.filter { $0.hasPrefix(folder) })
                return module.dataModels.map { Model(path: $0, module: module.name, file: file) }
            }
        }
        return Self.models(in: package.folder).filter { !SourceFolder.isTestFile($0, in: package.folder) }.map { path in
            let folder = package.isMadeUp ? package.root : AssetBuild.targetFolder(of: path, in: package.root)
            let own = files.filter { $0.hasPrefix(folder + "/") }
            let target = package.isMadeUp ? (package.root as NSString).lastPathComponent : (folder as NSString).lastPathComponent
            return Model(path: path, module: ModuleName.of(plainName ?? app ?? target), file: Self.file(in: own))
        }
    }

    /// The module of a folder without a manifest.
    private var plainName: String? {
        guard package.isPlainFolder else { return nil }
        return (try? FileManager.default.contentsOfDirectory(atPath: package.root + "/Sources"))?.first { !$0.hasPrefix(".") }
    }

    /// A script's file is read from top to bottom: declarations belong elsewhere.
    private static func file(in files: [String]) -> String? { files.first { !$0.hasSuffix("/main.swift") } ?? files.first }

    private static func models(in folder: String) -> [String] {
        SourceFolder.items(in: folder) { $0.isFolder && ($0.name.hasSuffix(".xcdatamodeld") || $0.name.hasSuffix(".xcdatamodel")) }
    }
}
