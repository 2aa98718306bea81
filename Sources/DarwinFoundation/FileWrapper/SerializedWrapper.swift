internal import Foundation

/// A wrapper as data: a property list of kinds, names and bytes.
struct SerializedWrapper {
    let content: FileWrapperContent
    let name: String?

    /// Folders in folders; deeper data are rejected, as they are no copy of a wrapper.
    private static let deepest = 64

    init?(_ data: Data) {
        guard let tree = try? PropertyListSerialization.propertyList(from: data, format: nil) else { return nil }
        self.init(tree, depth: 0)
    }

    private init?(_ value: Any, depth: Int) {
        guard depth <= Self.deepest, let tree = value as? [String: Any] else { return nil }
        name = tree["name"] as? String
        if let bytes = tree["file"] as? Data {
            content = .file(.loaded(bytes))
        } else if let path = tree["link"] as? String {
            content = .link(URL(fileURLWithPath: path))
        } else if let members = tree["directory"] as? [String: Any] {
            var children: [String: FileWrapper] = [:]
            for (name, member) in members {
                guard Self.isName(name), let child = SerializedWrapper(member, depth: depth + 1) else { return nil }
                let wrapper = FileWrapper(content: child.content)
                (wrapper.filename, wrapper.preferredFilename) = (name, child.name ?? name)
                children[name] = wrapper
            }
            content = .directory(children)
        } else {
            return nil
        }
    }

    static func data(of wrapper: FileWrapper) -> Data? {
        guard let tree = tree(of: wrapper) else { return nil }
        return try? PropertyListSerialization.data(fromPropertyList: tree, format: .binary, options: 0)
    }

    private static func tree(of wrapper: FileWrapper) -> [String: Any]? {
        var tree: [String: Any] = [:]
        if let name = wrapper.preferredFilename ?? wrapper.filename { tree["name"] = name }
        if let children = wrapper.fileWrappers {
            var members: [String: Any] = [:]
            for (name, child) in children {
                guard let member = Self.tree(of: child) else { return nil }
                members[name] = member
            }
            tree["directory"] = members
        } else if let link = wrapper.symbolicLinkDestinationURL {
            tree["link"] = link.relativePath
        } else if let bytes = wrapper.regularFileContents {
            tree["file"] = bytes
        } else {
            return nil
        }
        return tree
    }

    /// A name of one file: such data may come from elsewhere, and must not lead out of the folder that they are written to.
    private static func isName(_ name: String) -> Bool { !name.isEmpty && name != "." && name != ".." && !name.contains("/") }
}
