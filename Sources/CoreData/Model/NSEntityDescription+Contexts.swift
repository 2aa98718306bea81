internal import Foundation
internal import ProgrammerErrors

extension NSEntityDescription {
    /// The entity of a name in a context's model; nil if there is none.
    public class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        guard let model = context.model else {
            ProgrammerError.raise(
                "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity name '\(entityName)'",
                name: .invalidArgument)
        }
        return model.entitiesByName[entityName]
    }

    /// A new object of an entity's class, inserted into a context.
    @discardableResult
    public class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            ProgrammerError.raise(
                "+entityForName: could not locate an entity named '\(entityName)' in this model.", name: .internalInconsistency)
        }
        return ManagedObjectFactory.make(entity, context)
    }
}
