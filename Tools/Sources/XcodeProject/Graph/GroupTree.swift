/// Where the files of a project are: groups have folders, and each reference is relative to its group, the project's folder, or nothing.
struct GroupTree {
    /// Paths by identifier, of files, groups and folders; not of products and of what the system has.
    private(set) var paths: [String: String] = [:]

    /// > Parameters: folder: the project's source root.
    init(_ graph: ObjectGraph, folder: String, _ files: ProjectFiles) throws(XcodeFailure) {
        guard let main = try graph.object("mainGroup", of: graph.root) else { return }
        var pending: [(object: ProjectObject, parent: String?)] = [(main, folder)]
        while let (object, parent) = pending.popLast() {
            let path = Self.path(of: object, in: parent, root: folder).map(files.spelled)
            guard paths.updateValue(path ?? "", forKey: object.id) == nil else {
                // A file may be in two groups; a group that is in itself never ends.
                guard object.fields["children"] == nil else {
                    throw XcodeFailure(
                        graph.file, object.line,
                        "the group \(object.text("name") ?? object.text("path") ?? object.id) is in two groups, or in itself")
                }
                continue
            }
            for node in object.fields["children"]?.list ?? [] {
                // Xcode passes over a missing child.
                guard let id = node.text, let child = try graph.object(id) else { continue }
                pending.append((child, path))
            }
        }
        paths = paths.filter { !$0.value.isEmpty }
    }

    private static func path(of object: ProjectObject, in parent: String?, root: String) -> String? {
        let path = object.text("path") ?? ""
        switch object.text("sourceTree") ?? "<group>" {
        case "<group>", "": return parent.map { path.isEmpty ? $0 : PathText.join($0, path) }
        case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT": return PathText.join(root, path)
        case "<absolute>": return path.hasPrefix("/") ? PathText.normal(path) : nil
        default: return nil
        }
    }
}
