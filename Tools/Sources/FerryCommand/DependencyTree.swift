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
        else { throw CommandFailure(Self.failure(of: root, result.errors)) }
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

    /// Why there is no answer: the packages that were not fetched, by the lines of the package manager, or all that it said.
    static func failure(of root: String, _ errors: String) -> String {
        var missing: [String] = []
        for line in errors.split(whereSeparator: \.isNewline) {
            if let url = line.firstMatch(of: /^Fetching (\S+)/)?.1, !missing.contains(String(url)) { missing.append(String(url)) }
            if let url = line.firstMatch(of: /^Fetched (\S+)/)?.1 { missing.removeAll { $0 == url } }
        }
        let isUnreachable = errors.contains { $0.isNewline } && errors.contains(/error: (?:Failed to clone|Git command|Couldn.t fetch)/)
        guard !missing.isEmpty, isUnreachable else { return "cannot resolve the dependencies of \(root):\n" + errors }
        let names = missing.map { "    \(Self.name(of: $0)): \($0)" }.joined(separator: "\n")
        return """
            \(missing.count == 1 ? "a package that is needed was" : "packages that are needed were") not fetched:
            \(names)
            Connect to the network and try again, or put a copy of each into SourcePackages/checkouts next to the project.
            \(errors.split(whereSeparator: \.isNewline).first { $0.hasPrefix("error:") } ?? "")
            """
    }

    /// The name of a repository, which is that of its checkout.
    static func name(of url: String) -> String {
        let last = url.split(separator: "/").last.map(String.init) ?? url
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
}
