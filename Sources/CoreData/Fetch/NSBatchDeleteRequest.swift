public import Foundation

/// What a deletion of many rows returns.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether it succeeded.
    case resultTypeStatusOnly = 0
    /// The identifiers of the objects.
    case resultTypeObjectIDs = 1
    /// The number of objects.
    case resultTypeCount = 2
}

/// Deletes the rows of a fetch's objects in the store, without loading the objects; contexts are not notified.
///
/// Relationships of other rows to them are emptied; rules to cascade are carried out, rules to deny stop the request.
/// > Contract: Core Data, NSBatchDeleteRequest
open class NSBatchDeleteRequest: NSPersistentStoreRequest, ExecutableRequest {
    /// Finds the objects.
    open var fetchRequest: NSFetchRequest<NSFetchRequestResult> { request.copied(as: NSObject.self) }
    private let request: NSFetchRequest<NSObject>
    private let ids: [NSManagedObjectID]?
    /// What the request returns.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

    /// Deletes what a request finds.
    public init(fetchRequest fetch: NSFetchRequest<NSFetchRequestResult>) {
        (request, ids) = (fetch.copied(as: NSObject.self), nil)
        super.init()
    }

    /// Deletes objects of one entity.
    public init(objectIDs objects: [NSManagedObjectID]) {
        request = NSFetchRequest<NSObject>()
        request.entity = objects.first?.entity
        ids = objects
        super.init()
    }

    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let batch = BatchContext(for: context)
        let objects: [NSManagedObject]
        if let ids {
            objects = ids.compactMap { try? batch.context.existingObject(with: $0) }
        } else {
            request.resultType = .managedObjectResultType
            objects = try batch.context.fetch(request).compactMap { $0 as? NSManagedObject }
        }
        let found = objects.map(\.id)
        for object in objects { batch.context.delete(object) }
        try batch.context.save()
        switch resultType {
        case .resultTypeStatusOnly: return NSBatchDeleteResult(true, resultType)
        case .resultTypeObjectIDs: return NSBatchDeleteResult(found, resultType)
        case .resultTypeCount: return NSBatchDeleteResult(found.count, resultType)
        }
    }
}

/// The result of a deletion of many rows.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// A truth value, a number or a list of identifiers.
    open var result: Any? { value }
    /// Which of these it is.
    public let resultType: NSBatchDeleteRequestResultType

    init(_ result: Any, _ type: NSBatchDeleteRequestResultType) {
        resultType = type
        super.init(result: result)
    }
}

/// A context for the work of one request, whose objects no one else sees.
struct BatchContext {
    let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)

    init(for other: NSManagedObjectContext) {
        context.persistentStoreCoordinator = other.persistentStoreCoordinator
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    }
}
