import DataModel
import Foundation
import Testing
import XcodeProject

@testable import DataModelCompiler

@Suite("Data models")
struct DataModelTests {
    static func model(_ entities: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<model type=\"com.apple.IDECoreDataModeler.DataModel\" documentVersion=\"1.0\">\n"
            + entities + "\n</model>"
    }

    static let notes = model(
        """
        <entity name="Note" representedClassName=".Note" codeGenerationType="class" elementID="Memo">
            <attribute name="text" attributeType="String" minValueString="1" defaultValueString="a &amp; b"/>
            <attribute name="count" optional="YES" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
            <attribute name="day" optional="YES" attributeType="Date" defaultDateTimeInterval="100" usesScalarValueType="NO"/>
            <relationship name="tags" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES" destinationEntity="Tag" inverseName="note" inverseEntity="Tag"/>
            <uniquenessConstraints><uniquenessConstraint><constraint value="text"/></uniquenessConstraint></uniquenessConstraints>
            <userInfo><entry key="k" value="v"/></userInfo>
        </entity>
        <entity name="Tag" representedClassName="Tag" codeGenerationType="category">
            <attribute name="default" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
            <relationship name="note" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Note" inverseName="tags" inverseEntity="Note"/>
        </entity>
        <entity name="Plain" isAbstract="YES"/>
        <entity name="Child" parentEntity="Plain"/>
        <configuration name="Local"><memberEntity name="Note"/></configuration>
        <fetchRequest name="all" entity="Note" predicateString="text != nil" fetchLimit="5"/>
        <elements/>
        """)

    private func read(_ text: String) throws -> DataModelReader { try DataModelReader(Array(text.utf8), of: "/m/contents", module: "App") }

    private func failure(_ entities: String) -> String? {
        do {
            _ = try read(Self.model(entities))
            return nil
        } catch { return "\(error)" }
    }

    @Test("entities, attributes, relationships, constraints, configurations and requests are read")
    func reading() throws {
        let document = try read(Self.notes).document
        #expect(document.entities.map(\.name) == ["Note", "Tag", "Plain", "Child"])
        let note = document.entities[0]
        #expect(note.className == "App.Note")
        #expect(note.renamed == "Memo")
        #expect(note.attributes.map(\.kind) == [.string, .integer16, .date])
        #expect(note.attributes.map(\.defaultText) == ["a & b", "3", "100"])
        #expect(note.attributes.map(\.isOptional) == [false, true, true])
        #expect(note.attributes[0].minimum == "1")
        #expect(note.constraints == [["text"]])
        #expect(note.notes == ["k": "v"])
        #expect(note.relationships[0].isToMany)
        #expect(note.relationships[0].isOrdered)
        #expect(note.relationships[0].deletion == .cascade)
        #expect(document.entities[1].relationships[0].maximum == 1)
        #expect(document.entities[2].isAbstract)
        #expect(document.entities[3].parent == "Plain")
        #expect(document.configurations == ["Local": ["Note"]])
        #expect(document.requests.first?.limit == 5)
    }

    @Test("the code is Xcode's: a class and its properties, or the properties alone, or nothing")
    func code() throws {
        let text = DataModelCode(try read(Self.notes)).text
        #expect(text.contains("\npublic class Note: NSManagedObject {}"))
        #expect(!text.contains("class Tag"))
        #expect(!text.contains("Plain"))
        #expect(text.contains("@NSManaged public var count: Int16\n"))
        #expect(text.contains("@NSManaged public var day: Date?\n"))
        #expect(text.contains("@NSManaged public var tags: NSOrderedSet?\n"))
        #expect(text.contains("@NSManaged public var note: Note?\n"))
        #expect(text.contains("@NSManaged public var `default`: Bool\n"))
        #expect(text.contains("@NSManaged public func insertIntoTags(_ value: Tag, at idx: Int)\n"))
        #expect(text.contains("class func fetchRequest() -> NSFetchRequest<Note>"))
    }

