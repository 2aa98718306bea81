import Foundation

/// The folders of a package's targets: a repository has examples and playgrounds next to them, which no build of the package compiles.
struct TargetFolders {
    /// Nil for what is no package of the user's: all its files are compiled.
    private var folders: [(path: String, isTest: Bool)]?

    private init() {}

    init(of package: AppPackage) throws {
        let isWhole = package.isMadeUp || package.preview != nil
        self = isWhole ? TargetFolders() : TargetFolders(targets: try package.description.targets, in: package.root)
    }

    init(targets: [PackageDescription.Target], in root: String) {
        folders = targets.map { target in
            // A target may be the package's whole folder.
            (["", "."].contains(target.path) ? root + "/" : "\(root)/\(target.path)/", target.isTest == true)
        }
    }

    /// The folders of modules: a package's targets, those around a folder or project, and dependencies, each of which counts as one.
    static func modules(of package: AppPackage, dependencies: [String]) throws -> [String] {
        guard !package.isMadeUp else {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: package.root + "/Sources")) ?? []
            return names.sorted().map { "\(package.root)/Sources/\($0)" } + dependencies
        }
        return try package.description.targets.map { ["", "."].contains($0.path) ? package.root : "\(package.root)/\($0.path)" }
            + dependencies
    }

    func isCompiled(_ file: String) -> Bool { folders?.contains { file.hasPrefix($0.path) } ?? true }

    /// Whether a file belongs to tests: the innermost of the folders that it is in decides.
    func isTest(_ file: String) -> Bool {
        (folders ?? []).filter { file.hasPrefix($0.path) }.max { $0.path.count < $1.path.count }?.isTest ?? false
    }
}
