public import Foundation

// What Ferry's stores and models do not have.

/// Not available in Ferry: Ferry's stores are in SQLite.
@available(*, unavailable, message: "Ferry's stores are in SQLite")
open class NSAtomicStore: NSObject {}

/// Not available in Ferry: Ferry's stores are in SQLite.
@available(*, unavailable, message: "Ferry's stores are in SQLite")
open class NSAtomicStoreCacheNode: NSObject {}

/// Not available in Ferry: Ferry's models have attributes and relationships only.
@available(*, unavailable, message: "Ferry's models have attributes and relationships only")
open class NSCompositeAttributeDescription: NSObject {}

/// Not available in Ferry: a conflict of constraints is an error of saving in Ferry.
@available(*, unavailable, message: "a conflict of constraints is an error of saving in Ferry")
open class NSConstraintConflict: NSObject {}

/// Not available in Ferry: no simulated device has Spotlight.
@available(*, unavailable, message: "no simulated device has Spotlight")
open class NSCoreDataCoreSpotlightDelegate: NSObject {}

/// Not available in Ferry: Ferry finds out by itself how a store is migrated; set renamingIdentifier.
@available(*, unavailable, message: "Ferry finds out by itself how a store is migrated; set renamingIdentifier")
open class NSCustomMigrationStage: NSMigrationStage {}

/// Not available in Ferry: Ferry's models have attributes and relationships only.
@available(*, unavailable, message: "Ferry's models have attributes and relationships only")
open class NSDerivedAttributeDescription: NSObject {}

/// Not available in Ferry: Ferry finds out by itself how a store is migrated; set renamingIdentifier.
@available(*, unavailable, message: "Ferry finds out by itself how a store is migrated; set renamingIdentifier")
open class NSEntityMapping: NSObject {}

/// Not available in Ferry: Ferry finds out by itself how a store is migrated; set renamingIdentifier.
@available(*, unavailable, message: "Ferry finds out by itself how a store is migrated; set renamingIdentifier")
open class NSEntityMigrationPolicy: NSObject {}

/// Not available in Ferry: Ferry indexes what its fetches need by itself.
@available(*, unavailable, message: "Ferry indexes what its fetches need by itself")
open class NSFetchIndexDescription: NSObject {}

/// Not available in Ferry: Ferry indexes what its fetches need by itself.
@available(*, unavailable, message: "Ferry indexes what its fetches need by itself")
open class NSFetchIndexElementDescription: NSObject {}

/// Not available in Ferry: Ferry's predicates have no subqueries by a fetch request.
@available(*, unavailable, message: "Ferry's predicates have no subqueries by a fetch request")
open class NSFetchRequestExpression: NSObject {}

/// Not available in Ferry: Ferry's models have attributes and relationships only.
@available(*, unavailable, message: "Ferry's models have attributes and relationships only")
open class NSFetchedPropertyDescription: NSObject {}

/// Not available in Ferry: Ferry's stores are in SQLite.
@available(*, unavailable, message: "Ferry's stores are in SQLite")
open class NSIncrementalStore: NSObject {}

/// Not available in Ferry: Ferry's stores are in SQLite.
@available(*, unavailable, message: "Ferry's stores are in SQLite")
open class NSIncrementalStoreNode: NSObject {}

/// Not available in Ferry: Ferry finds out by itself how a store is migrated; set renamingIdentifier.
@available(*, unavailable, message: "Ferry finds out by itself how a store is migrated; set renamingIdentifier")
open class NSLightweightMigrationStage: NSMigrationStage {}

/// Not available in Ferry: Ferry has no staged migration.
@available(*, unavailable, message: "Ferry has no staged migration")
open class NSManagedObjectModelReference: NSObject {}

/// Not available in Ferry: Ferry finds out by itself how a store is migrated; set renamingIdentifier.
@available(*, unavailable, message: "Ferry finds out by itself how a store is migrated; set renamingIdentifier")
open class NSMappingModel: NSObject {}

