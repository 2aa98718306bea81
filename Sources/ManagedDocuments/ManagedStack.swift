internal import CoreData
internal import Foundation

/// The contexts of a document and the store that they are saved in.
///
/// > Isolation: `context` belongs to the main thread; the rest waits for the queues of what it asks.
final class ManagedStack: @unchecked Sendable {
    let coordinator: NSPersistentStoreCoordinator
    /// The app's objects.
    let context = NSManagedObjectContext(.mainQueue)
    /// Saves them.
    private let parent = NSManagedObjectContext(.privateQueue)

    init(_ model: NSManagedObjectModel) {
        coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        parent.persistentStoreCoordinator = coordinator
        context.parent = parent
    }

    /// The file of the open store.
    var place: URL? { coordinator.persistentStores.first?.url }

    func save() throws {
        try parent.performAndWait { if parent.hasChanges { try parent.save() } }
    }

    /// Closes the store. What the parent context has of it is let go, except for changes that were not saved.
    func closeStores() throws {
        try parent.performAndWait {
            if !parent.hasChanges { parent.reset() }
            for store in coordinator.persistentStores { try coordinator.remove(store) }
        }
    }
}
