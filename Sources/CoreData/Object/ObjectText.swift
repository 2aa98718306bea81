internal import Foundation

/// The values of an object in messages.
enum ObjectText {
    static func values(of object: NSManagedObject) -> String {
        let layout = object.description_.layout
        let lines = layout.indices.map { index -> String in
            let name = layout.properties[index].name
            switch object.slots?[index] {
            case .value(let value): return "    \(name) = \(value.map { "\"\($0)\"" } ?? "nil");"
            case .reference(let id): return "    \(name) = \(id.map { "\"\($0)\"" } ?? "nil");"
            case .object(let other): return "    \(name) = \(other.map { "\"\($0.id)\"" } ?? "nil");"
            case .members(let members): return "    \(name) = (\(members.list.map { "\"\($0.id)\"" }.joined(separator: ", ")));"
            case .unloaded, nil: return "    \(name) = \"<relationship fault>\";"
            }
        }
        return "{\n" + lines.joined(separator: "\n") + "\n}"
    }
}
