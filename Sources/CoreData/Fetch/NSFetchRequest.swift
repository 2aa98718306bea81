public import Foundation
public import ObjectiveC

/// What can be fetched: managed objects, their identifiers, dictionaries and numbers.
///
/// In Apple's frameworks it is a protocol. Here it is the class that all of these inherit from, so that a request and a controller can
/// be used for any result as Objective-C's generic classes can.
public typealias NSFetchRequestResult = NSObject

/// What a fetch returns.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Managed objects.
    public static let managedObjectResultType = NSFetchRequestResultType([])
    /// Identifiers of objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries of `propertiesToFetch`.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// The number of objects.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which kind of work a request is.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    /// A fetch.
    case fetchRequestType = 1
    /// A save.
    case saveRequestType = 2
    /// Rows inserted in the store.
    case batchInsertRequestType = 5
    /// Rows changed in the store.
    case batchUpdateRequestType = 6
    /// Rows deleted in the store.
    case batchDeleteRequestType = 7
}

/// A request to stores.
open class NSPersistentStoreRequest: NSObject {
    /// The kind of work.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
    /// The stores that are asked; all of them are.
    open var affectedStores: [NSPersistentStore]?
}

/// A request for objects of an entity.
///
/// > Contract: Core Data, NSFetchRequest
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying where ResultType: NSFetchRequestResult {
    /// The entity, once a context has found it by its name.
    open var entity: NSEntityDescription? { didSet { name = entity?.name } }
    private var name: String?
    /// The entity's name.
    open var entityName: String? { name }
    /// The condition for objects; nil is all of them.
    open var predicate: NSPredicate?
    /// The order of the objects.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The greatest number of results; 0 is all.
    open var fetchLimit = 0
    /// The number of results to leave out first.
    open var fetchOffset = 0
    /// How many objects have their values loaded at once; 0 is all.
    open var fetchBatchSize = 0
    /// Whether objects of entities that inherit from the entity are among the results.
    open var includesSubentities = true
    /// Whether the context's changes are taken into account.
    open var includesPendingChanges = true
    /// Whether values are loaded with the objects.
    open var includesPropertyValues = true
    /// Whether the results may be faults; their values are loaded all the same.
    open var returnsObjectsAsFaults = true
    /// Whether objects in memory get the store's values.
    open var shouldRefreshRefetchedObjects = false
    /// What the fetch returns.
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    /// Relationships whose destinations are loaded with the objects.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// For dictionaries: names of properties, their descriptions, and `NSExpressionDescription`.
    open var propertiesToFetch: [Any]?
    /// For dictionaries: properties by whose values results are grouped.
    open var propertiesToGroupBy: [Any]?
    /// For dictionaries with groups: the condition for results.
    open var havingPredicate: NSPredicate?
    /// For dictionaries: whether each result is returned once.
    open var returnsDistinctResults = false

    /// A request without an entity.
    public override init() { super.init() }

    /// A request for the objects of an entity.
    public init(entityName: String) {
        name = entityName
        super.init()
    }

    /// A request of the same description.
    open func copy(with zone: NSZone? = nil) -> Any { copied(as: ResultType.self) }

    /// Fetches in the context whose queue runs this code: use the context's own `fetch(_:)`.
    @available(*, unavailable, message: "Ferry does not know the calling queue's context; use NSManagedObjectContext.fetch(_:)")
    open func execute() throws -> [ResultType] { [] }

    func copied<Other: NSFetchRequestResult>(as type: Other.Type) -> NSFetchRequest<Other> {
        let other = NSFetchRequest<Other>()
        if let entity { other.entity = entity } else { other.name = name }
        (other.predicate, other.sortDescriptors, other.fetchLimit, other.fetchOffset) = (
            predicate, sortDescriptors, fetchLimit, fetchOffset
        )
        (other.fetchBatchSize, other.includesSubentities) = (fetchBatchSize, includesSubentities)
        (other.includesPendingChanges, other.includesPropertyValues) = (includesPendingChanges, includesPropertyValues)
        (other.returnsObjectsAsFaults, other.shouldRefreshRefetchedObjects) = (returnsObjectsAsFaults, shouldRefreshRefetchedObjects)
        (other.resultType, other.relationshipKeyPathsForPrefetching) = (resultType, relationshipKeyPathsForPrefetching)
        (other.propertiesToFetch, other.propertiesToGroupBy) = (propertiesToFetch, propertiesToGroupBy)
        (other.havingPredicate, other.returnsDistinctResults) = (havingPredicate, returnsDistinctResults)
        return other
    }
}

/// A column of fetched dictionaries with the value of an expression, such as a sum.
///
/// > Contract: Core Data, NSExpressionDescription
open class NSExpressionDescription: NSPropertyDescription {
    /// The expression.
    open var expression: ObjectiveC.NSExpression?
    /// The type of its value.
    open var expressionResultType = NSAttributeType.undefinedAttributeType
}
