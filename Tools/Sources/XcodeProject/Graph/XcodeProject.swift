/// A project as its file describes it.
public struct XcodeProject: Sendable {
    /// The path of the `.xcodeproj`.
    public let path: String
    /// The source root.
    public let folder: String
    public var targets: [XcodeTarget] = []
    public var configurations = ConfigurationList()
    public var packages: [PackageReference] = []
    /// The languages that it has, and the one that it is developed in.
    public var developmentLanguage = "en"
    /// What is damaged, but can be done without.
    public var notes: [XcodeFailure] = []

    public var name: String { PathText.stem(path) }

    /// Reads `path/project.pbxproj`, or a project file in JSON.
    public init(at path: String, _ files: ProjectFiles) throws(XcodeFailure) {
        let candidates = ["project.pbxproj", "project.xcproj", "project.json"].map { "\(path)/\($0)" }
        for file in candidates {
            guard let data = files.contents(file) else { continue }
            let graph = try ObjectGraph(data, of: file)
            let root = graph.root.text("projectDirPath") ?? ""
            let folder = PathText.join(PathText.folder(path), root)
            self.path = path
            self.folder = folder
            let reader = ProjectReader(graph, try GroupTree(graph, folder: folder, files), files, path)
            try reader.read(into: &self)
            return
        }
        throw XcodeFailure(candidates[0], nil, "the project has no such file")
    }
}
