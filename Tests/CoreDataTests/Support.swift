import CoreData
import Foundation
import ObjectiveC
import Testing

/// A list of tasks with tags: a relationship to many, one to one object, and one between many on both sides.
enum Fixture {
    static func attribute(_ name: String, _ type: NSAttributeType, optional: Bool = true, _ value: Any? = nil) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        attribute.isOptional = optional
        attribute.defaultValue = value
        return attribute
    }

    static func relationship(
        _ name: String, to entity: NSEntityDescription, many: Bool = false, ordered: Bool = false,
        _ rule: NSDeleteRule = .nullifyDeleteRule
    ) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.destinationEntity = entity
        relationship.maxCount = many ? 0 : 1
        relationship.isOrdered = ordered
        relationship.deleteRule = rule
        return relationship
    }

    static func connect(_ first: NSRelationshipDescription, _ second: NSRelationshipDescription) {
        first.inverseRelationship = second
        second.inverseRelationship = first
    }

    static func entity(_ name: String, _ properties: [NSPropertyDescription] = []) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.properties = properties
        return entity
    }

    /// > Parameters: rule: of the tasks of a list. ordered: whether a list's tasks have an order.
    static func model(_ rule: NSDeleteRule = .cascadeDeleteRule, ordered: Bool = false) -> NSManagedObjectModel {
        let list = entity("List")
        let task = entity("Task")
        let tag = entity("Tag")
        let tasks = relationship("tasks", to: task, many: true, ordered: ordered, rule)
        let owner = relationship("list", to: list)
        let tags = relationship("tags", to: tag, many: true)
        let tagged = relationship("tasks", to: task, many: true)
        connect(tasks, owner)
        connect(tags, tagged)
        list.properties = [attribute("name", .stringAttributeType, optional: false, ""), tasks]
        task.properties = [
            attribute("title", .stringAttributeType), attribute("priority", .integer32AttributeType, optional: false, 0),
            attribute("weight", .doubleAttributeType), attribute("isDone", .booleanAttributeType, optional: false, false),
            attribute("due", .dateAttributeType), attribute("price", .decimalAttributeType), attribute("uuid", .UUIDAttributeType),
            attribute("link", .URIAttributeType), attribute("data", .binaryDataAttributeType),
            attribute("extra", .transformableAttributeType), owner, tags,
        ]
        tag.properties = [attribute("name", .stringAttributeType), tagged]
        let model = NSManagedObjectModel()
        model.entities = [list, task, tag]
        return model
    }

    static func coordinator(_ model: NSManagedObjectModel = model(), at url: URL? = nil) throws -> NSPersistentStoreCoordinator {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(
            ofType: url == nil ? NSInMemoryStoreType : NSSQLiteStoreType, configurationName: nil, at: url, options: nil)
        return coordinator
    }

    static func context(_ coordinator: NSPersistentStoreCoordinator) -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    static func context(_ model: NSManagedObjectModel = model()) throws -> NSManagedObjectContext {
        context(try coordinator(model))
    }
}

extension NSManagedObjectContext {
    @discardableResult
    func add(_ entity: String, _ values: [String: Any] = [:]) -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: self)
        for (key, value) in values { object.setValue(value, forKey: key) }
        return object
    }

    func all(_ entity: String, _ format: String? = nil, _ arguments: [Any] = [], sort: String? = nil) throws -> [NSManagedObject] {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
        request.sortDescriptors = sort.map { [NSSortDescriptor(key: $0, ascending: true)] }
        return try fetch(request)
    }

    func texts(_ entity: String, _ key: String, _ format: String? = nil, _ arguments: [Any] = []) throws -> [String] {
        try all(entity, format, arguments, sort: key).map { $0.value(forKey: key) as? String ?? "-" }
    }
}

/// A folder that is removed at the end.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-core-data-\(UUID().uuidString)")
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
    var store: URL { url.appendingPathComponent("Store.sqlite") }
}
