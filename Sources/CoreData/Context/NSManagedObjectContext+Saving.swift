internal import Foundation
internal import ProgrammerErrors

extension NSManagedObjectContext {
    /// Saves the changes in the parent context, or in the stores in one transaction for each.
    ///
    /// Throws what a validation, a conflict or a store says; then nothing is saved.
    public func save() throws {
        guard hasChanges else { return }
        guard parent != nil || persistentStoreCoordinator?.persistentStores.isEmpty == false else { throw StoreError.withoutStores }
        processPendingChanges()
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        notifyWillSave()
        processPendingChanges()
        try validate()
        let saved = changes
        if let parent { try pushChanges(to: parent) } else { try commit() }
        processPendingChanges()
        for object in saved.inserted.sorted + saved.updated.sorted + saved.deleted.sorted { object.didSave() }
        let information: [String: Any] = [
            NSInsertedObjectsKey: saved.inserted.set, NSUpdatedObjectsKey: saved.updated.set, NSDeletedObjectsKey: saved.deleted.set,
        ]
        for object in saved.deleted.sorted { detach(object) }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: information)
        passOn(SavedIdentifiers(saved))
    }

    /// Objects may change themselves and others when they are about to be saved.
    private func notifyWillSave() {
        var done = ObjectSet()
        for _ in 0..<1000 {
            let next = (changes.inserted.sorted + changes.updated.sorted + changes.deleted.sorted).filter { !done.contains($0) }
            guard !next.isEmpty else { return }
            for object in next {
                done.insert(object)
                object.willSave()
            }
        }
        ProgrammerError.raise("Failed to process pending changes before save.  The context is still dirty after 1000 attempts.")
    }

    private func validate() throws {
        var errors: [NSError] = []
        func check(_ objects: ObjectSet, _ body: (NSManagedObject) throws -> Void) {
            for object in objects.sorted {
                do { try body(object) } catch { errors.append(error as NSError) }
            }
        }
        check(changes.deleted) { try $0.validateForDelete() }
        check(changes.inserted) { try $0.validateForInsert() }
        check(changes.updated) { try $0.validateForUpdate() }
        try ObjectValidation.raise(errors)
    }

    // MARK: Stores

    private func commit() throws {
        guard let coordinator = persistentStoreCoordinator else { throw StoreError.withoutStores }
        try coordinator.locked {
            for store in coordinator.persistentStores { try commit(store) }
        }
    }

    /// A conflict is resolved by the merge policy and the save tried again.
    private func commit(_ store: NSPersistentStore) throws {
        for _ in 0..<Self.mostAttempts {
            try ConstraintCheck(context: self, store: store).run()
            var plan = SavePlan(store, changes)
            guard !plan.inserted.isEmpty || !plan.updated.isEmpty || !plan.deleted.isEmpty else { return }
            do {
                try store.engine.save(plan.counts) { keys in plan.changes(keys) }
                return finish(plan)
            } catch let conflict as StoreConflict {
                try ConflictResolution(context: self, store: store).resolve(conflict)
            }
        }
        throw StoreError.error(NSPersistentStoreSaveConflictsError, "The objects changed again and again while they were saved.")
    }

    private static let mostAttempts = 10

    /// The objects are what is saved now.
    private func finish(_ plan: SavePlan) {
        for object in plan.inserted {
            if let id = plan.identifiers[ObjectIdentifier(object)] { rename(object, to: id) }
        }
        for object in plan.advanced { object.version += 1 }
        for object in plan.inserted + plan.updated { settle(object) }
        for object in plan.deleted { changes.forget(object, keepingDeleted: true) }
    }

    /// Gives an object its permanent identifier, also in the contexts below.
    func rename(_ object: NSManagedObject, to id: NSManagedObjectID) {
        guard id != object.id else { return }
        let old = object.id.key
        registry.rename(old, to: id)
        renameInChildren(old, to: id)
    }

    private func renameInChildren(_ old: ObjectKey, to id: NSManagedObjectID) {
        for child in childContexts {
            child.registry.rename(old, to: id)
            child.renameInChildren(old, to: id)
        }
    }

    func settle(_ object: NSManagedObject) {
        object.committed = object.slots
        object.committedMembers = [:]
        object.changed = []
        changes.forget(object)
    }

    private func detach(_ object: NSManagedObject) {
        registry.remove(object)
        object.context = nil
    }

    /// Gives objects permanent identifiers before they are saved.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        if let parent {
            let keys = objects.filter(\.id.isTemporaryID).map(\.id)
            return try parent.performAndWait { try parent.obtainPermanentIDs(for: keys.compactMap(parent.registeredObject(for:))) }
        }
        guard let coordinator = persistentStoreCoordinator else { throw StoreError.withoutStores }
        try coordinator.locked {
            for object in objects where object.id.isTemporaryID {
                guard let store = coordinator.store(of: object.description_) else { throw StoreError.withoutStores }
                let root = object.description_.root.name ?? ""
                var key: Int64 = 0
                try store.engine.save([root: 1]) { keys in
                    key = keys[root] ?? 0
                    return StoreChanges()
                }
                rename(object, to: NSManagedObjectID(object.description_, key, in: store))
            }
        }
    }
}

extension ContextChanges {
    /// A deleted object stays marked as such.
    mutating func forget(_ object: NSManagedObject, keepingDeleted: Bool) {
        forget(object)
        object.state.isDeleted = keepingDeleted
    }
}
