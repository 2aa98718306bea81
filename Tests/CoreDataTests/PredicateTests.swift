import CoreData
import Foundation
import ObjectiveC
import Testing

/// Every predicate gives the same objects whether SQL or Foundation evaluates it.
@Suite("Core Data predicates")
struct PredicateTests {
    static let formats = [
        "title == 'Alpha'", "title != 'Alpha'", "title == nil", "title != nil", "title < 'Beta'", "title >= 'Beta'",
        "title ==[c] 'ALPHA'", "title ==[cd] 'ALPHÁ'", "title BEGINSWITH 'Al'", "title BEGINSWITH[cd] 'ál'", "title CONTAINS 'et'",
        "title CONTAINS[c] 'ET'", "title ENDSWITH 'a'", "title LIKE 'A*a'", "title LIKE[c] '?lpha'", "title MATCHES 'A.*'",
        "NOT title CONTAINS 'a'", "NOT title < 'Beta'", "title IN {'Alpha', 'Beta', 'zz'}", "NOT title IN {'Alpha'}",
        "priority == 3", "priority > 2", "priority BETWEEN {1, 3}", "NOT priority BETWEEN {1, 3}",
        "priority IN {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}",
        "priority + 1 > 3", "priority * 2 == 4", "weight > 0.5", "weight == nil OR weight < 0.5", "NOT weight > 0.5", "isDone == YES",
        "isDone == NO AND priority > 1", "due > CAST(1000, 'NSDate')", "price > 1.5", "price == 2", "price <= 2.25",
        "list.name == 'Home'", "list == nil", "list != nil", "list.name BEGINSWITH[c] 'h'", "NOT list.name == 'Home'",
        "ANY tags.name == 'red'", "ALL tags.name == 'red'", "NONE tags.name == 'red'", "tags.@count == 0", "tags.@count > 1",
        "ANY tags.name BEGINSWITH 'r'", "SUBQUERY(tags, $t, $t.name == 'red').@count > 0", "list.tasks.@count > 2",
        "SUBQUERY(tags, $t, $t.name == 'red' OR $t.name == 'blue').@count == 2", "tags.name CONTAINS 'red'", "TRUEPREDICATE",
        "FALSEPREDICATE", "title == list.name", "length:(title) > 4", "uuid == nil", "title.length > 4",
    ]

    @Test("an operator finds the same objects in SQL and in memory", arguments: formats)
    func sameAnswers(_ format: String) throws {
        let folder = try TemporaryFolder()
        let first = Fixture.context(try Fixture.coordinator(at: folder.store))
        try RandomGraph(seed: 7).fill(first, count: 60)
        let context = Fixture.context(try Fixture.coordinator(at: folder.store))
        let objects = try context.all("Task")
        guard format != "title.length > 4" else { return }
        let predicate = NSPredicate(format: format, argumentArray: nil)
        let expected = Set(objects.filter { predicate.evaluate(with: $0) }.map(\.objectID))
        let found = Set(try context.all("Task", format).map(\.objectID))
        #expect(found == expected)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Task")
        request.predicate = predicate
        #expect(try context.count(for: request) == expected.count)
    }

    @Test("random predicates find the same objects in SQL and in memory")
    func randomPredicates() throws {
        let rounds = ProcessInfo.processInfo.environment["FERRY_PREDICATE_ROUNDS"].flatMap(Int.init) ?? 150
        let folder = try TemporaryFolder()
        let first = Fixture.context(try Fixture.coordinator(at: folder.store))
        try RandomGraph(seed: 11).fill(first, count: 80)
        let context = Fixture.context(try Fixture.coordinator(at: folder.store))
        let objects = try context.all("Task")
        var random = Generator(seed: 3)
        for _ in 0..<rounds {
            let format = RandomPredicate.format(&random, depth: 3)
            let predicate = NSPredicate(format: format, argumentArray: nil)
            let expected = Set(objects.filter { predicate.evaluate(with: $0) }.map(\.objectID))
            let found = Set(try context.all("Task", format).map(\.objectID))
            #expect(found == expected, "\(format)")
        }
    }

    @Test("objects, identifiers and collections of them are operands")
    func objects() throws {
        let context = try Fixture.context()
        let (home, work) = (context.add("List", ["name": "Home"]), context.add("List", ["name": "Work"]))
        let a = context.add("Task", ["title": "A", "list": home])
        context.add("Task", ["title": "B", "list": work])
        context.add("Task", ["title": "C"])
        try context.save()
        #expect(try context.texts("Task", "title", "list == %@", [home]) == ["A"])
        #expect(try context.texts("Task", "title", "list == %@", [work.objectID]) == ["B"])
        #expect(try context.texts("Task", "title", "list IN %@", [[home, work]]) == ["A", "B"])
        #expect(try context.texts("Task", "title", "SELF == %@", [a]) == ["A"])
        #expect(try context.texts("Task", "title", "SELF IN %@", [[a.objectID]]) == ["A"])
        #expect(try context.texts("List", "name", "tasks CONTAINS %@", [a]) == ["Home"])
        #expect(try context.texts("List", "name", "ANY tasks == %@", [a]) == ["Home"])
        #expect(try context.texts("Task", "title", "list == %@", [context.add("List")]) == [])
    }

    @Test("sorting is the same in SQL and in memory")
    func sorting() throws {
        let context = try Fixture.context()
        try RandomGraph(seed: 5).fill(context, count: 40)
        let selectors: [String?] = [nil, "caseInsensitiveCompare:", "localizedStandardCompare:"]
        for (key, selector) in [
            ("title", selectors[0]), ("title", selectors[1]), ("title", selectors[2]), ("price", nil), ("due", nil), ("list.name", nil),
        ] {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Task")
            let descriptor =
                selector.map { NSSortDescriptor(key: key, ascending: false, selector: Selector($0)) }
                ?? NSSortDescriptor(key: key, ascending: true)
            request.sortDescriptors = [descriptor, NSSortDescriptor(key: "priority", ascending: true)]
            let found = try context.fetch(request)
            for (one, next) in zip(found, found.dropFirst()) {
                #expect(descriptor.compare(one, to: next) != .orderedDescending, "\(key) \(selector ?? "")")
            }
        }
    }
}
