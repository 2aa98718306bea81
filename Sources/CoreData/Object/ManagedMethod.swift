internal import Foundation

/// A method that Core Data makes for a relationship to many objects, by its name: `addToItems(_:)`, `removeFromItems(at:)`.
struct ManagedMethod {
    private enum Action { case add, remove, insertAt, removeAt, replaceAt, read }
    private let action: Action
    private let place: Int

    init?(_ name: String, _ layout: EntityLayout) {
        let parts = name.split(separator: "(", maxSplits: 1)
        let base = String(parts.first ?? "")
        let labels = parts.count > 1 ? String(parts[1].dropLast()) : ""
        let actions: [(prefix: String, labels: String, action: Action)] = [
            ("addTo", "_:", .add), ("removeFrom", "_:", .remove), ("insertInto", "_:at:", .insertAt), ("removeFrom", "at:", .removeAt),
            ("replace", "at:with:", .replaceAt), ("primitive", "", .read),
        ]
        for candidate in actions where candidate.labels == labels && base.hasPrefix(candidate.prefix) {
            let rest = base.dropFirst(candidate.prefix.count)
            guard let place = layout[rest.prefix(1).lowercased() + rest.dropFirst()] ?? layout[String(rest)] else { continue }
            (action, self.place) = (candidate.action, place)
            return
        }
        return nil
    }

    func call(on object: NSManagedObject, _ arguments: [Any?]) -> Any? {
        let key = object.description_.layout.properties[place].name
        guard action != .read else { return object.primitiveValue(forKey: key) }
        object.willChangeValue(forKey: key)
        defer { object.didChangeValue(forKey: key) }
        let first = arguments.first ?? nil
        let last = arguments.last ?? nil
        switch action {
        case .add: for member in Self.members(first) { object.insert(member, at: place) }
        case .remove: for member in Self.members(first) { object.remove(member, at: place) }
        case .insertAt:
            for (index, member) in zip(Self.indexes(last), Self.members(first)) { object.insert(member, at: place, index: index) }
        case .removeAt: remove(Self.indexes(first), from: object)
        case .replaceAt:
            remove(Self.indexes(first), from: object)
            for (index, member) in zip(Self.indexes(first), Self.members(last)) { object.insert(member, at: place, index: index) }
        case .read: break
        }
        return ()
    }

    private func remove(_ indexes: [Int], from object: NSManagedObject) {
        let list = object.members(at: place).list
        for index in indexes where list.indices.contains(index) { object.remove(list[index], at: place) }
    }

    private static func members(_ value: Any?) -> [NSManagedObject] {
        (value as? NSManagedObject).map { [$0] } ?? NSManagedObject.objects(in: value)
    }

    private static func indexes(_ value: Any?) -> [Int] {
        switch value {
        case let index as Int: [index]
        case let set as IndexSet: Array(set)
        case let set as NSIndexSet: set.map { $0 }
        default: []
        }
    }
}