/// Not available in Ferry: Ferry finds out by itself how a store is migrated; set renamingIdentifier.
@available(*, unavailable, message: "Ferry finds out by itself how a store is migrated; set renamingIdentifier")
open class NSMigrationManager: NSObject {}

/// Not available in Ferry: Ferry finds out by itself how a store is migrated; set renamingIdentifier.
@available(*, unavailable, message: "Ferry finds out by itself how a store is migrated; set renamingIdentifier")
open class NSMigrationStage: NSObject {}

/// Not available in Ferry: Ferry's devices have no iCloud; use NSPersistentContainer.
@available(*, unavailable, message: "Ferry's devices have no iCloud; use NSPersistentContainer")
open class NSPersistentCloudKitContainer: NSObject {}

/// Not available in Ferry: Ferry's devices have no iCloud; use NSPersistentContainer.
@available(*, unavailable, message: "Ferry's devices have no iCloud; use NSPersistentContainer")
open class NSPersistentCloudKitContainerEvent: NSObject {}

/// Not available in Ferry: Ferry's devices have no iCloud; use NSPersistentContainer.
@available(*, unavailable, message: "Ferry's devices have no iCloud; use NSPersistentContainer")
open class NSPersistentCloudKitContainerEventRequest: NSObject {}

/// Not available in Ferry: Ferry's devices have no iCloud; use NSPersistentContainer.
@available(*, unavailable, message: "Ferry's devices have no iCloud; use NSPersistentContainer")
open class NSPersistentCloudKitContainerEventResult: NSObject {}

/// Not available in Ferry: Ferry's devices have no iCloud; use NSPersistentContainer.
@available(*, unavailable, message: "Ferry's devices have no iCloud; use NSPersistentContainer")
open class NSPersistentCloudKitContainerOptions: NSObject {}

/// Not available in Ferry: Ferry keeps no history of a store's changes.
@available(*, unavailable, message: "Ferry keeps no history of a store's changes")
open class NSPersistentHistoryChange: NSObject {}

/// Not available in Ferry: Ferry keeps no history of a store's changes.
@available(*, unavailable, message: "Ferry keeps no history of a store's changes")
open class NSPersistentHistoryChangeRequest: NSObject {}

/// Not available in Ferry: Ferry keeps no history of a store's changes.
@available(*, unavailable, message: "Ferry keeps no history of a store's changes")
open class NSPersistentHistoryResult: NSObject {}

/// Not available in Ferry: Ferry keeps no history of a store's changes.
@available(*, unavailable, message: "Ferry keeps no history of a store's changes")
open class NSPersistentHistoryToken: NSObject {}

/// Not available in Ferry: Ferry keeps no history of a store's changes.
@available(*, unavailable, message: "Ferry keeps no history of a store's changes")
open class NSPersistentHistoryTransaction: NSObject {}

/// Not available in Ferry: Ferry finds out by itself how a store is migrated; set renamingIdentifier.
@available(*, unavailable, message: "Ferry finds out by itself how a store is migrated; set renamingIdentifier")
open class NSPropertyMapping: NSObject {}

/// Not available in Ferry: contexts of Ferry always read the current rows.
@available(*, unavailable, message: "contexts of Ferry always read the current rows")
open class NSQueryGenerationToken: NSObject {}

/// Not available in Ferry: only stores of an app's own get such requests, and Ferry's are in SQLite.
@available(*, unavailable, message: "only stores of an app's own get such requests, and Ferry's are in SQLite")
open class NSSaveChangesRequest: NSObject {}

/// Not available in Ferry: Ferry finds out by itself how a store is migrated; set renamingIdentifier.
@available(*, unavailable, message: "Ferry finds out by itself how a store is migrated; set renamingIdentifier")
open class NSStagedMigrationManager: NSObject {}
