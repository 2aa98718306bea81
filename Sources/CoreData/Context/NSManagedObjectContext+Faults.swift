internal import Foundation

extension NSManagedObjectContext {
    /// The values of an object in the parent context or the store; nil if it does not exist there.
    func row(of id: NSManagedObjectID) throws -> StoredRow? {
        if let parent { return try parent.performAndWait { try parent.rowForChild(id) } }
        guard let store = id.persistentStore else { return nil }
        return try coordinated { coordinator in
            var query = StoreQuery(entity: id.entity)
            query.condition = SQLFragment("\(StoreQuery.alias).Z_PK = ?", [.integer(id.key.row)])
            return try coordinator.persistentStores.contains { $0 === store } ? store.engine.rows(query).first : nil
        }
    }

    /// The values that a child context sees of one of this context's objects.
    private func rowForChild(_ id: NSManagedObjectID) throws -> StoredRow? {
        if let known = registry[id.key], known.state.isDeleted { return nil }
        guard registry[id.key]?.isFault == false || !id.isTemporaryID else { return nil }
        let object = try registry[id.key] ?? existingObject(with: id)
        if object.isFault {
            guard let row = try row(of: id) else { return nil }
            fill(object, row)
        }
        return object.exported
    }

    func coordinated<Value>(_ body: (NSPersistentStoreCoordinator) throws -> Value) throws -> Value {
        guard let coordinator = persistentStoreCoordinator else { throw StoreError.withoutStores }
        return try coordinator.locked { try body(coordinator) }
    }

    /// Gives a fault its values. One without a row is treated as deleted: its values are nil.
    func fulfil(_ object: NSManagedObject) {
        if let batch = object.batch { return batch.load(object, in: self) }
        if let row = (try? row(of: object.id)) ?? nil { return fill(object, row) }
        NSLog("CoreData: warning: the row of %@ was deleted; its values are nil", "\(object.id)")
        object.slots = object.description_.layout.relationships.map { relationship in
            relationship.map { $0.isToMany ? .members(Members([])) : .object(nil) } ?? .value(nil)
        }
        object.committed = object.slots
    }

    /// Gives an object the values of its row.
    func fill(_ object: NSManagedObject, _ row: StoredRow) {
        object.slots = row.slots
        object.committed = row.slots
        object.committedMembers = [:]
        object.version = row.version
        object.batch = nil
        object.awakeFromFetch()
    }

    /// The destinations of a relationship to many objects.
    func destinations(of object: NSManagedObject, _ relationship: NSRelationshipDescription) -> [NSManagedObject] {
        let ids: [NSManagedObjectID]
        if let parent {
            let id = object.id
            ids = parent.performAndWait {
                let known = parent.object(with: id)
                return known.description_.layout[relationship.name].map { known.members(at: $0).list.map(\.id) } ?? []
            }
        } else {
            guard let store = object.id.persistentStore else { return [] }
            ids = (try? coordinated { _ in try store.engine.destinations(of: relationship, from: object.id.key.row) }) ?? []
        }
        // A destination that was moved or deleted here since is no longer one.
        let found = ids.map(self.object)
        guard let inverse = relationship.inverseRelationship, !inverse.isToMany else { return found.filter { !$0.state.isDeleted } }
        return found.filter { destination in
            guard destination.hasChanges, let place = destination.description_.layout[inverse.name] else { return true }
            return !destination.state.isDeleted && destination.destination(at: place) === object
        }
    }
}

extension NSManagedObject {
    /// The values with identifiers in the place of objects.
    fileprivate var exported: StoredRow {
        let slots = (self.slots ?? []).map { slot -> Slot in
            switch slot {
            case .value: slot
            case .reference, .object: .reference(slot.identifier)
            case .unloaded, .members: .unloaded
            }
        }
        return StoredRow(entity: description_, key: id.key.row, version: version, slots: slots)
    }
}

/// Objects of one fetch whose values are loaded together, a number at a time.
final class FaultBatch {
    private let ids: [NSManagedObjectID]
    private let size: Int
    private let places: [ObjectKey: Int]

    init(_ ids: [NSManagedObjectID], size: Int) {
        (self.ids, self.size) = (ids, size)
        places = Dictionary(ids.enumerated().map { ($1.key, $0) }) { first, _ in first }
    }

    func load(_ object: NSManagedObject, in context: NSManagedObjectContext) {
        object.batch = nil
        guard let place = places[object.id.key], let store = object.id.persistentStore, context.parent == nil else {
            return context.fulfil(object)
        }
        let start = place - place % size
        let keys = ids[start..<min(start + size, ids.count)].map { "\($0.key.row)" }.joined(separator: ", ")
        var query = StoreQuery(entity: object.description_.root)
        query.condition = SQLFragment("\(StoreQuery.alias).Z_PK IN (\(keys))")
        let rows = (try? context.coordinated { _ in try store.engine.rows(query) }) ?? []
        for row in rows {
            let key = ObjectKey(root: object.id.key.root, store: store.number, row: row.key)
            if let known = context.registry[key], known.isFault { context.fill(known, row) }
        }
        if object.isFault { context.fulfil(object) }
    }
}
