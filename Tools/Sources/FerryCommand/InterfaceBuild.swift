import Foundation
import InterfaceCompiler

/// Compiles a package's Interface Builder files after `swift build` has copied its resources.
struct InterfaceBuild {
    private let package: AppPackage
    private let configuration: String
    private let description: PackageDescription
    /// All Interface Builder files among the sources, including tests.
    private let sources: [String]

    init(_ package: AppPackage, configuration: String = "debug") throws {
        self.package = package
        self.configuration = configuration
        description = try package.description
        sources = SourceFolder.files(in: package.folder) { name, _ in InterfaceFile.isInterface(name) }
    }

    /// Compiles the files in the resources of every target, in their resource bundle.
    func compile(_ report: (String) -> Void) throws {
        for products in package.products(configuration) {
            for name in names(in: products).sorted() where name.hasSuffix(".resources") {
                let folder = "\(products)/\(name)"
                let module = Self.module(ofBundle: name, in: products)
                let files = copies(in: folder).flatMap { path in
                    let place = (String(path.dropFirst(folder.count + 1)) as NSString).deletingPathExtension
                    // Diagnostics name the user's own file.
                    let files = InterfaceFile.all(at: original(of: path, module) ?? path, place: place, module: module)
                    return files.map { Self.placed($0, in: folder) }
                }
                try compile(files, into: folder, report)
            }
        }
    }

    /// Compiles an app's files that its manifest does not name, into a folder whose contents belong next to the program; nil when it has none.
    func compileApp(named name: String, _ report: (String) -> Void) throws -> String? {
        let declared = Set(
            package.products(configuration).flatMap { products in
                names(in: products).filter { $0.hasSuffix(".resources") }.flatMap { bundle in
                    let module = Self.module(ofBundle: bundle, in: products) ?? ""
                    return copies(in: "\(products)/\(bundle)").map { module + "/" + Self.name(of: $0).lowercased() }
                }
            })
        let place = "\(package.overlayFolder)/interfaces/\(name)"
        if let xcode = package.xcode {
            let files = FrameworkInterfaces.files(of: xcode.plan.modules.filter { $0.kind != .tests })
            try compile(files, into: place, report)
            return files.isEmpty ? nil : place
        }
        let files = sources.filter { !SourceFolder.isTestFile($0, in: package.folder) }.flatMap { path -> [InterfaceFile] in
            let module = module(of: path)
            guard !declared.contains((module ?? "") + "/" + Self.name(of: path).lowercased()) else { return [] }
            return InterfaceFile.all(at: path, place: (Self.name(of: path) as NSString).deletingPathExtension, module: module)
        }
        try compile(files, into: place, report)
        return files.isEmpty ? nil : place
    }

    private func compile(_ files: [InterfaceFile], into folder: String, _ report: (String) -> Void) throws {
        let files = try files + files.flatMap { try StringCatalogBuild(package: package).localized($0, report) }
        let stamp = "\(package.overlayFolder)/interfaces/\(ContentHash.of(folder)).stamp"
        guard !files.isEmpty || FileManager.default.fileExists(atPath: stamp) else { return }
        let diagnostics = try InterfaceCompiler(files: files).compile(into: folder, stampFile: stamp)
        for diagnostic in diagnostics { report("\(diagnostic)") }
        let errors = diagnostics.count { $0.severity == .error }
        guard errors == 0 else {
            throw CommandFailure("the files of Interface Builder could not be compiled: \(errors) error\(errors == 1 ? "" : "s")")
        }
    }

    private func names(in folder: String) -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] }

    private func copies(in folder: String) -> [String] {
        SourceFolder.files(in: folder) { name, _ in InterfaceFile.isInterface(name) }
    }

    /// The source file that was copied to a bundle.
    private func original(of copy: String, _ module: String?) -> String? {
        let name = Self.name(of: copy)
        let data = FileManager.default.contents(atPath: copy)
        return sources.first { source in
            Self.name(of: source).lowercased() == name.lowercased() && self.module(of: source) == module
                && FileManager.default.contents(atPath: source) == data
        }
    }

    /// SwiftPM writes the names of languages in lowercase: `zh-Hans.lproj` is `zh-hans.lproj` in a bundle.
    private static func placed(_ file: InterfaceFile, in bundle: String) -> InterfaceFile {
        var file = file
        let small = file.place.split(separator: "/").map { $0.hasSuffix(".lproj") ? $0.lowercased() : String($0) }.joined(separator: "/")
        if FileManager.default.fileExists(atPath: "\(bundle)/\((small as NSString).deletingLastPathComponent)") { file.place = small }
        return file
    }

    /// A file's name with its language folder.
    private static func name(of path: String) -> String {
        let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        let name = (path as NSString).lastPathComponent
        return folder.hasSuffix(".lproj") ? "\(folder)/\(name)" : name
    }

    // MARK: Modules

    /// The module of the target whose folder has a source file.
    private func module(of path: String) -> String? {
        // It may be compiled under another name.
        if package.isPlainFolder { return SynthesizedPackage.module(of: package.folder) }
        if package.isMadeUp { return description.targets.first?.module }
        let inside = description.targets.filter { path.hasPrefix("\(package.root)/\($0.path)/") }
        return inside.max { $0.path.count < $1.path.count }?.module
    }

    /// Bundles are named `Package_Target`, and either name may contain an underscore.
    private static func module(ofBundle name: String, in products: String) -> String? {
        let parts = (name as NSString).deletingPathExtension.split(separator: "_", omittingEmptySubsequences: false)
        let endings = parts.indices.dropFirst().map { parts[$0...].joined(separator: "_") }
        return endings.map(ModuleName.of).first { FileManager.default.fileExists(atPath: "\(products)/\($0).build") }
    }
}
