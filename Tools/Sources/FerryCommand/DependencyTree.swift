import Foundation

/// The folders of the packages that a package depends on, directly and indirectly.
///
/// The package manager needs a second to list them, so its answer is stored until a manifest changes.
struct DependencyTree: Codable {
    let folders: [String]
    private let manifests: String

    /// Resolves the dependencies of the package in `root` if no valid answer is stored below `scratch`.
    init(of root: String, scratch: String) throws {
        let file = scratch + "/ferry/dependencies.json"
        if let data = FileManager.default.contents(atPath: file), let known = try? JSONDecoder().decode(Self.self, from: data),
            known.manifests == Self.manifests(of: [root] + known.folders)
        {
            self = known
            return
        }
        struct Dependency: Decodable {
            var path: String
            var dependencies: [Dependency]
        }
        let command = ["swift", "package", "--package-path", root, "--scratch-path", scratch]
        let result = try ChildProcess(command + ["show-dependencies", "--format", "json"]).capture()
        guard result.status == 0, let start = result.output.firstIndex(of: "{"),
            let tree = try? JSONDecoder().decode(Dependency.self, from: Data(result.output[start...].utf8))
        else { throw CommandFailure("cannot resolve the dependencies of \(root):\n" + result.errors) }
        var paths: Set<String> = []
        var pending = tree.dependencies
        while let next = pending.popLast() {
            if paths.insert(next.path).inserted { pending += next.dependencies }
        }
        folders = paths.sorted()
        manifests = Self.manifests(of: [root] + folders)
        try FileManager.default.createDirectory(atPath: scratch + "/ferry", withIntermediateDirectories: true)
        try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: file), options: .atomic)
    }

    /// Hash of the manifests and resolved versions of packages; another one if a folder is missing.
    private static func manifests(of folders: [String]) -> String {
        var hash = ContentHash.start
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.filter { $0.hasPrefix("Package") }.sorted()
            for name in names ?? ["missing"] {
                hash = ContentHash.combine(hash, "\(folder)/\(name)\n")
                hash = ContentHash.combine(hash, FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data())
            }
        }
        return String(hash, radix: 16)
    }
}
