import CoreData
import Foundation
import ObjectiveC
import Testing

@Suite("Core Data contexts")
struct ContextTests {
    @Test("fetches see unsaved changes, and a rollback undoes them")
    func pendingChanges() throws {
        let context = try Fixture.context()
        let saved = context.add("Task", ["title": "A"])
        context.add("Task", ["title": "B"])
        try context.save()
        context.add("Task", ["title": "C"])
        saved.setValue("D", forKey: "title")
        #expect(try context.texts("Task", "title") == ["B", "C", "D"])
        #expect(try context.texts("Task", "title", "title > 'B'") == ["C", "D"])
        #expect(context.insertedObjects.count == 1)
        #expect(context.updatedObjects == [saved])
        #expect(saved.changedValues()["title"] as? String == "D")
        #expect(saved.committedValues(forKeys: ["title"])["title"] as? String == "A")
        context.rollback()
        #expect(!context.hasChanges)
        #expect(try context.texts("Task", "title") == ["A", "B"])
    }

    @Test("a rolled back deletion restores the object and its relationships")
    func rolledBackDeletion() throws {
        let context = try Fixture.context()
        let list = context.add("List", ["name": "L"])
        let task = context.add("Task", ["title": "A", "list": list])
        try context.save()
        context.delete(list)
        #expect(task.isDeleted)
        context.rollback()
        #expect(!task.isDeleted)
        #expect(task.value(forKey: "list") as? NSManagedObject === list)
        #expect((list.value(forKey: "tasks") as? NSSet)?.count == 1)
    }

    @Test("limits, offsets, counts, identifiers and dictionaries")
    func resultTypes() throws {
        let context = try Fixture.context()
        for index in 0..<10 { context.add("Task", ["title": "T\(index)", "priority": index % 3]) }
        try context.save()
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Task")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        (request.fetchLimit, request.fetchOffset) = (3, 2)
        #expect(try context.fetch(request).map { $0.value(forKey: "title") as? String } == ["T2", "T3", "T4"])
        context.add("Task", ["title": "T25"])
        #expect(try context.fetch(request).map { $0.value(forKey: "title") as? String } == ["T2", "T25", "T3"])
        context.rollback()
        request.resultType = .managedObjectIDResultType
        #expect(try context.fetch(request).allSatisfy { $0 is NSManagedObjectID })
        (request.fetchLimit, request.fetchOffset) = (0, 0)
        request.resultType = .countResultType
        #expect(try context.fetch(request) == [NSNumber(value: 10)])
        let dictionaries = NSFetchRequest<NSDictionary>(entityName: "Task")
        dictionaries.resultType = .dictionaryResultType
        let sum = NSExpressionDescription()
        sum.name = "sum"
        sum.expression = ObjectiveC.NSExpression(forFunction: "sum:", arguments: [ObjectiveC.NSExpression(forKeyPath: "priority")])
        dictionaries.propertiesToFetch = [sum]
        #expect(try context.fetch(dictionaries).first?["sum"] as? Int == 9)
        dictionaries.propertiesToFetch = ["priority", sum]
        dictionaries.propertiesToGroupBy = ["priority"]
        dictionaries.sortDescriptors = [NSSortDescriptor(key: "priority", ascending: true)]
        #expect(try context.fetch(dictionaries).map { $0["sum"] as? Int } == [0, 3, 6])
    }

    @Test("a child context's changes reach its parent when it saves, and the store when the parent saves")
    func parents() throws {
        let coordinator = try Fixture.coordinator()
        let parent = Fixture.context(coordinator)
        let list = parent.add("List", ["name": "L"])
        try parent.save()
        let child = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        child.parent = parent
        let own = child.object(with: list.objectID)
        #expect(own !== list)
        #expect(own.value(forKey: "name") as? String == "L")
        own.setValue("M", forKey: "name")
        let task = child.add("Task", ["title": "A", "list": own])
        #expect(list.value(forKey: "name") as? String == "L")
        try child.save()
        #expect(list.value(forKey: "name") as? String == "M")
        #expect((list.value(forKey: "tasks") as? NSSet)?.count == 1)
        #expect(task.objectID.isTemporaryID)
        #expect(parent.hasChanges)
        try parent.save()
        #expect(!task.objectID.isTemporaryID)
        let other = Fixture.context(coordinator)
        #expect(try other.texts("Task", "title", "list.name == 'M'") == ["A"])
        child.delete(task)
        try child.save()
        try parent.save()
        #expect(try Fixture.context(coordinator).all("Task").isEmpty)
    }

