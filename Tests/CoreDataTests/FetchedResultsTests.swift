import CoreData
import Foundation
import ObjectiveC
import Testing

@Suite("Core Data fetched results controller")
struct FetchedResultsTests {
    private final class Log: NSObject, NSFetchedResultsControllerDelegate {
        var lines: [String] = []
        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { lines.append("will") }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
            lines.append("did \(controller.fetchedObjects?.count ?? -1)")
        }
        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
            for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            let name = (anObject as? NSManagedObject)?.value(forKey: "title") as? String ?? "-"
            let places = [indexPath, newIndexPath].map { $0.map { "\($0[0]).\($0[1])" } ?? "nil" }.joined(separator: ">")
            lines.append("\(type) \(name) \(places)")
        }
        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
            atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
        ) { lines.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }
    }

    @Test("changes are reported with their places, sections first")
    func callbacks() throws {
        let context = try Fixture.context()
        for (title, priority) in [("A", 1), ("B", 1), ("C", 2)] { context.add("Task", ["title": title, "priority": priority]) }
        try context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Task")
        request.sortDescriptors = [NSSortDescriptor(key: "priority", ascending: true), NSSortDescriptor(key: "title", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "priority", cacheName: nil)
        let log = Log()
        controller.delegate = log
        try controller.performFetch()
        #expect(controller.sections?.map(\.name) == ["1", "2"])
        #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
        let objects = try #require(controller.fetchedObjects)
        #expect(controller.object(at: IndexPath(indexes: [1, 0])) === objects[2])
        context.add("Task", ["title": "AA", "priority": 1])
        context.processPendingChanges()
        #expect(log.lines == ["will", "insert AA nil>0.1", "did 4"])
        log.lines = []
        objects[0].setValue("Z", forKey: "title")
        objects[1].setValue(true, forKey: "isDone")
        context.processPendingChanges()
        #expect(log.lines == ["will", "move Z 0.0>0.2", "update B 0.2>0.1", "did 4"])
        log.lines = []
        objects[2].setValue(3, forKey: "priority")
        context.processPendingChanges()
        #expect(log.lines == ["will", "delete section 2 1", "insert section 3 1", "move C 1.0>1.0", "did 4"])
        log.lines = []
        context.delete(objects[2])
        context.delete(objects[1])
        try context.save()
        #expect(log.lines == ["will", "delete section 3 1", "delete B 0.1>nil", "delete C 1.0>nil", "did 2"])
        #expect(controller.indexPath(forObject: objects[0]) == IndexPath(indexes: [0, 1]))
    }

    @Test("objects that come to satisfy the predicate, or cease to, are inserted and deleted")
    func predicates() throws {
        let context = try Fixture.context()
        let task = context.add("Task", ["title": "A", "isDone": true])
        try context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Task")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        request.predicate = NSPredicate(format: "isDone == NO", argumentArray: nil)
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        let log = Log()
        controller.delegate = log
        try controller.performFetch()
        task.setValue(false, forKey: "isDone")
        context.processPendingChanges()
        task.setValue(true, forKey: "isDone")
        context.processPendingChanges()
        #expect(log.lines == ["will", "insert A nil>0.0", "did 1", "will", "delete A 0.0>nil", "did 0"])
    }
}
