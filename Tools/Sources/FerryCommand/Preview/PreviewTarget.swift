import Foundation
import InterfaceCompiler

/// Where a file with previews is in a package, and the app that shows them.
struct PreviewTarget {
    /// The file, by the path that the compiler receives.
    let file: String
    let module: String
    /// A file of the app, to which its start is added.
    let entry: String
    let appModule: String
    /// Nil where there is only one.
    let product: String?
    /// The app starts with statements.
    let isScript: Bool

    /// > Errors: no target of an app has the file.
    init(of path: String, in package: AppPackage, product: String?) throws {
        let sources = package.sources
        guard let file = sources.first(where: { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path == path }) else {
            throw CommandFailure("\(path) is in no target of \(package.origin) that is built for its app")
        }
        let folders = try Self.folders(of: package)
        guard let own = folders.filter({ file.hasPrefix($0.folder + "/") }).max(by: { $0.folder.count < $1.folder.count }) else {
            throw CommandFailure("\(path) is in no target of \(package.origin)")
        }
        let description = try package.description
        let name = try description.executable(named: product)
        guard let app = folders.first(where: { $0.module == RenamedModules.compiled(ModuleName.of(name)) }) else {
            throw CommandFailure("\(package.origin): the product '\(name)' has no target of its name, which previews need")
        }
        let appSources = sources.filter { $0.hasPrefix(app.folder + "/") }
        guard let entry = appSources.first(where: { $0.hasSuffix("/main.swift") }) ?? appSources.first else {
            throw CommandFailure("\(package.origin): the target '\(name)' has no Swift sources")
        }
        (self.file, self.module, self.entry, appModule, self.product) = (file, own.module, entry, app.module, name)
        // As the package around a folder is made.
        isScript =
            package.isPlainFolder && appSources.count == 1 && TextFile.read(entry)?.contains("@main") != true
            && TextFile.read(entry)?.contains("@UIApplicationMain") != true
        if entry.hasSuffix("/main.swift"), entry == file {
            throw CommandFailure("\(path): previews in a main.swift cannot be shown apart from its statements; move them to another file")
        }
    }

    /// Of a file in a library, which an app around its package shows.
    init(of path: String, in made: PreviewPackage) {
        (file, module, appModule) = (path, made.module, PreviewPackage.name)
        entry = "\(made.root)/Sources/\(PreviewPackage.name)/App.swift"
        (product, isScript) = (PreviewPackage.name, false)
    }

    private static func folders(of package: AppPackage) throws -> [(folder: String, module: String)] {
        try package.description.targets.map { ("\(package.root)/\($0.path)", $0.module) }
    }
}