    @Test("a change by another context is a conflict, which the merge policy resolves")
    func conflicts() throws {
        let cases: [(NSMergePolicy, String?, Int?)] = [
            (.error, nil, nil), (.mergeByPropertyObjectTrump, "mine", 9), (.mergeByPropertyStoreTrump, "theirs", 9),
            (.overwrite, "mine", 0), (.rollback, "theirs", 9),
        ]
        for (policy, title, priority) in cases {
            let coordinator = try Fixture.coordinator()
            let (first, second) = (Fixture.context(coordinator), Fixture.context(coordinator))
            first.mergePolicy = policy
            let mine = first.add("Task", ["title": "old"])
            try first.save()
            let theirs = second.object(with: mine.objectID)
            theirs.setValue("theirs", forKey: "title")
            theirs.setValue(9, forKey: "priority")
            try second.save()
            mine.setValue("mine", forKey: "title")
            guard let title, let priority else {
                let error = #expect(throws: NSError.self) { try first.save() }
                #expect(error?.code == NSManagedObjectMergeError)
                let conflict = (error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict])?.first
                #expect(conflict?.persistedSnapshot?["title"] as? String == "theirs")
                continue
            }
            try first.save()
            let stored = try #require(try Fixture.context(coordinator).all("Task").first)
            #expect(stored.value(forKey: "title") as? String == title, "\(policy.mergeType)")
            #expect(stored.value(forKey: "priority") as? Int == priority, "\(policy.mergeType)")
        }
    }

    @Test("changes that others saved are merged, and observers are notified")
    func merging() throws {
        let coordinator = try Fixture.coordinator()
        let (first, second) = (Fixture.context(coordinator), Fixture.context(coordinator))
        first.automaticallyMergesChangesFromParent = true
        let task = first.add("Task", ["title": "A"])
        try first.save()
        let other = second.object(with: task.objectID)
        other.setValue("B", forKey: "title")
        second.add("Task", ["title": "C"])
        nonisolated(unsafe) var keys: [Set<String>] = []
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: first, queue: nil
        ) { keys.append(Set($0.userInfo?.keys.compactMap { $0 as? String } ?? [])) }
        defer { NotificationCenter.default.removeObserver(token) }
        try second.save()
        #expect(task.value(forKey: "title") as? String == "B")
        #expect(keys == [[NSInsertedObjectsKey, NSUpdatedObjectsKey]])
        second.delete(other)
        try second.save()
        #expect(task.isDeleted)
    }

    @Test("a unique attribute is an error, or merges, as the policy says")
    func constraints() throws {
        for policy in [NSMergePolicy.error, .mergeByPropertyObjectTrump, .mergeByPropertyStoreTrump] {
            let model = Fixture.model()
            model.entitiesByName["Tag"]?.uniquenessConstraints = [["name"]]
            let context = try Fixture.context(model)
            context.mergePolicy = policy
            context.add("Tag", ["name": "red"])
            try context.save()
            context.add("Tag", ["name": "red"])
            if policy === NSMergePolicy.error {
                let error = #expect(throws: NSError.self) { try context.save() }
                #expect(error?.code == NSManagedObjectConstraintMergeError)
            } else {
                try context.save()
                #expect(try context.all("Tag").count == 1)
            }
        }
    }

    @Test("a private queue runs blocks one after the other, and results come back")
    func queues() async throws {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = try Fixture.coordinator()
        let count = try await context.perform {
            context.add("Task", ["title": "A"])
            try context.save()
            return context.performAndWait { (try? context.all("Task").count) ?? -1 }
        }
        #expect(count == 1)
    }

    @Test("batches change the store only")
    func batches() throws {
        let coordinator = try Fixture.coordinator()
        let context = Fixture.context(coordinator)
        let insertion = NSBatchInsertRequest(entityName: "Task", objects: (0..<5).map { ["title": "T\($0)", "priority": $0] })
        insertion.resultType = .count
        #expect(try (context.execute(insertion) as? NSBatchInsertResult)?.result as? Int == 5)
        let update = NSBatchUpdateRequest(entityName: "Task")
        update.predicate = NSPredicate(format: "priority > 2", argumentArray: nil)
        update.propertiesToUpdate = ["isDone": true]
        update.resultType = .updatedObjectsCountResultType
        #expect(try (context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
        let done = NSFetchRequest<NSFetchRequestResult>(entityName: "Task")
        done.predicate = NSPredicate(format: "isDone == YES", argumentArray: nil)
        let deletion = NSBatchDeleteRequest(fetchRequest: done)
        deletion.resultType = .resultTypeCount
        #expect(try (context.execute(deletion) as? NSBatchDeleteResult)?.result as? Int == 2)
        #expect(try context.texts("Task", "title") == ["T0", "T1", "T2"])
    }

    @Test("faults load their values when they are used; a batch loads several at once")
    func faults() throws {
        let coordinator = try Fixture.coordinator()
        let first = Fixture.context(coordinator)
        for index in 0..<30 { first.add("Task", ["title": "T\(index)"]) }
        try first.save()
        let context = Fixture.context(coordinator)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Task")
        request.fetchBatchSize = 10
        let objects = try context.fetch(request)
        #expect(objects.count == 30)
        #expect(objects.count { $0.isFault } == 30)
        #expect(objects[12].value(forKey: "title") as? String == "T12")
        #expect(objects.filter { !$0.isFault }.count == 10)
        context.refresh(objects[12], mergeChanges: false)
        #expect(objects[12].isFault)
        #expect(throws: NSError.self) {
            first.delete(try first.all("Task")[0])
            try first.save()
            _ = try context.existingObject(with: objects[0].objectID)
        }
    }
}
