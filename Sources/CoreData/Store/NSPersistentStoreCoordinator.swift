public import Foundation
internal import ProgrammerErrors

/// The stores of a model, and access to them from several contexts, one at a time.
///
/// > Contract: Core Data, NSPersistentStoreCoordinator
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The model whose objects the stores have.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores that were added.
    open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }
    /// A name for debugging.
    open var name: String?
    private var stores: [NSPersistentStore] = []
    private let lock = NSRecursiveLock()
    private let contexts = NSHashTable<NSManagedObjectContext>.weakObjects()

    /// A coordinator without stores.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
    }

    /// Opens or creates a store. > Parameters: configuration: nil is all entities. storeURL: nil for a store in memory.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let path: String
        switch storeType {
        case NSInMemoryStoreType: path = ":memory:"
        case NSSQLiteStoreType:
            guard let storeURL, storeURL.isFileURL else {
                throw StoreError.error(NSPersistentStoreOpenError, "A store of the type SQLite needs the URL of a file.")
            }
            path = storeURL.path
        default:
            throw StoreError.error(
                NSPersistentStoreInvalidTypeError, "Unsupported store type '\(storeType)'; there are SQLite and InMemory.")
        }
        if let configuration, managedObjectModel.entities(forConfigurationName: configuration) == nil {
            throw StoreError.error(
                NSPersistentStoreIncompatibleSchemaError, "Unsupported configuration: the model has no '\(configuration)'.")
        }
        let engine = try SQLiteStore(
            path: path, model: managedObjectModel, configuration: configuration, options: StoreOptions(options))
        let store = NSPersistentStore(type: storeType, url: storeURL, configuration: configuration, options: options, engine: engine)
        engine.store = store
        store.persistentStoreCoordinator = self
        lock.withLock { stores.append(store) }
        NotificationCenter.default.post(
            name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: [NSAddedPersistentStoresKey: [store]])
        return store
    }

    /// Opens or creates the store of a description, before this returns.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            if let folder = storeDescription.url?.deletingLastPathComponent(), storeDescription.type == NSSQLiteStoreType {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
            try addPersistentStore(
                ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
                options: storeDescription.allOptions)
            block(storeDescription, nil)
        } catch {
            block(storeDescription, error)
        }
    }

    /// Closes a store; its objects cannot be loaded any more.
    open func remove(_ store: NSPersistentStore) throws {
        lock.withLock {
            stores.removeAll { $0 === store }
            store.engine.database.close()
        }
        store.persistentStoreCoordinator = nil
        NotificationCenter.default.post(
            name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: [NSRemovedPersistentStoresKey: [store]])
    }

    /// The store in a file; nil if it was not added.
    open func persistentStore(for URL: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL }
    }

    /// The file of a store.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// The metadata of a store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// The identifier that a URL stands for; nil if no store has it.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.path.split(separator: "/").map(String.init)
        guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"), let key = Int64(parts[1].dropFirst()),
            let entity = managedObjectModel.entitiesByName[parts[0]]
        else { return nil }
        let store = persistentStores.first { $0.identifier.caseInsensitiveCompare(url.host ?? "") == .orderedSame }
        return store.map { NSManagedObjectID(entity, key, in: $0) }
    }

    /// Removes the file of a store and what belongs to it.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        for store in persistentStores where store.url == url { try remove(store) }
        guard storeType == NSSQLiteStoreType else { return }
        for ending in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + ending) {
            try FileManager.default.removeItem(atPath: url.path + ending)
        }
    }

    /// Runs a block on the calling thread, while no context uses the stores.
    open func performAndWait(_ block: () -> Void) { lock.withLock(block) }

    /// Runs a block on another thread, while no context uses the stores.
    open func perform(_ block: @escaping () -> Void) {
        // As in Apple's interface, blocks are not @Sendable; one runs at a time.
        nonisolated(unsafe) let block = block
        DispatchQueue.global().async { self.lock.withLock(block) }
    }

    // MARK: For contexts

    func locked<Value>(_ body: () throws -> Value) rethrows -> Value {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    func register(_ context: NSManagedObjectContext) { lock.withLock { contexts.add(context) } }
    /// The contexts that read the stores themselves.
    var registeredContexts: [NSManagedObjectContext] { lock.withLock { contexts.allObjects } }

    /// The store that has an entity's objects: the first one whose configuration has the entity.
    func store(of entity: NSEntityDescription) -> NSPersistentStore? {
        persistentStores.first { $0.engine.schema.numbers[entity.name ?? ""] != nil }
    }
}

/// The key of the stores that a notification says were added.
public let NSAddedPersistentStoresKey = "added"
/// The key of the stores that a notification says were removed.
public let NSRemovedPersistentStoresKey = "removed"

extension Notification.Name {
    /// A coordinator's stores were added or removed.
    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}
