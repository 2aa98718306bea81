import Foundation
import InterfaceCompiler
import StringCatalogCompiler
import XcodeProject

/// Compiles the String Catalogs of a package after `swift build` has copied its resources.
struct StringCatalogBuild {
    let package: AppPackage
    var configuration = "debug"

    /// Compiles the catalogs in the resources of every target, in their resource bundle.
    func compile(_ report: (String) -> Void) throws {
        for products in package.products(configuration) {
            for name in Self.names(in: products) where name.hasSuffix(".resources") {
                let folder = "\(products)/\(name)"
                let catalogs = Self.names(in: folder).filter(StringCatalogCompiler.isCatalog).map { "\(folder)/\($0)" }
                // Messages name the user's own file.
                try compile(catalogs.map { copy in (original(of: copy), copy) }, into: folder, report)
            }
        }
    }

    /// Compiles an app's catalogs that its manifest does not name, into a folder whose contents belong next to the program; nil when it has
    /// none.
    func compileApp(named name: String, withTests: Bool = false, _ report: (String) -> Void) throws -> String? {
        let place = "\(package.overlayFolder)/strings/\(name)"
        let catalogs: [String]
        if let xcode = package.xcode {
            catalogs = xcode.plan.modules.filter { withTests || $0.kind != .tests }.flatMap(\.stringCatalogs)
        } else {
            let own = sources.filter { !SourceFolder.isTestFile($0, in: package.folder) }
            let declared = own.isEmpty ? [] : copied.map(\.source)
            catalogs = own.filter { path in !declared.contains { path == $0 || path.hasPrefix($0 + "/") } }
        }
        try? FileManager.default.removeItem(atPath: place)
        try compile(catalogs.map { ($0, $0) }, into: place, isMerging: true, report)
        return catalogs.isEmpty ? nil : place
    }

    /// Files of Interface Builder in the languages of a catalog next to them, which Xcode keeps in `mul.lproj`.
    func localized(_ file: InterfaceFile, _ report: (String) -> Void) throws -> [InterfaceFile] {
        let folder = (file.path as NSString).deletingLastPathComponent
        let name = ((file.path as NSString).lastPathComponent as NSString).deletingPathExtension
        let catalog = "\((folder as NSString).deletingLastPathComponent)/mul.lproj/\(name).\(StringCatalogCompiler.ending)"
        guard folder.hasSuffix(".lproj"), file.strings == nil, FileManager.default.fileExists(atPath: catalog) else { return [] }
        let place = "\(package.overlayFolder)/interface-strings/\(ContentHash.of(catalog))"
        var tables: [String: String] = [:]
        var source = ""
        try checked([catalog], report) { path in
            let compiler = try StringCatalogCompiler(path)
            source = compiler.catalog.sourceLanguage
            tables = try compiler.compile(into: place)
            return compiler.catalog.warnings
        }
        let own = (folder as NSString).lastPathComponent
        let parent = ((file.place as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
        return tables.sorted { $0.key < $1.key }.compactMap { language, table in
            // The file's own texts are those of the source language.
            guard language != source, language + ".lproj" != own else { return nil }
            let other = (parent.isEmpty ? "" : parent + "/") + "\(language).lproj/\(name)"
            return InterfaceFile(path: file.path, place: other, module: file.module, strings: table)
        }
    }

    private func compile(
        _ catalogs: [(original: String, path: String)], into folder: String, isMerging: Bool = false, _ report: (String) -> Void
    ) throws {
        try checked(catalogs.map(\.original), report) { path in
            let compiler = try StringCatalogCompiler(path)
            try compiler.compile(into: folder, isMerging: isMerging)
            return compiler.catalog.warnings
        }
    }

    /// Reports what is wrong with every catalog before it stops.
    private func checked(_ catalogs: [String], _ report: (String) -> Void, _ body: (String) throws -> [String]) throws {
        var errors = 0
        for path in catalogs {
            do { try body(path).forEach { report(package.shown($0)) } } catch let failure as XcodeFailure {
                report(package.shown("\(failure)"))
                errors += 1
            }
        }
        if errors > 0 { throw CommandFailure("the string catalogs could not be compiled: \(errors) error\(errors == 1 ? "" : "s")") }
    }

    private var sources: [String] { SourceFolder.files(in: package.folder) { name, _ in StringCatalogCompiler.isCatalog(name) } }

    /// What the package manager copies into resource bundles.
    private var copied: [ResourceBundles.Resource] {
        ResourceBundles.resources(inPlan: TextFile.read(package.plan(configuration)) ?? "")
    }

    /// The source file that was copied to a bundle; the copy itself if that is unknown.
    private func original(of copy: String) -> String { copied.first { $0.place == copy }?.source ?? copy }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}
