public import Foundation

// Members of what Ferry's stores and models do not have.

extension NSAttributeDescription {
    /// Not available in Ferry: Ferry compares models by their entities, without hashes.
    @available(*, unavailable, message: "Ferry compares models by their entities, without hashes")
    public var versionHash: Data { Data() }
    /// Not available in Ferry: Ferry keeps no history of a store's changes.
    @available(*, unavailable, message: "Ferry keeps no history of a store's changes")
    public var preservesValueInHistoryOnDeletion: Bool { false }
    /// Not available in Ferry: Ferry's devices have no iCloud.
    @available(*, unavailable, message: "Ferry's devices have no iCloud")
    public var allowsCloudEncryption: Bool { false }
}

extension NSEntityDescription {
    /// Not available in Ferry: Ferry compares models by their entities, without hashes.
    @available(*, unavailable, message: "Ferry compares models by their entities, without hashes")
    public var versionHash: Data { Data() }
    /// Not available in Ferry: Ferry compares models by their entities, without hashes.
    @available(*, unavailable, message: "Ferry compares models by their entities, without hashes")
    public var versionHashModifier: String? { nil }
    /// Not available in Ferry: Ferry indexes what its fetches need by itself.
    @available(*, unavailable, message: "Ferry indexes what its fetches need by itself")
    public var compoundIndexes: [NSPropertyDescription] { [] }
    /// Not available in Ferry: Ferry indexes what its fetches need by itself.
    @available(*, unavailable, message: "Ferry indexes what its fetches need by itself")
    public var indexes: [NSFetchIndexDescription] { [] }
    /// Not available in Ferry: no simulated device has Spotlight.
    @available(*, unavailable, message: "no simulated device has Spotlight")
    public var coreSpotlightDisplayNameExpression: Any { 0 }
}

extension NSManagedObject {
    /// Not available in Ferry: use mutableSetValue(forKey:).
    @available(*, unavailable, message: "use mutableSetValue(forKey:)")
    public func willChangeValue(forKey: String, withSetMutation: Any, usingObjects: Set<AnyHashable>) {}
    /// Not available in Ferry: use mutableSetValue(forKey:).
    @available(*, unavailable, message: "use mutableSetValue(forKey:)")
    public func didChangeValue(forKey: String, withSetMutation: Any, usingObjects: Set<AnyHashable>) {}
    /// Not available in Ferry: override awakeFromFetch().
    @available(*, unavailable, message: "override awakeFromFetch()")
    public func awake(fromSnapshotEvents: Any) {}
}

extension NSManagedObjectContext {
    /// Not available in Ferry: choose one of NSMergePolicy's policies.
    @available(*, unavailable, message: "choose one of NSMergePolicy's policies")
    public func detectConflicts(for item: NSManagedObject) {}
    /// Not available in Ferry: a coordinator of Ferry stores an entity in the first store of its configuration.
    @available(*, unavailable, message: "a coordinator of Ferry stores an entity in the first store of its configuration")
    public func assign(_ value: Any, to target: NSPersistentStore) {}
    /// Not available in Ferry: a row that is gone is an error of Ferry.
    @available(*, unavailable, message: "a row that is gone is an error of Ferry")
    public func shouldHandleInaccessibleFault(
        _ managedObject: NSManagedObject, for item: NSManagedObjectID, triggeredByProperty: NSPropertyDescription?
    ) -> Bool { false }
    /// Not available in Ferry: contexts of Ferry always read the current rows.
    @available(*, unavailable, message: "contexts of Ferry always read the current rows")
    public var queryGenerationToken: NSQueryGenerationToken? { nil }
    /// Not available in Ferry: contexts of Ferry always read the current rows.
    @available(*, unavailable, message: "contexts of Ferry always read the current rows")
    public func setQueryGenerationFrom(_ queryGenerationToken: NSQueryGenerationToken?) throws {}
}

extension NSManagedObjectModel {
    /// Not available in Ferry: Ferry's errors of validation are not localized by the model.
    @available(*, unavailable, message: "Ferry's errors of validation are not localized by the model")
    public var localizationDictionary: [AnyHashable: Any]? { nil }
    /// Not available in Ferry: open the store; metadata(for:) reads what it knows of itself.
    @available(*, unavailable, message: "open the store; metadata(for:) reads what it knows of itself")
    public static func mergedModel(fromBundles: [Any]?, forStoreMetadata: [AnyHashable: Any]) -> NSManagedObjectModel? { nil }
    /// Not available in Ferry: Ferry compares models by their entities, without hashes.
    @available(*, unavailable, message: "Ferry compares models by their entities, without hashes")
    public var entityVersionHashesByName: [AnyHashable: Any] { [:] }
    /// Not available in Ferry: Ferry compares models by their entities, without hashes.
    @available(*, unavailable, message: "Ferry compares models by their entities, without hashes")
    public static func checksumsForVersionedModel(at place: URL) throws -> [AnyHashable: Any] { [:] }
    /// Not available in Ferry: Ferry compares models by their entities, without hashes.
    @available(*, unavailable, message: "Ferry compares models by their entities, without hashes")
    public var versionChecksum: String { "" }
}

