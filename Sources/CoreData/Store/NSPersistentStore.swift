public import Foundation
internal import Synchronization

/// The type of stores in SQLite files.
public let NSSQLiteStoreType = "SQLite"
/// The type of stores in memory.
public let NSInMemoryStoreType = "InMemory"
/// The type of stores in files that are read and written as a whole; there are none.
public let NSBinaryStoreType = "Binary"

/// A store of a coordinator.
///
/// > Contract: Core Data, NSPersistentStore
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// `NSSQLiteStoreType` or `NSInMemoryStoreType`.
    public let type: String
    /// The store's file.
    open internal(set) var url: URL?
    /// The configuration of the model whose entities it has; nil is all entities.
    public let configurationName: String
    /// The options that it was added with.
    public let options: [AnyHashable: Any]?
    /// Whether it cannot be changed.
    open var isReadOnly: Bool { engine.isReadOnly }
    /// The identifier of the file, in the URLs of its objects.
    open var identifier: String { engine.identifier }
    /// What the file knows of itself.
    open var metadata: [String: Any] { engine.metadata.merging([NSStoreTypeKey: type, NSStoreUUIDKey: identifier]) { $1 } }
    /// The coordinator that the store was added to.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

    let engine: SQLiteStore
    let number: Int
    private static let last = Atomic<Int>(0)

    init(type: String, url: URL?, configuration: String?, options: [AnyHashable: Any]?, engine: SQLiteStore) {
        self.type = type
        self.url = url
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        self.options = options
        self.engine = engine
        number = Self.last.add(1, ordering: .relaxed).newValue
    }
}

/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The option that opens a store without writing to it.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option that migrates a store made with another model.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option that finds out by itself how a store is migrated.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option of statements that are run when a store is opened; it has no effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option for history; it has no effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option for notifications of other processes' changes; it has no effect.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationPostOptionKey"
