public import Foundation
internal import ProgrammerErrors

extension NSManagedObjectContext {
    /// Whether there is something to save.
    public var hasChanges: Bool { !changes.isEmpty }
    /// Objects that were inserted since the last save.
    public var insertedObjects: Set<NSManagedObject> { changes.inserted.set }
    /// Objects that were changed since the last save.
    public var updatedObjects: Set<NSManagedObject> { changes.updated.set }
    /// Objects that were deleted since the last save.
    public var deletedObjects: Set<NSManagedObject> { changes.deleted.set }
    /// All objects of the context that are in memory.
    public var registeredObjects: Set<NSManagedObject> { Set(registry.all) }

    // MARK: Finding

    /// The object of an identifier, if it is in memory.
    public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registry[objectID.key] }

    /// The object of an identifier, as a fault if it is not in memory. That it exists is found out when its values are needed.
    public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        registry[objectID.key] ?? make(objectID)
    }

    /// The object of an identifier with its values; throws if there is none.
    public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let known = registry[objectID.key], !known.isFault, !known.state.isDeleted { return known }
        guard let row = try row(of: objectID) else {
            throw StoreError.error(
                NSManagedObjectReferentialIntegrityError, "The object was not found.", [NSAffectedObjectsErrorKey: [objectID]])
        }
        let object = object(with: objectID)
        if object.isFault { fill(object, row) }
        return object
    }

    /// Makes an object for a row.
    func make(_ id: NSManagedObjectID) -> NSManagedObject {
        identifierForNewObject = id
        let object = ManagedObjectFactory.make(id.entity, self)
        identifierForNewObject = nil
        object.state.serial = nextSerial()
        registry.add(object)
        if retainsRegisteredObjects { retained.append(object) }
        return object
    }

    func registerNew(_ object: NSManagedObject) {
        object.state.serial = nextSerial()
        registry.add(object)
        changes.insert(object)
        pending.inserted.insert(object)
        scheduleNotification()
    }

    // MARK: Changing

    /// Inserts an object that was made without a context.
    public func insert(_ object: NSManagedObject) {
        guard object.context !== self || object.state.isDeleted else { return }
        ProgrammerError.require(
            object.context == nil || object.context === self, "An NSManagedObject cannot be in two contexts.", name: .invalidArgument)
        let isNew = object.context == nil
        object.context = self
        object.state.isDeleted = false
        registerNew(object)
        if isNew { object.awakeFromInsert() }
    }

    /// Deletes an object at the next save; what its relationships say about that is done at once.
    public func delete(_ object: NSManagedObject) {
        guard object.context === self, !object.state.isDeleted else { return }
        object.loadIfNeeded()
        object.prepareForDeletion()
        let wasInserted = object.state.isInserted
        changes.delete(object)
        if wasInserted, pending.inserted.contains(object) {
            pending.inserted.remove(object)
        } else {
            pending.deleted.insert(object)
        }
        pending.updated.remove(object)
        propagateDeletion(of: object)
        if wasInserted { registry.remove(object) }
        scheduleNotification()
    }

    private func propagateDeletion(of object: NSManagedObject) {
        let layout = object.description_.layout
        for place in layout.indices {
            guard let relationship = layout.relationships[place], relationship.deleteRule != .noActionDeleteRule else { continue }
            let destinations =
                relationship.isToMany ? object.members(at: place).list : object.destination(at: place).map { [$0] } ?? []
            for destination in destinations where !destination.state.isDeleted {
                switch relationship.deleteRule {
                case .cascadeDeleteRule: delete(destination)
                case .nullifyDeleteRule:
                    if let inverse = relationship.inverseRelationship { destination.unlink(object, inverse) }
                default: break
                }
            }
        }
    }

    func noteChange(_ object: NSManagedObject) {
        changes.update(object)
        if !object.state.isInserted, !object.state.isDeleted { pending.updated.insert(object) }
        // Observers are notified of a new object's values with its insertion, and of later changes as of any others.
        if object.state.isInserted, !pending.inserted.contains(object) { pending.updated.insert(object) }
        scheduleNotification()
    }

    // MARK: Notifying

    func scheduleNotification() {
        guard !isNotificationScheduled else { return }
        isNotificationScheduled = true
        queue.later { [weak self] in self?.processPendingChanges() }
    }

    /// Notifies observers of the changes since the last time.
    public func processPendingChanges() {
        isNotificationScheduled = false
        guard !pending.isEmpty else { return }
        let now = pending
        pending = PendingChanges()
        var information: [String: Any] = [:]
        for (key, objects) in [
            (NSInsertedObjectsKey, now.inserted), (NSUpdatedObjectsKey, now.updated), (NSDeletedObjectsKey, now.deleted),
            (NSRefreshedObjectsKey, now.refreshed),
        ] where !objects.isEmpty {
            information[key] = objects.set
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: information)
    }
}

/// The key of inserted objects in a context's notifications.
public let NSInsertedObjectsKey = "inserted"
/// The key of changed objects in a context's notifications.
public let NSUpdatedObjectsKey = "updated"
/// The key of deleted objects in a context's notifications.
public let NSDeletedObjectsKey = "deleted"
/// The key of objects that were refreshed and had no changes of their own.
public let NSRefreshedObjectsKey = "refreshed"
/// The key that says that all objects are invalid.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of objects that are invalid.
public let NSInvalidatedObjectsKey = "invalidated"

extension Notification.Name {
    /// Objects of a context have changed.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
    /// A context has saved its changes.
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// A context is about to save its changes.
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
}

extension NSManagedObjectContext {
    /// Objects of a context have changed.
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    /// A context has saved its changes.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// A context is about to save its changes.
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave

    /// The keys of notifications.
    public enum NotificationKey: String, Sendable {
        /// Inserted objects.
        case insertedObjects = "inserted"
        /// Changed objects.
        case updatedObjects = "updated"
        /// Deleted objects.
        case deletedObjects = "deleted"
        /// Refreshed objects.
        case refreshedObjects = "refreshed"
    }
}
