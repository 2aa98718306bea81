public import Foundation

/// The identifiers of what a context has saved.
struct SavedIdentifiers: Sendable {
    var inserted: [NSManagedObjectID]
    var updated: [NSManagedObjectID]
    var deleted: [NSManagedObjectID]

    init(_ changes: ContextChanges) {
        inserted = changes.inserted.sorted.map(\.id)
        updated = changes.updated.sorted.map(\.id)
        deleted = changes.deleted.sorted.map(\.id)
    }

    init(_ information: [AnyHashable: Any]) {
        func ids(_ keys: String...) -> [NSManagedObjectID] {
            keys.flatMap { key -> [NSManagedObjectID] in
                switch information[key] {
                case let objects as Set<NSManagedObject>: objects.sorted { $0.state.serial < $1.state.serial }.map(\.id)
                case let ids as Set<NSManagedObjectID>: Array(ids)
                case let list as [Any]: list.compactMap { ($0 as? NSManagedObjectID) ?? ($0 as? NSManagedObject)?.id }
                default: []
                }
            }
        }
        inserted = ids(NSInsertedObjectsKey, "inserted_objectIDs")
        updated = ids(NSUpdatedObjectsKey, NSRefreshedObjectsKey, "updated_objectIDs")
        deleted = ids(NSDeletedObjectsKey, "deleted_objectIDs")
    }
}

extension NSManagedObjectContext {
    /// Makes what another context has saved visible here; observers are notified of it.
    public func mergeChanges(fromContextDidSave notification: Notification) { merge(SavedIdentifiers(notification.userInfo ?? [:])) }

    /// Makes changes visible in contexts. > Parameters: changeNotificationData: identifiers by the keys of a save's notification.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        let saved = SavedIdentifiers(changeNotificationData)
        for context in contexts { context.performAndWait { context.merge(saved) } }
    }

    func merge(_ saved: SavedIdentifiers) {
        for id in saved.inserted where registry[id.key] == nil || registry[id.key]?.isFault == true {
            pending.inserted.insert(object(with: id))
        }
        for id in saved.updated {
            guard let object = registry[id.key] else {
                // Not in memory: nothing of it is shown.
                continue
            }
            refresh(object, mergeChanges: true)
            pending.refreshed.remove(object)
            pending.updated.insert(object)
        }
        for id in saved.deleted {
            guard let object = registry[id.key], !object.state.isDeleted else { continue }
            object.loadWithoutFault()
            changes.forget(object, keepingDeleted: true)
            pending.deleted.insert(object)
            registry.remove(object)
        }
        processPendingChanges()
    }

    /// Passes a save on to the contexts that want it.
    func passOn(_ saved: SavedIdentifiers) {
        let others = parent == nil ? persistentStoreCoordinator?.registeredContexts ?? [] : []
        let siblings = parent?.childContexts ?? []
        for context in others + childContexts + siblings where context !== self && context.automaticallyMergesChangesFromParent {
            context.queue.async { context.merge(saved) }
        }
    }
}

extension NSManagedObject {
    /// A deleted object keeps what it had; a fault has nothing.
    fileprivate func loadWithoutFault() {
        guard slots == nil else { return }
        slots = description_.layout.relationships.map { relationship in
            relationship.map { $0.isToMany ? .members(Members([])) : .object(nil) } ?? .value(nil)
        }
        committed = slots
    }
}
