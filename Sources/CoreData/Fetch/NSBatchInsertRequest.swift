public import Foundation
internal import ObjectiveC

/// What an insertion of many rows returns.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// Whether it succeeded.
    case statusOnly = 0
    /// The identifiers of the objects.
    case objectIDs = 1
    /// The number of objects.
    case count = 2
}

/// Inserts rows in the store; contexts are not notified.
///
/// > Contract: Core Data, NSBatchInsertRequest
open class NSBatchInsertRequest: NSPersistentStoreRequest, ExecutableRequest {
    /// The entity's name.
    public let entityName: String
    /// Values by the names of attributes, for each row.
    open var objectsToInsert: [[String: Any]]?
    /// Fills a dictionary for the next row; returns true when there is none.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Fills an object for the next row; returns true when there is none.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// What the request returns.
    open var resultType = NSBatchInsertRequestResultType.statusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

    /// Inserts a row for each dictionary.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        (self.entityName, objectsToInsert) = (entityName, dictionaries)
        super.init()
    }

    /// Inserts a row for each dictionary.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }

    /// Inserts a row for each call of a handler.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        (self.entityName, dictionaryHandler) = (entityName, handler)
        super.init()
    }

    /// Inserts a row for each call of a handler.
    public convenience init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    }

    /// Inserts a row for each call of a handler.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        (self.entityName, managedObjectHandler) = (entityName, handler)
        super.init()
    }

    /// Inserts a row for each call of a handler.
    public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    }

    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let batch = BatchContext(for: context).context
        batch.mergePolicy = context.mergePolicy
        var objects: [NSManagedObject] = []
        func insert(_ values: [String: Any]) {
            let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: batch)
            for (key, value) in values { object.setValue(value is NSNull ? nil : value, forKey: key) }
            objects.append(object)
        }
        if let objectsToInsert {
            objectsToInsert.forEach(insert)
        } else if let dictionaryHandler {
            var dictionary = NSMutableDictionary()
            while !dictionaryHandler(dictionary) {
                insert(Dictionary(dictionary.compactMap { key, value in (key as? String).map { ($0, value) } }) { first, _ in first })
                dictionary = NSMutableDictionary()
            }
        } else if let managedObjectHandler {
            while true {
                let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: batch)
                if managedObjectHandler(object) {
                    batch.delete(object)
                    break
                }
                objects.append(object)
            }
        }
        try batch.save()
        switch resultType {
        case .statusOnly: return NSBatchInsertResult(true, resultType)
        case .objectIDs: return NSBatchInsertResult(objects.map(\.id), resultType)
        case .count: return NSBatchInsertResult(objects.count, resultType)
        }
    }
}

/// The result of an insertion of many rows.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// A truth value, a number or a list of identifiers.
    open var result: Any? { value }
    /// Which of these it is.
    public let resultType: NSBatchInsertRequestResultType

    init(_ result: Any, _ type: NSBatchInsertRequestResultType) {
        resultType = type
        super.init(result: result)
    }
}
