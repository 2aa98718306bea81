import CoreData
import Foundation

/// The list as managed objects, in a new context for each step.
struct ObjectList {
    private let coordinator: NSPersistentStoreCoordinator

    init(at url: URL) throws {
        func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType) = (name, type)
            return attribute
        }
        let entity = NSEntityDescription()
        entity.name = "Row"
        entity.properties = [
            attribute("title", .stringAttributeType), attribute("number", .integer64AttributeType),
            attribute("isDone", .booleanAttributeType),
            attribute("day", .dateAttributeType),
        ]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
    }

    /// > Returns: how many rows the step was about.
    func run(_ step: ListStep, rows: Int) throws -> Int {
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        let request = NSFetchRequest<NSManagedObject>(entityName: "Row")
        switch step {
        case .insert:
            for row in 0..<rows {
                let object = NSEntityDescription.insertNewObject(forEntityName: "Row", into: context)
                object.setValue(ListStep.title(row), forKey: "title")
                object.setValue(row % 1000, forKey: "number")
                object.setValue(row % 2 == 0, forKey: "isDone")
                object.setValue(Date(timeIntervalSinceReferenceDate: Double(row)), forKey: "day")
            }
            try context.save()
            return rows
        case .open:
            request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
            return try context.fetch(request).count { $0.value(forKey: "title") is String && $0.value(forKey: "day") is Date }
        case .filter:
            request.predicate = NSPredicate(format: "title CONTAINS[c] %@", argumentArray: ["kiwi 1"])
            return try context.fetch(request).count { $0.value(forKey: "title") is String }
        case .count:
            request.predicate = NSPredicate(format: "number > %@ AND isDone == YES", argumentArray: [900])
            return try context.count(for: request)
        case .edit:
            request.predicate = NSPredicate(format: "number < %@", argumentArray: [10])
            let objects = try context.fetch(request)
            for object in objects { object.setValue(5000, forKey: "number") }
            try context.save()
            return objects.count
        }
    }
}
