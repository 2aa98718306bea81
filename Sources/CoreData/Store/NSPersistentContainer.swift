public import Foundation

/// A model with its coordinator, stores and a context for views.
///
/// > Contract: Core Data, NSPersistentContainer
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// The name of the model and of the store's file.
    public let name: String
    /// The context for views, on the main queue.
    public let viewContext: NSManagedObjectContext
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The coordinator of the stores.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The stores to open; by default one file of the container's name in `defaultDirectoryURL()`.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// A container for the compiled model of the name in the main bundle; without one its model is empty, with a message in the log.
    public convenience init(name: String) {
        let url = ["momd", "mom"].lazy.compactMap { Bundle.main.url(forResource: name, withExtension: $0) }.first
        let model = url.flatMap(NSManagedObjectModel.init(contentsOf:))
        if model == nil { NSLog("CoreData: error: Failed to load model named %@", name) }
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
    }

    /// A container for a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        let folder = type(of: self).defaultDirectoryURL()
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: folder.appendingPathComponent(name + ".sqlite"))]
        super.init()
    }

    /// The folder of stores: `Library/Application Support` in the app's home. It is made when a store is opened.
    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory() + "/Library/Application Support")
    }

    /// Opens the stores of the descriptions, and calls the block after each of them.
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for description in persistentStoreDescriptions {
            if description.url.map({ persistentStoreCoordinator.persistentStore(for: $0) != nil }) == true { continue }
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// A new context on a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs a block with a new context on that context's queue.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a block with a new context on that context's queue, and returns its result.
    open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }
}
