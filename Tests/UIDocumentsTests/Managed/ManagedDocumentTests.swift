import CoreData
import Foundation
import ManagedDocuments
import Testing
import UIKitCore

@testable import UIDocuments

/// A document of notes, with a file of its own next to the store.
final class NoteBook: UIManagedDocument {
    var cover = ""
    nonisolated(unsafe) var readCover = ""
    var rejectsCover = false

    private static let model: NSManagedObjectModel = {
        let title = NSAttributeDescription()
        title.name = "title"
        title.attributeType = .stringAttributeType
        let entity = NSEntityDescription()
        entity.name = "Entry"
        entity.properties = [title]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        return model
    }()

    override var managedObjectModel: NSManagedObjectModel { Self.model }
    override func additionalContent(for absoluteURL: URL) throws -> Any {
        if rejectsCover { throw CocoaError(.fileWriteUnknown) }
        return cover
    }
    override func writeAdditionalContent(_ content: Any, to absoluteURL: URL, originalContentsURL: URL?) throws {
        try Data((content as? String ?? "").utf8).write(to: absoluteURL.appendingPathComponent("cover.txt"))
    }
    override func readAdditionalContent(from absoluteURL: URL) throws {
        readCover = String(decoding: try Data(contentsOf: absoluteURL.appendingPathComponent("cover.txt")), as: UTF8.self)
    }

    func add(_ title: String) {
        NSEntityDescription.insertNewObject(forEntityName: "Entry", into: managedObjectContext).setValue(title, forKey: "title")
    }

    var entries: [NSManagedObject] {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Entry")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        return (try? managedObjectContext.fetch(request)) ?? []
    }

    var titles: [String] { entries.compactMap { $0.value(forKey: "title") as? String } }
}

@MainActor @Suite("UIManagedDocument", .application) struct ManagedDocumentTests {
    let stage: DocumentStage
    private var url: URL { stage.url("Documents/Book.notes") }

    init() throws { stage = try DocumentStage() }

    private func saved(_ titles: [String], cover: String = "blue") async -> NoteBook {
        let book = NoteBook(fileURL: url)
        book.cover = cover
        #expect(await book.save(to: url, for: .forCreating))
        for title in titles { book.add(title) }
        return book
    }

    @Test("is a folder with a store and the app's content, which another document of the file reads")
    func roundTrip() async throws {
        let book = await saved(["b", "a"])
        #expect(book.documentState == .normal)
        #expect(await book.close())
        #expect(FileManager.default.fileExists(atPath: url.appendingPathComponent("StoreContent/persistentStore").path))
        let other = NoteBook(fileURL: url)
        #expect(await other.open())
        #expect(other.titles == ["a", "b"])
        #expect(other.readCover == "blue")
        #expect(!other.hasUnsavedChanges)
        #expect(await other.close())
    }

    @Test("changes of objects are unsaved changes, and are saved some time later like those of any document")
    func autosaving() async {
        let book = await saved([])
        #expect(!book.hasUnsavedChanges)
        book.add("a")
        await stage.settle()
        #expect(book.hasUnsavedChanges)
        #expect(await book.autosave())
        #expect(!book.hasUnsavedChanges)
        for object in book.entries { book.managedObjectContext.delete(object) }
        #expect(book.hasUnsavedChanges)
        #expect(await book.close())
        let other = NoteBook(fileURL: url)
        #expect(await other.open())
        #expect(other.titles.isEmpty)
        #expect(await other.close())
    }

    @Test("a document that cannot be saved keeps its changes, and saves them with the next save")
    func failure() async {
        let book = await saved(["a"])
        book.rejectsCover = true
        #expect(await book.autosave() == false)
        #expect(book.documentState == .savingError)
        #expect(book.titles == ["a"])
        #expect(book.hasUnsavedChanges)
        book.rejectsCover = false
        #expect(await book.autosave())
        #expect(book.documentState == .normal)
        #expect(await book.close())
        let other = NoteBook(fileURL: url)
        #expect(await other.open())
        #expect(other.titles == ["a"])
        #expect(await other.close())
    }

    @Test("reverting reads the store again, without the changes")
    func reverting() async {
        let book = await saved(["a"])
        #expect(await book.autosave())
        book.add("b")
        #expect(await book.revert(toContentsOf: url))
        #expect(book.titles == ["a"])
        #expect(!book.hasUnsavedChanges)
        book.add("c")
        #expect(await book.close())
        let other = NoteBook(fileURL: url)
        #expect(await other.open())
        #expect(other.titles == ["a", "c"])
        #expect(await other.close())
    }

    @Test("saving as a new document takes everything along, unsaved changes included")
    func savingElsewhere() async {
        let book = await saved(["a"])
        #expect(await book.autosave())
        let copy = stage.url("Documents/Copy.notes")
        book.add("b")
        #expect(await book.save(to: copy, for: .forCreating))
        #expect(book.fileURL == copy)
        #expect(book.titles == ["a", "b"])
        book.add("c")
        #expect(await book.close())
        let other = NoteBook(fileURL: copy)
        #expect(await other.open())
        #expect(other.titles == ["a", "b", "c"])
        #expect(await other.close())
    }

    @Test("files that are no documents of the kind are not opened", arguments: ["none", "file", "folder"])
    func invalid(kind: String) async throws {
        if kind == "file" { try stage.write("text", "Documents/Book.notes") }
        if kind == "folder" { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        let book = NoteBook(fileURL: url)
        #expect(await book.open() == false)
        #expect(book.documentState == .closed)
        #expect(stage.logs.contains { $0.hasPrefix("UIDocument: Book.notes: ") })
    }

    @Test("a store that is damaged is an error, and stays as it is")
    func damaged() async throws {
        try stage.write("no database, but long enough for the header of one", "Documents/Book.notes/StoreContent/persistentStore")
        try stage.write("blue", "Documents/Book.notes/cover.txt")
        let book = NoteBook(fileURL: url)
        #expect(await book.open() == false)
        #expect(try stage.read("Documents/Book.notes/StoreContent/persistentStore").hasPrefix("no database"))
    }
}
