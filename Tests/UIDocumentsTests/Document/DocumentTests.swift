import DarwinFoundation
import Foundation
import ObjectiveC
import Testing
import UIKitCore

@testable import UIDocuments

/// A document of text.
final class Note: UIDocument {
    var text = ""
    var errors: [String] = []
    var finished = 0
    var editing: [Bool] = []
    var rejects = false

    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard !rejects, let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
    }
    override func handleError(_ error: Error, userInteractionPermitted: Bool) {
        errors.append((error as NSError).domain)
        super.handleError(error, userInteractionPermitted: userInteractionPermitted)
    }
    override func finishedHandlingError(_ error: Error, recovered: Bool) { finished += 1 }
    override func disableEditing() { editing.append(false) }
    override func enableEditing() { editing.append(true) }
}

/// Its block of file access ends after the document is closed and released.
private final class LingeringNote: UIDocument {
    private let accessQueue = DispatchQueue(label: "lingering")
    private let released = DispatchSemaphore(value: 0)
    var onEnd: (@Sendable (Bool) -> Void)?

    override func load(fromContents contents: Any, ofType typeName: String?) throws {}
    override func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) {
        accessQueue.async { [released] in
            block()
            // Signalled by the document's end; a document that the block retains ends here, after this.
            _ = released.wait(timeout: .now() + 2)
        }
    }
    deinit {
        onEnd?(MainQueue.isCurrent)
        released.signal()
    }
}

@MainActor @Suite("UIDocument", .application) struct DocumentTests {
    let stage: DocumentStage

    init() throws { stage = try DocumentStage() }

    @Test("reads its file when it is opened, and is in the usual state then")
    func open() async throws {
        let note = Note(fileURL: try stage.write("Hello", "Documents/a.txt"))
        #expect(note.documentState == .closed)
        #expect(await note.open())
        #expect(note.text == "Hello")
        #expect(note.documentState == .normal)
        #expect(note.fileType == "public.plain-text")
        #expect(note.localizedName == "a")
        #expect(note.fileModificationDate != nil)
        #expect(note.progress.isFinished)
        #expect(await note.close())
        #expect(note.documentState == .closed)
    }

