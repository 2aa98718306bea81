import Foundation

/// The contents of a workspace: the projects and folders that it lists.
public struct WorkspaceFile: Equatable, Sendable {
    /// Absolute paths, in order.
    public var paths: [String] = []

    /// > Parameters: path: of the `.xcworkspace`.
    public init(at path: String, _ files: ProjectFiles) throws(XcodeFailure) {
        let file = path + "/contents.xcworkspacedata"
        guard let data = files.contents(file) else { throw XcodeFailure(file, nil, "the workspace has no such file") }
        let root = try XMLElementReader.read([UInt8](data), of: file)
        // A workspace inside of a project is relative to the project's folder.
        let folder = PathText.folder(path)
        let base = PathText.ending(folder) == "xcodeproj" ? PathText.folder(folder) : folder
        try read(root, file, parent: base, container: base, project: base == folder ? nil : folder)
    }

    private mutating func read(
        _ element: XMLElement, _ file: String, parent: String, container: String, project: String?
    ) throws(XcodeFailure) {
        var place = parent
        if element.name == "Group" || element.name == "FileRef" {
            let parts = (element["location"] ?? "").split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else {
                throw XcodeFailure(file, element.line, "the location '\(element["location"] ?? "")' names no place")
            }
            switch parts[0] {
            case "container": place = PathText.join(container, parts[1])
            case "group": place = PathText.join(parent, parts[1])
            case "absolute": place = PathText.normal(parts[1])
            case "self": place = project ?? container
            default: return
            }
            if element.name == "FileRef", !paths.contains(place) { paths.append(place) }
        }
        for child in element.children { try read(child, file, parent: place, container: container, project: project) }
    }
}
