import Foundation
import Testing

@testable import CoreData
@testable import DataModel

@Suite("Core Data model files")
struct ModelFileTests {
    private var document: ModelDocument {
        var list = ModelDocument.Entity(name: "List")
        var name = ModelDocument.Attribute(name: "name", kind: .string)
        (name.defaultText, name.minimum, name.pattern) = ("x", "1", "[a-z]+")
        list.attributes = [name]
        var items = ModelDocument.Relationship(name: "items", destination: "Item")
        (items.inverse, items.isToMany, items.deletion, items.isOptional) = ("list", true, .deny, true)
        list.relationships = [items]
        var item = ModelDocument.Entity(name: "Item")
        var owner = ModelDocument.Relationship(name: "list", destination: "List")
        (owner.inverse, owner.maximum) = ("items", 1)
        item.relationships = [owner]
        var document = ModelDocument()
        document.entities = [list, item]
        document.configurations = ["C": ["Item"]]
        return document
    }

    private func data(_ document: ModelDocument) throws -> Data { try PropertyListEncoder().encode(document) }

    @Test("a file becomes the model that it describes, and the model's document is the file's")
    func reading() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("M.mom")
        try data(document).write(to: file)
        let model = try #require(NSManagedObjectModel(contentsOf: file))
        let list = try #require(model.entitiesByName["List"])
        #expect(list.attributesByName["name"]?.defaultValue as? String == "x")
        #expect(list.relationshipsByName["items"]?.inverseRelationship === model.entitiesByName["Item"]?.relationshipsByName["list"])
        #expect(list.relationshipsByName["items"]?.deleteRule == .denyDeleteRule)
        #expect(model.entitiesByName["Item"]?.relationshipsByName["list"]?.isToMany == false)
        #expect(model.entities(forConfigurationName: "C")?.map(\.name) == ["Item"])
        #expect(SQLSchema(ModelText.document(of: model)).signature == SQLSchema(document).signature)
        let context = try Fixture.context(model)
        let made = context.add("List")
        made.setValue("A", forKey: "name")
        let error = #expect(throws: NSError.self) { try made.validateForInsert() }
        #expect(error?.code == NSValidationStringPatternMatchingError)
        #expect(NSManagedObjectModel.mergedModel(from: [])?.entities.isEmpty ?? true)
    }

    @Test("a folder of versions has a current one, which cannot be elsewhere")
    func versions() throws {
        let folder = try TemporaryFolder()
        try data(document).write(to: folder.url.appendingPathComponent("B.mom"))
        func current(_ name: String) throws -> NSManagedObjectModel? {
            let list = ["NSManagedObjectModel_CurrentVersionName": name]
            try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
                .write(to: folder.url.appendingPathComponent("VersionInfo.plist"))
            return NSManagedObjectModel(contentsOf: folder.url)
        }
        #expect(try current("B")?.entities.count == 2)
        #expect(try current("A") == nil)
        #expect(try current("../B") == nil)
        #expect(NSManagedObjectModel(contentsOf: folder.url.appendingPathComponent("Gone.momd")) == nil)
    }

    @Test("damaged files are refused")
    func damaged() throws {
        let whole = try data(document)
        for count in stride(from: 0, to: whole.count, by: 7) {
            #expect(throws: ModelFile.Failure.self) { try ModelFile.document(whole.prefix(count)) }
        }
        var random = Generator(seed: 9)
        for _ in 0..<300 {
            var copy = whole
            for _ in 0..<3 { copy[Int.random(in: 8..<copy.count, using: &random)] = UInt8.random(in: 0...255, using: &random) }
            // A file that can be read makes a model that can be used.
            if let document = try? ModelFile.document(copy) { try ModelBuilder(document).build(into: NSManagedObjectModel()) }
        }
        #expect(throws: ModelFile.Failure.self) { try ModelFile.document(nil) }
    }

    @Test("a model that no code could use is refused")
    func invalid() throws {
        func failure(_ change: (inout ModelDocument) -> Void) -> String? {
            var changed = document
            change(&changed)
            do { try changed.check() } catch { return error.message }
            return nil
        }
        #expect(failure { _ in } == nil)
        #expect(
            failure {
                $0.entities[0].parent = "Item"; $0.entities[1].parent = "List"
            } != nil)
        #expect(failure { $0.entities[0].name = "Item" } == "there are two entities of this name")
        #expect(failure { $0.entities[0].relationships[0].destination = "Gone" } == "the destination entity 'Gone' is missing")
        #expect(failure { $0.entities[0].relationships[0].inverse = "gone" } != nil)
        #expect(failure { $0.entities[0].attributes[0].name = "a\"; DROP TABLE" } == "the name is not an identifier")
        #expect(failure { $0.entities[0].attributes.append($0.entities[0].attributes[0]) } == "there are two properties of this name")
        #expect(failure { $0.configurations["C"] = ["Gone"] } != nil)
    }
}
