/// The projects of a workspace, or one project, with those that they name.
struct ProjectSet {
    /// Those that the user works on, and by path all that could be read.
    private(set) var own: [XcodeProject] = []
    private(set) var projects: [String: XcodeProject] = [:]
    private(set) var notes: [String] = []
    /// Packages that a workspace lists.
    private(set) var packages: [PackageReference] = []
    let container: String
    private let files: ProjectFiles

    /// > Parameters: container: the path of an `.xcodeproj` or `.xcworkspace`.
    init(_ container: String, _ files: ProjectFiles) throws(XcodeFailure) {
        (self.container, self.files) = (container, files)
        guard PathText.ending(container) == "xcworkspace" else {
            own = [try XcodeProject(at: container, files)]
            projects[container] = own[0]
            // The pods of a project without a workspace of its own.
            let pods = PathText.folder(container) + "/Pods/Pods.xcodeproj"
            if files.isFolder(pods) { load(pods) }
            return
        }
        for path in try WorkspaceFile(at: container, files).paths {
            if PathText.ending(path) == "xcodeproj" {
                // CocoaPods' project is not in the repository of many apps.
                guard files.isFolder(path) else {
                    notes.append("\(path) does not exist; the workspace \(PathText.name(container)) lists it")
                    continue
                }
                let project = try XcodeProject(at: path, files)
                projects[path] = project
                if PathText.name(path) != "Pods.xcodeproj" { own.append(project) }
            } else if files.contents(path + "/Package.swift") != nil {
                packages.append(PackageReference(place: .local(path: path), line: 1))
            }
        }
    }

    /// A project that another one names.
    @discardableResult
    mutating func load(_ path: String) -> XcodeProject? {
        if let known = projects[path] { return known }
        do {
            let project = try XcodeProject(at: path, files)
            projects[path] = project
            return project
        } catch {
            notes.append(files.isFolder(path) ? "\(error)" : "\(path) does not exist; its targets are left out")
            return nil
        }
    }

    /// The target that a reference of a project names.
    mutating func target(_ reference: TargetReference, from project: XcodeProject) -> (target: XcodeTarget, project: XcodeProject)? {
        let owner = reference.project.map { load($0) } ?? project
        guard let owner, let target = owner.targets.first(where: { $0.name == reference.name }) else { return nil }
        return (target, owner)
    }

    /// The target that makes a product, in any of the projects.
    ///
    /// CocoaPods names the framework of an app's pods `Pods-App` in its own project and `Pods_App`, as its module is called, in the app's.
    func target(making product: String) -> (target: XcodeTarget, project: XcodeProject)? {
        let name = PathText.stem(product)
        return target { $0.product == product }
            ?? target { $0.kind == .framework && PathText.identifier(PathText.stem($0.product)) == name }
    }

    private func target(_ makesIt: (XcodeTarget) -> Bool) -> (target: XcodeTarget, project: XcodeProject)? {
        for path in projects.keys.sorted() {
            guard let project = projects[path], let target = project.targets.first(where: { $0.kind != .application && makesIt($0) })
            else { continue }
            return (target, project)
        }
        return nil
    }
}
