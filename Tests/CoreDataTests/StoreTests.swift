import CoreData
import Foundation
import ObjectiveC
import Testing

@Suite("Core Data stores")
struct StoreTests {
    @Test("values of every type are the same after the store was closed and opened")
    func values() throws {
        let folder = try TemporaryFolder()
        let id = UUID()
        let day = Date(timeIntervalSinceReferenceDate: 12345.5)
        let first = Fixture.context(try Fixture.coordinator(at: folder.store))
        first.add(
            "Task",
            [
                "title": "Grüße 🎈", "priority": 7, "weight": 0.25, "isDone": true, "due": day, "price": NSDecimalNumber(string: "19.99"),
                "uuid": id, "link": URL(string: "https://example.com/a?b=c") as Any, "data": Data([0, 1, 255]), "extra": ["a", "b"],
            ])
        try first.save()
        let second = Fixture.context(try Fixture.coordinator(at: folder.store))
        let task = try #require(try second.all("Task").first)
        #expect(task.value(forKey: "title") as? String == "Grüße 🎈")
        #expect(task.value(forKey: "priority") as? Int == 7)
        #expect(task.value(forKey: "weight") as? Double == 0.25)
        #expect(task.value(forKey: "isDone") as? Bool == true)
        #expect(task.value(forKey: "due") as? Date == day)
        #expect(task.value(forKey: "price") as? NSDecimalNumber == NSDecimalNumber(string: "19.99"))
        #expect(task.value(forKey: "uuid") as? UUID == id)
        #expect((task.value(forKey: "link") as? URL)?.absoluteString == "https://example.com/a?b=c")
        #expect(task.value(forKey: "data") as? Data == Data([0, 1, 255]))
        #expect(task.value(forKey: "extra") as? [String] == ["a", "b"])
    }

    @Test("both sides of a relationship change together and are saved")
    func inverses() throws {
        let folder = try TemporaryFolder()
        let first = Fixture.context(try Fixture.coordinator(at: folder.store))
        let home = first.add("List", ["name": "Home"])
        let work = first.add("List", ["name": "Work"])
        let task = first.add("Task", ["title": "A", "list": home])
        #expect((home.value(forKey: "tasks") as? Set<NSManagedObject>) == [task])
        task.setValue(work, forKey: "list")
        #expect((home.value(forKey: "tasks") as? NSSet)?.count == 0)
        let tag = first.add("Tag", ["name": "red"])
        task.mutableSetValue(forKey: "tags").add(tag)
        #expect((tag.value(forKey: "tasks") as? NSSet)?.contains(task) == true)
        try first.save()
        let second = Fixture.context(try Fixture.coordinator(at: folder.store))
        let stored = try #require(try second.all("Task").first)
        #expect(stored.value(forKeyPath: "list.name") as? String == "Work")
        #expect((stored.value(forKeyPath: "tags.name") as? Set<String>) == ["red"])
        #expect(try second.texts("Task", "title", "ANY tags.name == 'red' AND list.name BEGINSWITH[c] 'w'") == ["A"])
    }

    @Test("a deletion is passed on, emptied or refused as the relationship says")
    func deleteRules() throws {
        for (rule, left) in [(NSDeleteRule.cascadeDeleteRule, 0), (.nullifyDeleteRule, 1)] {
            let context = try Fixture.context(Fixture.model(rule))
            let list = context.add("List")
            let task = context.add("Task", ["list": list])
            try context.save()
            context.delete(list)
            try context.save()
            #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Task")) == left)
            #expect(task.value(forKey: "list") == nil || left == 0)
        }
        let context = try Fixture.context(Fixture.model(.denyDeleteRule))
        let list = context.add("List")
        let task = context.add("Task", ["list": list])
        try context.save()
        context.delete(list)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
        context.rollback()
        #expect(!list.isDeleted)
        task.setValue(nil, forKey: "list")
        context.delete(list)
        try context.save()
        #expect(try context.all("List").isEmpty)
    }

    @Test("an ordered relationship keeps its order")
    func ordered() throws {
        let folder = try TemporaryFolder()
        let model = Fixture.model(ordered: true)
        let first = Fixture.context(try Fixture.coordinator(model, at: folder.store))
        let list = first.add("List")
        let tasks = ["C", "A", "B"].map { first.add("Task", ["title": $0]) }
        list.setValue(NSOrderedSet(array: tasks), forKey: "tasks")
        try first.save()
        list.setValue(NSOrderedSet(array: [tasks[2], tasks[0], tasks[1]]), forKey: "tasks")
        try first.save()
        let second = Fixture.context(try Fixture.coordinator(Fixture.model(ordered: true), at: folder.store))
        let stored = try #require(try second.all("List").first?.value(forKey: "tasks") as? NSOrderedSet)
        #expect(stored.array.map { ($0 as? NSManagedObject)?.value(forKey: "title") as? String } == ["B", "C", "A"])
    }

    @Test("a missing value, and several, are errors with their codes, and nothing is saved")
    func validation() throws {
        let context = try Fixture.context()
        let list = context.add("List")
        list.setValue(nil, forKey: "name")
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationMissingMandatoryPropertyError)
        #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "name")
        let task = context.add("Task")
        task.setValue(nil, forKey: "priority")
        let errors = #expect(throws: NSError.self) { try context.save() }
        #expect(errors?.code == NSValidationMultipleErrorsError)
        #expect((errors?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
        #expect(list.objectID.isTemporaryID)
        list.setValue("x", forKey: "name")
        task.setValue(1, forKey: "priority")
        try context.save()
        #expect(!list.objectID.isTemporaryID)
        #expect(!context.hasChanges)
    }

    @Test("a file that is no store of Ferry's is refused and stays as it is")
    func foreignFile() throws {
        let folder = try TemporaryFolder()
        try Data("not a database, but long enough to be read as one".utf8).write(to: folder.store)
        let error = #expect(throws: NSError.self) { try Fixture.coordinator(at: folder.store) }
        #expect(error?.code == NSPersistentStoreOpenError)
        #expect(try Data(contentsOf: folder.store).starts(with: Data("not a database".utf8)))
    }
}
