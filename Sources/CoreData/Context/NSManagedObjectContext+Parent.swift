internal import Foundation

extension NSManagedObjectContext {
    /// Makes this context's changes in its parent, whose own save brings them to the store.
    func pushChanges(to parent: NSManagedObjectContext) throws {
        let saved = changes
        parent.performAndWait {
            for object in saved.inserted.sorted { parent.adopt(object) }
            for object in saved.inserted.sorted { parent.take(object, object.description_.layout.indices.map { $0 }) }
            for object in saved.updated.sorted { parent.take(object, object.differing) }
            for object in saved.deleted.sorted { parent.delete(parent.object(with: object.id)) }
            parent.processPendingChanges()
        }
        for object in saved.inserted.sorted + saved.updated.sorted { settle(object) }
        for object in saved.deleted.sorted { changes.forget(object, keepingDeleted: true) }
    }

    /// Makes an object that a child has inserted, under the same identifier.
    private func adopt(_ object: NSManagedObject) {
        guard registry[object.id.key] == nil else { return }
        let own = make(object.id)
        own.slots = object.description_.layout.relationships.map { relationship in
            relationship.map { $0.isToMany ? .members(Members([])) : .object(nil) } ?? .value(nil)
        }
        changes.insert(own)
        pending.inserted.insert(own)
        scheduleNotification()
    }

    /// Takes over values of a child's object.
    private func take(_ object: NSManagedObject, _ places: [Int]) {
        let own = self.object(with: object.id)
        own.loadIfNeeded()
        let layout = own.description_.layout
        for place in places {
            guard let slot = object.slots?[place] else { continue }
            switch slot {
            case .value(let value): own.setValue(value, at: place)
            case .reference(let id): own.setValue(id.map(self.object), at: place)
            case .object(let other): own.setValue(other.map { self.object(with: $0.id) }, at: place)
            case .unloaded: continue
            case .members(let members):
                let list = members.list.map { self.object(with: $0.id) }
                own.setValue(layout.relationships[place]?.isOrdered == true ? NSOrderedSet(array: list) : NSSet(array: list), at: place)
            }
        }
    }
}
