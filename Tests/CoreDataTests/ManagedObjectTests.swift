import CoreData
import Foundation
import ObjectiveC
import Testing

/// A class with members as the source rewriter writes them.
class Book: NSManagedObject {
    enum Kind: Int16 { case novel, poem }
    var calls: [String] = []
    var title: String {
        get { __ferry_managed("title") }
        set { __ferry_setManaged("title", newValue) }
    }
    var pages: Int32 {
        get { __ferry_managed("pages") }
        set { __ferry_setManaged("pages", newValue) }
    }
    var kind: Kind {
        get { __ferry_managed("kind") }
        set { __ferry_setManaged("kind", newValue) }
    }
    var day: Date? {
        get { __ferry_managed("day") }
        set { __ferry_setManaged("day", newValue) }
    }
    var rating: NSNumber? {
        get { __ferry_managed("rating") }
        set { __ferry_setManaged("rating", newValue) }
    }
    var parts: Set<Book>? {
        get { __ferry_managed("parts") }
        set { __ferry_setManaged("parts", newValue) }
    }
    var whole: Book? {
        get { __ferry_managed("whole") }
        set { __ferry_setManaged("whole", newValue) }
    }
    func addToParts(_ value: Book) { __ferry_managedMethod("addToParts(_:)", [value]) }
    func removeFromParts(_ values: NSSet) { __ferry_managedMethod("removeFromParts(_:)", [values]) }

    override func awakeFromInsert() {
        super.awakeFromInsert()
        calls.append("insert")
    }
    override func awakeFromFetch() { calls.append("fetch") }
    override func willSave() { calls.append("willSave") }
    override func didSave() { calls.append("didSave") }
    override func prepareForDeletion() { calls.append("delete") }
}

final class Novel: Book {}

@Suite("Managed objects of an app's classes")
struct ManagedObjectTests {
    private func model() -> NSManagedObjectModel {
        let (book, novel) = (Fixture.entity("Book"), Fixture.entity("Novel"))
        let parts = Fixture.relationship("parts", to: book, many: true)
        let whole = Fixture.relationship("whole", to: book)
        Fixture.connect(parts, whole)
        book.properties = [
            Fixture.attribute("title", .stringAttributeType), Fixture.attribute("pages", .integer32AttributeType),
            Fixture.attribute("kind", .integer16AttributeType), Fixture.attribute("day", .dateAttributeType),
            Fixture.attribute("rating", .doubleAttributeType), parts, whole,
        ]
        novel.properties = [Fixture.attribute("chapters", .integer16AttributeType, optional: true, 3)]
        book.managedObjectClassName = "CoreDataTests.Book"
        novel.managedObjectClassName = "CoreDataTests.Novel"
        book.subentities = [novel]
        let model = NSManagedObjectModel()
        model.entities = [book, novel]
        return model
    }

    @Test("accessors have the declared types, with what Objective-C has for nil")
    func accessors() throws {
        let context = try Fixture.context(model())
        let book = Book(context: context)
        #expect(book.title == "")
        #expect(book.pages == 0)
        #expect(book.day == nil)
        #expect(book.rating == nil)
        #expect(book.parts?.isEmpty == true)
        (book.title, book.pages, book.kind, book.rating) = ("T", 7, .poem, 2.5)
        book.day = Date(timeIntervalSinceReferenceDate: 1)
        #expect(book.value(forKey: "pages") as? Int == 7)
        #expect(book.value(forKey: "kind") as? Int == 1)
        #expect(book.kind == .poem)
        #expect(book.rating == 2.5)
        #expect(book.day == Date(timeIntervalSinceReferenceDate: 1))
        book.setValue(nil, forKey: "day")
        #expect(book.day == nil)
        let part = Book(context: context)
        book.addToParts(part)
        #expect(part.whole === book)
        #expect(book.parts == Set([part]))
        book.removeFromParts(NSSet(object: part))
        #expect(part.whole == nil)
    }

    @Test("objects are of their entity's class, also those of subentities, and are notified of what happens to them")
    func classes() throws {
        let coordinator = try Fixture.coordinator(model())
        let context = Fixture.context(coordinator)
        let novel = try #require(NSEntityDescription.insertNewObject(forEntityName: "Novel", into: context) as? Novel)
        let book = Book(context: context)
        novel.title = "N"
        novel.whole = book
        #expect(novel.calls == ["insert"])
        try context.save()
        #expect(novel.calls == ["insert", "willSave", "didSave"])
        let other = Fixture.context(coordinator)
        let found = try other.fetch(NSFetchRequest<Book>(entityName: "Book"))
        #expect(found.count == 2)
        let fetched = try #require(found.first { $0 is Novel })
        #expect(fetched.calls == ["fetch"])
        #expect(fetched.value(forKey: "chapters") as? Int == 3)
        #expect(try #require(fetched.whole?.parts?.first) is Novel)
        other.delete(fetched)
        #expect(fetched.calls == ["fetch", "delete"])
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.includesSubentities = false
        #expect(try context.fetch(request) == [book])
        #expect(Novel.entity().name == "Novel")
    }

    @Test("changes are observed by key, of both sides of a relationship")
    func observing() throws {
        let context = try Fixture.context(model())
        let (book, part) = (Book(context: context), Book(context: context))
        nonisolated(unsafe) var seen: [String] = []
        let first = book.observe(ObjCRuntime.keyPath(\Book.title, "title"), options: [.old, .new]) { _, change in
            seen.append("\(change.oldValue ?? "")>\(change.newValue ?? "")")
        }
        let second = part.observe(ObjCRuntime.keyPath(\Book.whole, "whole")) { _, _ in seen.append("whole") }
        book.title = "A"
        book.setValue("B", forKey: "title")
        book.addToParts(part)
        #expect(seen == [">A", "A>B", "whole"])
        first.invalidate()
        second.invalidate()
    }

    @Test("a sort descriptor takes a key path of an optional value")
    func sorting() throws {
        let context = try Fixture.context(model())
        for title in ["B", "A"] {
            let book = Book(context: context)
            (book.title, book.day) = (title, title == "B" ? nil : Date(timeIntervalSinceReferenceDate: 1))
        }
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(keyPath: ObjCRuntime.keyPath(\Book.day, "day"), ascending: false)]
        #expect(try context.fetch(request).map(\.title) == ["A", "B"])
        try context.save()
        #expect(try context.fetch(request).map(\.title) == ["A", "B"])
    }

    @Test("an identifier is found again by its URL")
    func identifiers() throws {
        let coordinator = try Fixture.coordinator(model())
        let context = Fixture.context(coordinator)
        let book = Book(context: context)
        #expect(book.objectID.uriRepresentation().absoluteString.hasPrefix("x-coredata:///Book/t"))
        try context.save()
        let url = book.objectID.uriRepresentation()
        #expect(url.path == "/Book/p1")
        let id = try #require(coordinator.managedObjectID(forURIRepresentation: url))
        #expect(id == book.objectID)
        #expect(context.object(with: id) === book)
        #expect(coordinator.managedObjectID(forURIRepresentation: URL(fileURLWithPath: "/Book/p1")) == nil)
    }

    @Test("a value of another type is a programming error in Core Data's words")
    func wrongType() async {
        await #expect(processExitsWith: .failure) {
            let context = try Fixture.context()
            context.add("Task").setValue(3, forKey: "title")
        }
    }
}