    @Test("is released on the main thread, however long its block of file access lasts")
    func released() async throws {
        let url = try stage.write("Hello", "a.txt")
        let (ends, end) = AsyncStream.makeStream(of: Bool.self)
        func openOnce() async {
            let note = LingeringNote(fileURL: url)
            note.onEnd = { end.yield($0) }
            await withCheckedContinuation { done in note.revert(toContentsOf: url) { _ in done.resume() } }
        }
        await openOnce()
        var answers = ends.makeAsyncIterator()
        let isOnMain = await answers.next(isolation: #isolation)
        #expect(isOnMain == true)
    }

    @Test("stays closed if there is no file, and hands the error over")
    func missing() async {
        let note = Note(fileURL: stage.url("none.txt"))
        #expect(await note.open() == false)
        #expect(note.documentState == .closed)
        #expect(note.errors == [NSCocoaErrorDomain])
        #expect(note.finished == 1)
        #expect(stage.logs.contains { $0.hasPrefix("UIDocument: none.txt: ") })
    }

    @Test("fails to open if its subclass rejects the contents")
    func rejected() async throws {
        let note = Note(fileURL: try stage.write("Hello", "a.txt"))
        note.rejects = true
        #expect(await note.open() == false)
        #expect(note.errors.count == 1)
    }

    @Test("is open after it was created, in folders that it creates")
    func create() async throws {
        let note = Note(fileURL: stage.url("New/b.txt"))
        note.text = "first"
        #expect(await note.save(to: note.fileURL, for: .forCreating))
        #expect(try stage.read("New/b.txt") == "first")
        #expect(note.documentState == .normal)
        #expect(await note.close())
    }

    @Test("saves itself a while after a change, once")
    func autosave() async throws {
        let note = Note(fileURL: try stage.write("old", "a.txt"))
        await note.open()
        note.text = "new"
        note.updateChangeCount(.done)
        #expect(note.hasUnsavedChanges)
        stage.delays.advance(by: DocumentAutosaver.delay - 1)
        #expect(try stage.read("a.txt") == "old")
        stage.delays.advance(by: 1)
        await fileAccess(of: note)
        #expect(try stage.read("a.txt") == "new")
        #expect(!note.hasUnsavedChanges)
        #expect(await note.close())
    }

    @Test("saves unsaved changes when it is closed")
    func closeSaves() async throws {
        let note = Note(fileURL: try stage.write("old", "a.txt"))
        await note.open()
        note.text = "new"
        note.updateChangeCount(.done)
        #expect(await note.close())
        #expect(try stage.read("a.txt") == "new")
    }

    @Test("leaves no other file next to the one that it replaces")
    func atomic() async throws {
        let note = Note(fileURL: try stage.write("old", "Documents/a.txt"))
        await note.open()
        note.text = "new"
        #expect(await note.save(to: note.fileURL, for: .forOverwriting))
        #expect(try FileManager.default.contentsOfDirectory(atPath: stage.url("Documents").path) == ["a.txt"])
        #expect(await note.close())
    }

    @Test("keeps its changes, its file and its being open if it cannot be saved")
    func savingError() async throws {
        let note = Note(fileURL: try stage.write("old", "Documents/a.txt"))
        await note.open()
        note.updateChangeCount(.done)
        // A file where a folder should be: nothing can be written below it, whatever the permissions of the test are.
        try stage.write("", "blocked")
        #expect(await note.save(to: stage.url("blocked/a.txt"), for: .forOverwriting) == false)
        #expect(note.documentState.contains(.savingError))
        #expect(note.hasUnsavedChanges)
        #expect(note.errors.count == 1)
        #expect(await note.save(to: note.fileURL, for: .forOverwriting))
        #expect(!note.documentState.contains(.savingError))
        #expect(await note.close())
    }

    @Test("counts changes by its undo manager")
    func undo() async throws {
        let note = Note(fileURL: try stage.write("old", "a.txt"))
        await note.open()
        note.undoManager.groupsByEvent = false
        note.undoManager.beginUndoGrouping()
        note.undoManager.registerUndo(withTarget: note) { $0.text = "undone" }
        note.undoManager.endUndoGrouping()
        #expect(note.hasUnsavedChanges)
        note.undoManager.undo()
        #expect(note.text == "undone")
        #expect(!note.hasUnsavedChanges)
        #expect(await note.close())
    }

    @Test("reads its file again on revert, forgets changes, and disables editing meanwhile")
    func revert() async throws {
        let note = Note(fileURL: try stage.write("old", "a.txt"))
        await note.open()
        note.text = "other"
        note.updateChangeCount(.done)
        #expect(await note.revert(toContentsOf: note.fileURL))
        #expect(note.text == "old")
        #expect(!note.hasUnsavedChanges)
        #expect(note.editing == [false, true])
        #expect(await note.close())
    }

    @Test("posts a notification for each change of its state")
    func notifications() async throws {
        let note = Note(fileURL: try stage.write("old", "a.txt"))
        var states: [UIDocument.State] = []
        let token = NotificationCenter.default.addObserver(forName: UIDocument.stateChangedNotification, object: note, queue: nil) { _ in
            MainActor.assumeIsolated { states.append(note.documentState) }
        }
        await note.open()
        await note.close()
        NotificationCenter.default.removeObserver(token)
        let reading: UIDocument.State = [.closed, .editingDisabled, .progressAvailable]
        #expect(states == [reading, .closed, .normal, .closed])
    }

    @Test("follows its file to another name, and saves there")
    func rename() async throws {
        let note = Note(fileURL: try stage.write("old", "Documents/a.txt"))
        await note.open()
        let result: Result<URL, Error> = await withCheckedContinuation { done in
            FileRenaming.rename(note.fileURL, to: "renamed") { done.resume(returning: $0) }
        }
        #expect(try result.get().lastPathComponent == "renamed.txt")
        await presenterCalls(of: note)
        #expect(note.fileURL.lastPathComponent == "renamed.txt")
        note.text = "new"
        note.updateChangeCount(.done)
        #expect(await note.close())
        #expect(try stage.read("Documents/renamed.txt") == "new")
    }

    @Test("refuses names that are none", arguments: ["", "  ", "a/b", ".hidden"])
    func badNames(_ name: String) async throws {
        let url = try stage.write("old", "a.txt")
        let result: Result<URL, Error> = await withCheckedContinuation { done in
            FileRenaming.rename(url, to: name) { done.resume(returning: $0) }
        }
        #expect(throws: CocoaError.self) { try result.get() }
        #expect(try stage.read("a.txt") == "old")
    }

    @Test("adds its URL to an activity")
    func activity() throws {
        let note = Note(fileURL: stage.url("a.txt"))
        let activity = NSUserActivity(activityType: "edit")
        note.updateUserActivityState(activity)
        #expect(activity.userInfo?[UIDocument.userActivityURLKey] as? URL == note.fileURL)
    }

    /// Waits until the queue of file access and what it reports are done.
    private func fileAccess(of note: UIDocument) async {
        await withCheckedContinuation { done in note.performAsynchronousFileAccess { done.resume() } }
        await stage.settle()
    }

    private func presenterCalls(of note: UIDocument) async {
        await withCheckedContinuation { done in note.presentedItemOperationQueue.addBarrierBlock { done.resume() } }
    }
}
