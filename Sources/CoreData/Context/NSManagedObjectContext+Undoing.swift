internal import Foundation

extension NSManagedObjectContext {
    /// Gives up all changes: inserted objects leave the context, others become what is saved.
    public func rollback() {
        let given = changes
        for object in given.inserted.sorted {
            changes.forget(object)
            registry.remove(object)
            pending.inserted.remove(object)
            pending.deleted.insert(object)
            object.context = nil
        }
        for object in given.updated.sorted + given.deleted.sorted {
            let wasDeleted = object.state.isDeleted
            changes.forget(object)
            restore(object)
            if wasDeleted { pending.inserted.insert(object) } else { pending.refreshed.insert(object) }
            pending.deleted.remove(object)
            pending.updated.remove(object)
        }
        processPendingChanges()
    }

    /// The object has what is saved.
    private func restore(_ object: NSManagedObject) {
        guard object.committed != nil else { return turnIntoFault(object) }
        object.slots = object.committed
        for (place, members) in object.committedMembers { object.slots?[place] = .members(Members(members)) }
        object.committedMembers = [:]
        object.changed = []
    }

    /// Forgets all objects and changes.
    public func reset() {
        let objects = registry.all
        for object in objects {
            changes.forget(object)
            object.context = nil
            object.slots = nil
            object.committed = nil
            object.committedMembers = [:]
        }
        registry.removeAll()
        retained = []
        (changes, pending) = (ContextChanges(), PendingChanges())
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: [NSInvalidatedAllObjectsKey: objects])
    }

    /// Makes an object a fault, or gives it what is saved. > Parameters: flag: its own changes stay.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.context === self, !object.state.isInserted else { return }
        guard flag else {
            changes.forget(object)
            pending.updated.remove(object)
            turnIntoFault(object)
            pending.refreshed.insert(object)
            return scheduleNotification()
        }
        guard object.hasChanges else {
            turnIntoFault(object)
            pending.refreshed.insert(object)
            return scheduleNotification()
        }
        guard !object.state.isDeleted, let row = (try? row(of: object.id)) ?? nil else { return }
        let own = object.differing.map { ($0, object.slots?[$0]) }
        let members = object.committedMembers
        fill(object, row)
        for (place, slot) in own { if let slot { object.slots?[place] = slot } }
        object.committedMembers = members
        pending.refreshed.insert(object)
        scheduleNotification()
    }

    /// Refreshes all objects; their own changes stay.
    public func refreshAllObjects() { for object in registry.all { refresh(object, mergeChanges: true) } }

    func turnIntoFault(_ object: NSManagedObject) {
        guard object.slots != nil, !object.state.isInserted else { return }
        object.willTurnIntoFault()
        object.slots = nil
        object.committed = nil
        object.committedMembers = [:]
        object.changed = []
        object.didTurnIntoFault()
    }
}