    @Test("a mistake is named with file and line")
    func mistakes() {
        let relationship = "<relationship name=\"r\" destinationEntity=\"Gone\"/>"
        #expect(
            failure("<entity name=\"A\">\n\(relationship)</entity>")?.hasPrefix("/m/contents:4: error: the entity 'A', property 'r'")
                == true)
        #expect(failure("<entity name=\"A\"/>\n<entity name=\"A\"/>")?.contains("two entities of this name") == true)
        #expect(
            failure("<entity name=\"A\" parentEntity=\"B\"/><entity name=\"B\" parentEntity=\"A\"/>")?.contains("its own parent") == true)
        #expect(failure("<entity name=\"A\"><attribute name=\"x\" attributeType=\"Colour\"/></entity>")?.contains("'Colour'") == true)
        #expect(failure("<entity name=\"A\"><attribute name=\"x\"/></entity>")?.contains(":3: error:") == true)
        #expect(failure("<entity name=\"A;DROP\"/>")?.contains("not an identifier") == true)
        #expect(failure("<entity name=\"A\"><fetchedProperty name=\"f\"/></entity>")?.contains("fetched properties") == true)
        #expect(failure("<entity/>")?.contains("has no 'name'") == true)
    }

    @Test(
        "survives any input",
        arguments: [
            "", "<", "<model", "<model>", "<<<<<<< HEAD\n<model/>", "<!DOCTYPE a [<!ENTITY b \"c\">]><model/>", "<plist/>", "\u{0}",
            "<model><entity name=\"A\"><relationship name=\"r\" destinationEntity=\"A\" inverseName=\"r\"/></entity></model>",
            String(repeating: "<model>", count: 1000),
        ])
    func hostile(_ text: String) {
        do {
            let reader = try read(text)
            #expect(!DataModelCode(reader).text.contains("\u{0}"))
        } catch { #expect("\(error)".hasPrefix("/m/contents")) }
    }

    @Test("a model with damaged bytes is refused, or is one that can be used")
    func damaged() {
        let bytes = Array(Self.notes.utf8)
        var state: UInt64 = 42
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for round in 0..<2000 {
            var copy = round % 3 == 0 ? Array(bytes.prefix(random(bytes.count))) : bytes
            for _ in 0..<4 where !copy.isEmpty { copy[random(copy.count)] = UInt8(random(256)) }
            guard let reader = try? DataModelReader(copy, of: "/m/contents", module: "App") else { continue }
            #expect(throws: Never.self) { try reader.document.check() }
            _ = DataModelCode(reader).text
        }
    }

    @Test("versions are compiled with the name of the current one, and a missing one is named")
    func versions() throws {
        let files = FileManager.default
        let folder = files.temporaryDirectory.path + "/ferry-model-\(UUID().uuidString)"
        defer { try? files.removeItem(atPath: folder) }
        for (version, name) in [("M", "contents"), ("M 2", "Contents")] {
            let model = "\(folder)/M.xcdatamodeld/\(version).xcdatamodel"
            try files.createDirectory(atPath: model, withIntermediateDirectories: true)
            try Self.notes.write(toFile: "\(model)/\(name)", atomically: true, encoding: .utf8)
        }
        let compiler = DataModelCompiler(folder + "/M.xcdatamodeld", module: "App")
        #expect(throws: XcodeFailure.self) { try compiler.compile(into: folder + "/out") }
        func current(_ name: String) throws {
            let list = try PropertyListSerialization.data(fromPropertyList: ["_XCCurrentVersionName": name], format: .xml, options: 0)
            try list.write(to: URL(fileURLWithPath: folder + "/M.xcdatamodeld/.xccurrentversion"))
        }
        try current("M 2.xcdatamodel")
        try compiler.compile(into: folder + "/out")
        #expect(try files.contentsOfDirectory(atPath: folder + "/out/M.momd").sorted() == ["M 2.mom", "M.mom", "VersionInfo.plist"])
        let data = try #require(files.contents(atPath: folder + "/out/M.momd/M 2.mom"))
        #expect(try PropertyListDecoder().decode(ModelDocument.self, from: data) == (try read(Self.notes).document))
        try current("Gone.xcdatamodel")
        #expect(throws: XcodeFailure.self) { try compiler.code() }
    }
}
