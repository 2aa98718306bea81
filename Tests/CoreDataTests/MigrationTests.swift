import CoreData
import Foundation
import ObjectiveC
import Testing

@Suite("Core Data migrations")
struct MigrationTests {
    private static var options: [AnyHashable: Any] {
        [
            NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
        ]
    }

    private func open(_ model: NSManagedObjectModel, _ folder: TemporaryFolder, migrate: Bool = true) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: folder.store, options: migrate ? Self.options : nil)
        return Fixture.context(coordinator)
    }

    /// The fixture's model with another name for the title, one attribute more and one less, and an entity more.
    private var changed: NSManagedObjectModel {
        let model = Fixture.model()
        guard let task = model.entitiesByName["Task"] else { return model }
        task.attributesByName["title"]?.renamingIdentifier = "title"
        task.attributesByName["title"]?.name = "name"
        task.properties =
            task.properties.filter { $0.name != "weight" }
            + [Fixture.attribute("score", .integer64AttributeType, optional: false, 5)]
        model.entitiesByName["Tag"]?.renamingIdentifier = "Tag"
        model.entitiesByName["Tag"]?.name = "Label"
        model.entities.append(Fixture.entity("Extra", [Fixture.attribute("a", .stringAttributeType)]))
        return model
    }

    @Test("a store of another model is refused without the options, and stays as it is")
    func refused() throws {
        let folder = try TemporaryFolder()
        let first = try open(Fixture.model(), folder)
        first.add("Task", ["title": "A"])
        try first.save()
        let error = #expect(throws: NSError.self) { try open(changed, folder, migrate: false) }
        #expect(error?.code == NSPersistentStoreIncompatibleVersionHashError)
        #expect(try open(Fixture.model(), folder).texts("Task", "title") == ["A"])
    }

    @Test("added, removed and renamed attributes and entities are migrated with their relationships")
    func migrated() throws {
        let folder = try TemporaryFolder()
        let first = try open(Fixture.model(), folder)
        let list = first.add("List", ["name": "L"])
        let tag = first.add("Tag", ["name": "red"])
        first.add("Task", ["title": "A", "priority": 3, "list": list, "tags": NSSet(object: tag)])
        try first.save()
        let second = try open(changed, folder)
        let task = try #require(try second.all("Task").first)
        #expect(task.value(forKey: "name") as? String == "A")
        #expect(task.value(forKey: "priority") as? Int == 3)
        #expect(task.value(forKey: "score") as? Int == 5)
        #expect(task.value(forKeyPath: "list.name") as? String == "L")
        #expect(task.value(forKeyPath: "tags.name") as? Set<String> == ["red"])
        second.add("Task", ["name": "B"])
        try second.save()
        #expect(try open(changed, folder).texts("Task", "name") == ["A", "B"])
    }

    @Test("a change of type that loses values needs a mapping model")
    func types() throws {
        let folder = try TemporaryFolder()
        let first = try open(Fixture.model(), folder)
        first.add("Task", ["title": "A"])
        try first.save()
        let model = Fixture.model()
        model.entitiesByName["Task"]?.attributesByName["title"]?.attributeType = .integer32AttributeType
        let error = #expect(throws: NSError.self) { try open(model, folder) }
        #expect(error?.code == NSInferredMappingModelError)
        #expect(try open(Fixture.model(), folder).texts("Task", "title") == ["A"])
    }
}
