/// Finds the projects that a path means.
public struct ProjectFinder {
    /// Projects and workspaces to choose from.
    public var containers: [String] = []
    /// How many folders below the path they are.
    public private(set) var depth = 0

    private static let unsearched: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "Build", "node_modules", "SourcePackages", "vendor", "fastlane", "Templates",
    ]
    private static let maximumDepth = 4
    private static let maximumFolders = 4000

    /// > Parameters: path: a folder, an `.xcodeproj` or an `.xcworkspace`. start: how many folders below the path the search begins.
    public init(in path: String, _ files: ProjectFiles, from start: Int = 0) {
        if ["xcodeproj", "xcworkspace"].contains(PathText.ending(path)) {
            containers = start == 0 ? [path] : []
            return
        }
        var level = [path]
        var count = 0
        for depth in 0...Self.maximumDepth {
            self.depth = depth
            containers = depth < start ? [] : level.flatMap { Self.containers(in: $0, files) }
            if !containers.isEmpty { return }
            var next: [String] = []
            for folder in level {
                count += 1
                guard count < Self.maximumFolders else { return }
                for entry in files.list(folder) ?? []
                where entry.isFolder && !entry.name.hasPrefix(".") && !Self.unsearched.contains(entry.name)
                    && !ProjectFiles.packages.contains(PathText.ending(entry.name))
                {
                    next.append("\(folder)/\(entry.name)")
                }
            }
            level = next
        }
    }

    /// A workspace stands for the projects that it lists.
    private static func containers(in folder: String, _ files: ProjectFiles) -> [String] {
        let names = (files.list(folder) ?? []).filter(\.isFolder).map(\.name)
        let projects = names.filter { PathText.ending($0) == "xcodeproj" && $0 != "Pods.xcodeproj" }.map { "\(folder)/\($0)" }
        let workspaces = names.filter { PathText.ending($0) == "xcworkspace" }.map { "\(folder)/\($0)" }
        var listed: Set<String> = []
        var useful: [String] = []
        for workspace in workspaces {
            guard let paths = try? WorkspaceFile(at: workspace, files).paths else {
                useful.append(workspace)
                continue
            }
            let own = paths.filter { PathText.ending($0) == "xcodeproj" && PathText.name($0) != "Pods.xcodeproj" && files.isFolder($0) }
            guard !own.isEmpty else { continue }
            useful.append(workspace)
            listed.formUnion(own)
        }
        return useful + projects.filter { !listed.contains($0) }
    }
}
