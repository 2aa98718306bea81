public import Foundation
internal import ObjectiveC

/// What a change of many rows returns.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// Whether it succeeded.
    case statusOnlyResultType = 0
    /// The identifiers of the objects.
    case updatedObjectIDsResultType = 1
    /// The number of objects.
    case updatedObjectsCountResultType = 2
}

/// Sets attributes of all rows that satisfy a predicate in the store; contexts are not notified.
///
/// > Contract: Core Data, NSBatchUpdateRequest
open class NSBatchUpdateRequest: NSPersistentStoreRequest, ExecutableRequest {
    /// The entity's name.
    public let entityName: String
    /// The entity, if the request was made with it.
    public let entity: NSEntityDescription
    /// The condition for rows; nil is all of them.
    open var predicate: NSPredicate?
    /// Whether rows of entities that inherit from the entity are changed.
    open var includesSubentities = true
    /// Values or expressions by the names of attributes.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// What the request returns.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

    /// Changes rows of an entity.
    public init(entityName: String) {
        self.entityName = entityName
        entity = NSEntityDescription()
        super.init()
    }

    /// Changes rows of an entity.
    public init(entity: NSEntityDescription) {
        (entityName, self.entity) = (entity.name ?? "", entity)
        super.init()
    }

    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let batch = BatchContext(for: context)
        let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
        (request.predicate, request.includesSubentities) = (predicate, includesSubentities)
        let objects = try batch.context.fetch(request)
        for object in objects {
            for (key, value) in propertiesToUpdate ?? [:] {
                guard let name = key as? String ?? (key.base as? NSPropertyDescription)?.name else { continue }
                let made: Any? = (value as? NSExpression).map { $0.expressionValue(with: object, context: nil) } ?? .some(value)
                object.setValue(made, forKey: name)
            }
        }
        try batch.context.save()
        switch resultType {
        case .statusOnlyResultType: return NSBatchUpdateResult(true, resultType)
        case .updatedObjectIDsResultType: return NSBatchUpdateResult(objects.map(\.id), resultType)
        case .updatedObjectsCountResultType: return NSBatchUpdateResult(objects.count, resultType)
        }
    }
}

/// The result of a change of many rows.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// A truth value, a number or a list of identifiers.
    open var result: Any? { value }
    /// Which of these it is.
    public let resultType: NSBatchUpdateRequestResultType

    init(_ result: Any, _ type: NSBatchUpdateRequestResultType) {
        resultType = type
        super.init(result: result)
    }
}
