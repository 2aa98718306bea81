internal import Foundation

/// Resolves conflicts of a save by the context's merge policy.
struct ConflictResolution {
    let context: NSManagedObjectContext
    let store: NSPersistentStore

    func resolve(_ conflict: StoreConflict) throws {
        let policy = (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
        var found: [(object: NSManagedObject, row: StoredRow?)] = []
        for row in conflict.rows {
            guard let entity = store.engine.entity(named: row.entity) else { continue }
            let key = ObjectKey(root: ObjectIdentifier(entity.root), store: store.number, row: row.key)
            guard let object = (context.changes.updated.sorted + context.changes.deleted.sorted).first(where: { $0.id.key == key }) else {
                continue
            }
            found.append((object, try context.row(of: object.id)))
        }
        guard policy != .errorMergePolicyType else {
            throw StoreError.error(
                NSManagedObjectMergeError, "Could not merge changes.",
                [NSPersistentStoreSaveConflictsErrorKey: found.map { NSMergeConflict($0.object, persisted: $0.row) }])
        }
        for (object, row) in found {
            if let row { merge(object, row, policy) } else { resolveDeletion(of: object, policy) }
        }
    }

    private func merge(_ object: NSManagedObject, _ row: StoredRow, _ policy: NSMergePolicyType) {
        if object.state.isDeleted {
            // The store's row wins: the object is not deleted.
            if policy == .rollbackMergePolicyType { context.changes.forget(object) }
            object.version = row.version
            return
        }
        switch policy {
        case .rollbackMergePolicyType:
            context.changes.forget(object)
            object.changed = []
            context.fill(object, row)
        case .overwriteMergePolicyType:
            object.changed.formUnion(object.description_.layout.indices)
            object.committed = row.slots
            object.version = row.version
        default:
            let isObjectWinning = policy == .mergeByPropertyObjectTrumpMergePolicyType
            let own = Set(object.differing)
            guard let before = object.committed else { return }
            for place in object.description_.layout.indices where object.description_.layout.relationships[place]?.isToMany != true {
                let isChangedInStore = !row.slots[place].isSame(as: before[place])
                guard isChangedInStore, !own.contains(place) || !isObjectWinning else { continue }
                object.slots?[place] = row.slots[place]
            }
            object.committed = row.slots
            object.version = row.version
        }
        context.pending.updated.insert(object)
    }

    private func resolveDeletion(of object: NSManagedObject, _ policy: NSMergePolicyType) {
        let isWinning = policy == .overwriteMergePolicyType || policy == .mergeByPropertyObjectTrumpMergePolicyType
        if object.state.isDeleted || !isWinning {
            context.changes.forget(object, keepingDeleted: true)
            context.registry.remove(object)
            context.pending.deleted.insert(object)
        } else {
            // The row is made again under its key.
            context.changes.forget(object)
            object.version = 0
            context.changes.insert(object)
        }
    }
}

extension SQLiteStore {
    func entity(named name: String) -> NSEntityDescription? { schema.numbers[name].flatMap { entity(number: Int64($0)) } }
}
