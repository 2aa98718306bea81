import Foundation

/// One object of a project file.
struct ProjectObject {
    let id: String
    let isa: String
    let fields: [String: PropertyNode]
    let line: Int

    func text(_ key: String) -> String? { fields[key]?.text }
}

/// The objects of a project file, by identifier.
struct ObjectGraph {
    let file: String
    let root: ProjectObject
    private let objects: [String: PropertyNode]

    init(_ data: Data, of file: String) throws(XcodeFailure) {
        self.file = file
        let list = try PropertyListReader.read(data, of: file)
        guard let objects = list["objects"]?.table else { throw XcodeFailure(file, list.line, "has no 'objects'; it is no project") }
        self.objects = objects
        guard let id = list["rootObject"] else { throw XcodeFailure(file, list.line, "has no 'rootObject'") }
        guard let name = id.text, let node = objects[name] else {
            throw XcodeFailure(file, id.line, "the root object \(id.text ?? "") is missing")
        }
        root = try Self.object(name, node, file)
        guard root.isa == "PBXProject" else { throw XcodeFailure(file, root.line, "the root object is a \(root.isa), not a PBXProject") }
    }

    private static func object(_ id: String, _ node: PropertyNode, _ file: String) throws(XcodeFailure) -> ProjectObject {
        guard let fields = node.table, let isa = fields["isa"]?.text else {
            throw XcodeFailure(file, node.line, "the object \(id) has no class ('isa')")
        }
        return ProjectObject(id: id, isa: isa, fields: fields, line: node.line)
    }

    /// An object by its identifier; nil if there is none.
    func object(_ id: String) throws(XcodeFailure) -> ProjectObject? {
        guard let node = objects[id] else { return nil }
        return try Self.object(id, node, file)
    }

    /// The object that a key names; nil without the key.
    func object(_ key: String, of holder: ProjectObject) throws(XcodeFailure) -> ProjectObject? {
        guard let node = holder.fields[key] else { return nil }
        return try required(node, key, holder)
    }

    /// The objects that a list names.
    func objects(_ key: String, of holder: ProjectObject) throws(XcodeFailure) -> [ProjectObject] {
        var result: [ProjectObject] = []
        for node in holder.fields[key]?.list ?? [] { result.append(try required(node, key, holder)) }
        return result
    }

    private func required(_ node: PropertyNode, _ key: String, _ holder: ProjectObject) throws(XcodeFailure) -> ProjectObject {
        guard let id = node.text else { throw XcodeFailure(file, node.line, "'\(key)' of \(holder.isa) is no reference to an object") }
        guard let object = try object(id) else {
            throw XcodeFailure(
                file, node.line,
                "the object \(id), which '\(key)' of the \(holder.isa) \(holder.text("name") ?? holder.id) names, is missing: restore it "
                    + "from the repository's history, or remove the reference in Xcode")
        }
        return object
    }

    /// Every object of a class, in the order of identifiers.
    func all(_ isa: String) throws(XcodeFailure) -> [ProjectObject] {
        var result: [ProjectObject] = []
        for id in objects.keys.sorted() where objects[id]?["isa"]?.text == isa {
            if let object = try object(id) { result.append(object) }
        }
        return result
    }
}
