import Testing

@testable import SourceRewriter

@Suite("Managed objects")
struct ManagedTests {
    private func rewrite(_ source: String) -> String? {
        var index = DeclarationIndex()
        index.add(source: source)
        return SourceRewriter(index: index).rewrite(source, path: "/app/A.swift")?.text
    }

    @Test("a managed property asks the object by its name, on the same line")
    func properties() throws {
        let text = try #require(
            rewrite("class A: NSManagedObject {\n    @NSManaged public var name: String? // the name\n    var own = 1\n}"))
        let note = "{ ObjectiveC.ObjCRuntime.enqueue({ ObjectiveC.ObjCRuntime.noteKeyPath(\"name\") { \\A.`name` } }) }"
        let accessors = "{ get { __ferry_managed(\"name\") } set { __ferry_setManaged(\"name\", newValue) } }"
        #expect(lines(text)[1].hasPrefix("               public var name: String? \(accessors); @used "))
        #expect(lines(text)[1].hasSuffix("\(note) // the name"))
        #expect(lines(text)[2] == "    var own = 1")
    }

    @Test("the name of a managed property is known of key paths anywhere, unless they cannot be made outside of the class")
    func keyPaths() throws {
        #expect(try #require(rewrite("extension A { @NSManaged var name: String }")).contains("noteKeyPath(\"name\") { \\A.`name` }"))
        #expect(!(try #require(rewrite("extension A { @NSManaged private var name: String }")).contains("noteKeyPath")))
    }

    @Test("a dynamic managed property is not observed twice, and a word of Swift is a key without backticks")
    func names() throws {
        let text = try #require(rewrite("class A: NSManagedObject {\n    @objc @NSManaged dynamic var `default`: Int16\n}"))
        #expect(text.contains("__ferry_managed(\"default\")"))
        #expect(!text.contains("willSet"))
        #expect(text.contains("noteKeyPath(\"default\") { \\A.`default` }"))
    }

    @Test("a managed method calls the object with its name, labels and arguments")
    func methods() throws {
        let text = try #require(
            rewrite("extension A {\n    @objc(addItemsObject:)\n    @NSManaged public func addToItems(_ value: Item)\n}"))
        #expect(text.hasSuffix("func addToItems(_ value: Item) { __ferry_managedMethod(\"addToItems(_:)\", [value]) }\n}"))
        let indexed = try #require(rewrite("extension A {\n    @NSManaged func insertIntoItems(_ value: Item, at idx: Int)\n}"))
        #expect(indexed.contains("{ __ferry_managedMethod(\"insertIntoItems(_:at:)\", [value, idx]) }"))
    }

    @Test("the result of a request is a class without 'any'")
    func results() throws {
        let text = try #require(rewrite("func f(_ c: NSFetchedResultsController<any NSFetchRequestResult>, _ d: any Error) {}"))
        #expect(text == "func f(_ c: NSFetchedResultsController<    NSFetchRequestResult>, _ d: any Error) {}")
    }

    @Test("the class of an entity can be looked up by its name in Objective-C")
    func classes() throws {
        #expect(
            try #require(rewrite("@objc(Note) public class Note: NSManagedObject {}")).contains(
                "ClassNames.register(Note.self, as: \"Note\")"))
    }
}
