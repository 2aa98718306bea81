/// An element of the file.
struct InterfaceElement: Hashable {
    var name: String
    var attributes: [String: String] = [:]
    /// The line on which its start tag ends.
    var line = 0
    /// Its index among the file's elements.
    var order = 0
    var children: [InterfaceElement] = []
    var text = ""

    subscript(_ attribute: String) -> String? { attributes[attribute] }

    var id: String? { attributes["id"] }
    /// The property of its parent that it represents.
    var key: String? { attributes["key"] }

    func first(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }
    func child(forKey key: String) -> InterfaceElement? { children.first { $0.key == key } }
    /// The children of the first child with that name.
    func list(_ name: String) -> [InterfaceElement] { first(name)?.children ?? [] }
}