extension NSMergePolicy {
    /// Not available in Ferry: choose one of NSMergePolicy's policies.
    @available(*, unavailable, message: "choose one of NSMergePolicy's policies")
    public func resolveConflicts(_ object: [NSMergeConflict]) throws {}
    /// Not available in Ferry: choose one of NSMergePolicy's policies.
    @available(*, unavailable, message: "choose one of NSMergePolicy's policies")
    public func resolveOptimisticLockingVersionConflicts(_ object: [NSMergeConflict]) throws {}
    /// Not available in Ferry: choose one of NSMergePolicy's policies.
    @available(*, unavailable, message: "choose one of NSMergePolicy's policies")
    public func resolveConstraintConflicts(_ object: [NSConstraintConflict]) throws {}
}

extension NSPersistentStore {
    /// Not available in Ferry: Ferry finds out by itself how a store is migrated.
    @available(*, unavailable, message: "Ferry finds out by itself how a store is migrated")
    public static var migrationManagerClass: AnyClass? { nil }
    /// Not available in Ferry: open the store; metadata(for:) reads what it knows of itself.
    @available(*, unavailable, message: "open the store; metadata(for:) reads what it knows of itself")
    public static func metadataForPersistentStore(with value: URL) throws -> [AnyHashable: Any] { [:] }
    /// Not available in Ferry: open the store; metadata(for:) reads what it knows of itself.
    @available(*, unavailable, message: "open the store; metadata(for:) reads what it knows of itself")
    public static func setMetadata(_ object: [AnyHashable: Any]?, forPersistentStoreWith: URL) throws {}
    /// Not available in Ferry: open the store; metadata(for:) reads what it knows of itself.
    @available(*, unavailable, message: "open the store; metadata(for:) reads what it knows of itself")
    public func loadMetadata() throws {}
    /// Not available in Ferry: Ferry's stores are in SQLite.
    @available(*, unavailable, message: "Ferry's stores are in SQLite")
    public func didAdd(to target: NSPersistentStoreCoordinator) {}
    /// Not available in Ferry: Ferry's stores are in SQLite.
    @available(*, unavailable, message: "Ferry's stores are in SQLite")
    public func willRemove(from source: NSPersistentStoreCoordinator?) {}
    /// Not available in Ferry: no simulated device has Spotlight.
    @available(*, unavailable, message: "no simulated device has Spotlight")
    public var coreSpotlightExporter: NSCoreDataCoreSpotlightDelegate? { nil }
}

extension NSPersistentStoreDescription {
    /// Not available in Ferry: Ferry opens its files with settings of its own.
    @available(*, unavailable, message: "Ferry opens its files with settings of its own")
    public var timeout: Double { 0 }
    /// Not available in Ferry: Ferry opens its files with settings of its own.
    @available(*, unavailable, message: "Ferry opens its files with settings of its own")
    public var sqlitePragmas: [AnyHashable: Any] { [:] }
    /// Not available in Ferry: Ferry opens its files with settings of its own.
    @available(*, unavailable, message: "Ferry opens its files with settings of its own")
    public func setValue(_ value: Any?, forPragmaNamed: String) {}
    /// Not available in Ferry: Ferry's devices have no iCloud.
    @available(*, unavailable, message: "Ferry's devices have no iCloud")
    public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions? { nil }
}

