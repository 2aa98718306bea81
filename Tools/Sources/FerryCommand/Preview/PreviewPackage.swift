import Foundation
import InterfaceCompiler

/// An app around a package of libraries, which has none that could show previews.
struct PreviewPackage {
    static let name = "FerryPreview"
    let root: String
    /// The target with the file, as a module.
    let module: String

    /// Nil for a package with an app.
    ///
    /// > Parameters: file: with the previews. place: where such packages are.
    init?(of file: String, in package: AppPackage, at place: String) throws {
        let description = try package.description
        guard package.xcode == nil, !package.isPlainFolder, !description.products.contains(where: \.isExecutable) else { return nil }
        let targets = description.targets.filter { $0.isTest != true && file.hasPrefix("\(package.root)/\($0.path)/") }
        guard let target = targets.max(by: { $0.path.count < $1.path.count }) else {
            throw CommandFailure("\(file) is in no target of \(package.origin)")
        }
        guard let product = description.products.first(where: { $0.targets?.contains(target.name) == true }) else {
            throw CommandFailure("\(file): the target '\(target.name)' is in no product of \(package.origin), which previews need")
        }
        module = target.module
        root = "\(place)/preview-\(ContentHash.of(package.root))"
        let identity = (package.root as NSString).lastPathComponent.lowercased()
        try FileManager.default.createDirectory(atPath: "\(root)/Sources/\(Self.name)", withIntermediateDirectories: true)
        try TextFile.update("\(root)/Sources/\(Self.name)/App.swift", with: "import \(module)\n")
        try TextFile.update(
            root + "/Package.swift",
            with: """
                // swift-tools-version: 5.9
                import PackageDescription

                let package = Package(
                    name: "\(Self.name)", dependencies: [.package(path: "\(package.root)")],
                    targets: [
                        .executableTarget(
                            name: "\(Self.name)", dependencies: [.product(name: "\(product.name)", package: "\(identity)")],
                            swiftSettings: [.unsafeFlags(["-parse-as-library"])])
                    ])

                """)
    }
}
