internal import Foundation

/// What a context's objects change in one store, with keys for new rows.
struct SavePlan {
    let store: NSPersistentStore
    let inserted: [NSManagedObject]
    let updated: [NSManagedObject]
    let deleted: [NSManagedObject]
    /// The identifiers of inserted objects, once they have keys.
    private(set) var identifiers: [ObjectIdentifier: NSManagedObjectID] = [:]
    /// Objects whose rows have a new version.
    private(set) var advanced: [NSManagedObject] = []

    init(_ store: NSPersistentStore, _ changes: ContextChanges) {
        self.store = store
        func own(_ objects: ObjectSet) -> [NSManagedObject] {
            objects.sorted.filter { store.engine.schema.numbers[$0.description_.name ?? ""] != nil && $0.belongs(to: store) }
        }
        (inserted, updated, deleted) = (own(changes.inserted), own(changes.updated), own(changes.deleted))
    }

    /// How many keys each table needs.
    var counts: [String: Int] {
        Dictionary(inserted.filter(\.id.isTemporaryID).map { ($0.description_.root.name ?? "", 1) }, uniquingKeysWith: +)
    }

    /// > Parameters: keys: the first key for each table.
    mutating func changes(_ keys: [String: Int64]) -> StoreChanges {
        var next = keys
        identifiers = [:]
        advanced = []
        for object in inserted {
            guard object.id.isTemporaryID else {
                identifiers[ObjectIdentifier(object)] = object.id
                continue
            }
            let root = object.description_.root.name ?? ""
            let key = next[root] ?? 1
            next[root] = key + 1
            identifiers[ObjectIdentifier(object)] = NSManagedObjectID(object.description_, key, in: store)
        }
        var changes = StoreChanges()
        for object in inserted {
            let layout = object.description_.layout
            let row = row(of: object, layout.indices.map { $0 })
            changes.inserted.append(row)
            addMembers(of: object, layout.indices.map { $0 }, to: &changes)
        }
        for object in updated {
            let places = object.differing
            let row = row(of: object, places)
            if !row.values.isEmpty {
                changes.updated.append(row)
                advanced.append(object)
            }
            addMembers(of: object, places, to: &changes)
        }
        for object in deleted {
            changes.deleted.append(
                StoreChanges.Row(entity: object.description_.name ?? "", key: object.id.key.row, version: object.version))
        }
        return changes
    }

    private func key(of id: NSManagedObjectID?, _ object: NSManagedObject?) -> Int64? {
        if let object { return (identifiers[ObjectIdentifier(object)] ?? object.id).key.row }
        return id?.key.row
    }

    private func row(of object: NSManagedObject, _ places: [Int]) -> StoreChanges.Row {
        let layout = object.description_.layout
        var values: [(column: String, value: SQLValue)] = []
        let columns = store.engine.columns(of: object.description_)
        for place in places {
            guard let column = columns[place], let slot = object.slots?[place] else { continue }
            switch slot {
            case .value(let value):
                if let attribute = layout.attributes[place] { values.append((column, ValueCoding.stored(value, attribute))) }
            case .reference(let id): values.append((column, SQLValue(key(of: id, nil))))
            case .object(let other): values.append((column, SQLValue(key(of: nil, other))))
            case .unloaded, .members: continue
            }
        }
        return StoreChanges.Row(
            entity: object.description_.name ?? "", key: key(of: nil, object) ?? 0, version: object.version, values: values)
    }

    private func addMembers(of object: NSManagedObject, _ places: [Int], to changes: inout StoreChanges) {
        let layout = object.description_.layout
        guard let source = key(of: nil, object) else { return }
        for place in places {
            guard let relationship = layout.relationships[place], relationship.isToMany, let owner = relationship.owner?.name,
                let link = store.engine.schema.link(relationship.name, of: owner), case .members(let members)? = object.slots?[place]
            else { continue }
            let now = members.list.compactMap { key(of: nil, $0) }
            switch link {
            case .column: continue
            case .inverse(_, let order):
                guard let order else { continue }
                let table = store.engine.schema.table(of: relationship.destinationEntity?.name ?? "")
                for (index, key) in now.enumerated() {
                    changes.orders.append(
                        StoreChanges.Order(table: table, column: order, keys: [(column: "Z_PK", value: key)], place: Int64(index)))
                }
            case .join(let table, let own, let other, let order):
                let before = Set((object.committedMembers[place] ?? []).compactMap { key(of: nil, $0) })
                for key in now where !before.contains(key) {
                    changes.addedPairs.append(StoreChanges.Pair(table: table, source: own, destination: other, keys: [source, key]))
                }
                let kept = Set(now)
                for key in before.sorted() where !kept.contains(key) {
                    changes.removedPairs.append(StoreChanges.Pair(table: table, source: own, destination: other, keys: [source, key]))
                }
                guard let order else { continue }
                for (index, key) in now.enumerated() {
                    changes.orders.append(
                        StoreChanges.Order(
                            table: table, column: order, keys: [(column: own, value: source), (column: other, value: key)],
                            place: Int64(index)))
                }
            }
        }
    }
}

extension NSManagedObject {
    /// Whether the object's row is or will be in a store.
    fileprivate func belongs(to store: NSPersistentStore) -> Bool {
        if let own = id.persistentStore { return own === store }
        return store.persistentStoreCoordinator?.store(of: description_) === store
    }
}