extension NSPersistentStoreCoordinator {
    /// Not available in Ferry: Ferry's stores are in SQLite.
    @available(*, unavailable, message: "Ferry's stores are in SQLite")
    public static var registeredStoreTypes: [AnyHashable: Any] { [:] }
    /// Not available in Ferry: Ferry's stores are in SQLite.
    @available(*, unavailable, message: "Ferry's stores are in SQLite")
    public static func registerStore(_ anyClass: AnyClass?, forStoreType: String) {}
    /// Not available in Ferry: open the store; metadata(for:) reads what it knows of itself.
    @available(*, unavailable, message: "open the store; metadata(for:) reads what it knows of itself")
    public static func metadataForPersistentStore(ofType: String?, url: URL) throws -> [AnyHashable: Any] { [:] }
    /// Not available in Ferry: open the store; metadata(for:) reads what it knows of itself.
    @available(*, unavailable, message: "open the store; metadata(for:) reads what it knows of itself")
    public static func metadataForPersistentStore(ofType: String, url: URL, options: [AnyHashable: Any]?) throws -> [AnyHashable: Any] {
        [:]
    }
    /// Not available in Ferry: open the store; metadata(for:) reads what it knows of itself.
    @available(*, unavailable, message: "open the store; metadata(for:) reads what it knows of itself")
    public static func setMetadata(_ dictionary: [AnyHashable: Any]?, forPersistentStoreOfType: String?, url: URL) throws {}
    /// Not available in Ferry: open the store; metadata(for:) reads what it knows of itself.
    @available(*, unavailable, message: "open the store; metadata(for:) reads what it knows of itself")
    public static func setMetadata(_ object: [AnyHashable: Any]?, forPersistentStoreOfType: String, url: URL, options: [AnyHashable: Any]?)
        throws
    {}
    /// Not available in Ferry: open the store; metadata(for:) reads what it knows of itself.
    @available(*, unavailable, message: "open the store; metadata(for:) reads what it knows of itself")
    public func setMetadata(_ object: [AnyHashable: Any]?, for item: NSPersistentStore) {}
    /// Not available in Ferry: Ferry's Core Data does not have it.
    @available(*, unavailable, message: "Ferry's Core Data does not have it")
    public func setURL(_ url: URL, for item: NSPersistentStore) -> Bool { false }
    /// Not available in Ferry: Ferry finds out by itself how a store is migrated.
    @available(*, unavailable, message: "Ferry finds out by itself how a store is migrated")
    public func migratePersistentStore(_ persistentStore: NSPersistentStore, to target: URL, options: [AnyHashable: Any]?, withType: String)
        throws -> NSPersistentStore?
    { nil }
    /// Not available in Ferry: Ferry's Core Data does not have it.
    @available(*, unavailable, message: "Ferry's Core Data does not have it")
    public func execute(_ persistentStoreRequest: NSPersistentStoreRequest, with value: NSManagedObjectContext) throws -> Any { 0 }
    /// Not available in Ferry: Ferry's devices have no iCloud.
    @available(*, unavailable, message: "Ferry's devices have no iCloud")
    public static func removeUbiquitousContentAndPersistentStore(at place: URL, options: [AnyHashable: Any]?) throws {}
    /// Not available in Ferry: Ferry's Core Data does not have it.
    @available(*, unavailable, message: "Ferry's Core Data does not have it")
    public func replacePersistentStore(
        at place: URL, destinationOptions: [AnyHashable: Any]?, withPersistentStoreFrom: URL, sourceOptions: [AnyHashable: Any]?,
        storeType: String
    ) throws {}
    /// Not available in Ferry: Ferry keeps no history of a store's changes.
    @available(*, unavailable, message: "Ferry keeps no history of a store's changes")
    public func currentPersistentHistoryToken(fromStores: [Any]?) -> NSPersistentHistoryToken? { nil }
    /// Not available in Ferry: Ferry finds out by itself how a store is migrated.
    @available(*, unavailable, message: "Ferry finds out by itself how a store is migrated")
    public func finishDeferredLightweightMigration() throws {}
    /// Not available in Ferry: Ferry finds out by itself how a store is migrated.
    @available(*, unavailable, message: "Ferry finds out by itself how a store is migrated")
    public func finishDeferredLightweightMigrationTask() throws {}
    /// Not available in Ferry: Ferry's Core Data does not have it.
    @available(*, unavailable, message: "Ferry's Core Data does not have it")
    public func managedObjectID(fromUTF8String: UnsafeMutableRawPointer?, length: Int) -> NSManagedObjectID? { nil }
}

extension NSPropertyDescription {
    /// Not available in Ferry: Ferry indexes what its fetches need by itself.
    @available(*, unavailable, message: "Ferry indexes what its fetches need by itself")
    public var isIndexed: Bool { false }
    /// Not available in Ferry: Ferry compares models by their entities, without hashes.
    @available(*, unavailable, message: "Ferry compares models by their entities, without hashes")
    public var versionHash: Data { Data() }
    /// Not available in Ferry: Ferry compares models by their entities, without hashes.
    @available(*, unavailable, message: "Ferry compares models by their entities, without hashes")
    public var versionHashModifier: String? { nil }
    /// Not available in Ferry: no simulated device has Spotlight.
    @available(*, unavailable, message: "no simulated device has Spotlight")
    public var isIndexedBySpotlight: Bool { false }
    /// Not available in Ferry: Ferry's devices have no iCloud.
    @available(*, unavailable, message: "Ferry's devices have no iCloud")
    public var isStoredInExternalRecord: Bool { false }
}

extension NSRelationshipDescription {
    /// Not available in Ferry: Ferry compares models by their entities, without hashes.
    @available(*, unavailable, message: "Ferry compares models by their entities, without hashes")
    public var versionHash: Data { Data() }
}

extension NSBatchInsertRequest {
    /// Not available in Ferry: Ferry's Core Data does not have it.
    @available(*, unavailable, message: "Ferry's Core Data does not have it")
    public var entity: NSEntityDescription? { nil }
}

extension NSManagedObjectContext {
    /// Not available in Ferry: contexts of Ferry keep no changes to undo.
    @available(*, unavailable, message: "contexts of Ferry keep no changes to undo")
    public func undo() {}
    /// Not available in Ferry: contexts of Ferry keep no changes to undo.
    @available(*, unavailable, message: "contexts of Ferry keep no changes to undo")
    public func redo() {}
}
