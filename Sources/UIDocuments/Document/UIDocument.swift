public import DarwinFoundation
public import Foundation
public import ObjectiveC
internal import ProgrammerErrors
internal import Synchronization
public import UIKitCore

/// A document in a file: it is read and written off the main thread, and saves itself some time after a change.
///
/// Subclasses override `load(fromContents:ofType:)` and `contents(forType:)`; the file is replaced in one step, so that a failed save
/// leaves it as it was. Completion handlers are called on the main thread.
/// > Contract: UIKit, UIDocument. > Isolation: the main actor, except for the methods that access the file.
@preconcurrency @MainActor open class UIDocument: NSObject, NSFilePresenter, ProgressReporting, UIUserActivityRestoring {
    private nonisolated let place: Mutex<URL>
    private nonisolated let condition = Mutex(State.closed)
    nonisolated let fileQueue: DispatchQueue
    private nonisolated let presenterQueue = OperationQueue()
    /// The progress of the current or last reading.
    public nonisolated let progress = Progress(totalUnitCount: 1)
    let context = DocumentService.current.context
    private(set) var changes = DocumentChanges()
    private var undo: UndoObserver?
    private var autosaver: DocumentAutosaver?
    private var isReading = false
    /// When the file was last changed, as far as this document knows.
    open var fileModificationDate: Date?
    /// The user's activity with this document; nil unless the app sets one.
    open var userActivity: NSUserActivity?

    /// A document that is closed: nothing is read.
    ///
    /// > Precondition: a file URL.
    public init(fileURL url: URL) {
        ProgrammerError.require(
            url.isFileURL, "*** -[UIDocument initWithFileURL:]: URL is not a file URL: \(url)", name: .invalidArgument)
        place = Mutex(url)
        fileQueue = DispatchQueue(label: "UIDocument File Access")
        presenterQueue.maxConcurrentOperationCount = 1
        super.init()
    }

    // MARK: What it is

    /// The document's file.
    nonisolated open var fileURL: URL { place.withLock { $0 } }
    /// The name for the user: the file's, without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The type of the file, by its extension; nil without one.
    nonisolated open var fileType: String? { DocumentTypeTable.ofApp.type(ofExtension: fileURL.pathExtension) }
    /// The type to save as; the file's by default.
    open var savingFileType: String? { fileType }
    /// Its conditions. A change posts ``stateChangedNotification``.
    nonisolated open var documentState: State { condition.withLock { $0 } }

    nonisolated open var presentedItemURL: URL? { fileURL }
    nonisolated open var presentedItemOperationQueue: OperationQueue { presenterQueue }

    // MARK: Opening

    /// Reads the file on the queue of file access, and calls the handler with whether it was read.
    ///
    /// > Precondition: no other opening or reverting goes on.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        requireNoReading("openWithCompletionHandler:")
        read(fileURL) { [self] error in
            if error == nil {
                if documentState.contains(.closed) { NSFileCoordinator.addFilePresenter(self) }
                change { $0.remove(.closed) }
                autosaver = autosaver ?? DocumentAutosaver(self)
            }
            completionHandler?(error == nil)
        }
    }

    /// Saves unsaved changes, then closes; the handler gets whether that worked. A document that cannot be saved stays open.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        guard !documentState.contains(.closed) else { return finish(completionHandler, true) }
        autosave { [self] isSaved in
            if isSaved { endPresenting() }
            completionHandler?(isSaved)
        }
    }

    /// Reads another file's contents, or its own again: unsaved changes are lost.
    ///
    /// > Precondition: no other opening or reverting goes on.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        requireNoReading("revertToContentsOfURL:completionHandler:")
        read(url) { [self] error in
            if error == nil { undo?.manager.removeAllActions() }
            completionHandler?(error == nil)
        }
    }

    private func requireNoReading(_ method: String) {
        ProgrammerError.require(
            !isReading,
            "*** -[UIDocument \(method)]: attempt to open or a revert document that already has an open or revert operation in flight: \(self)"
        )
    }

    private func read(_ url: URL, _ completion: @escaping @MainActor (Error?) -> Void) {
        isReading = true
        progress.completedUnitCount = 0
        if !documentState.contains(.closed) { disableEditing() }
        change { $0.formUnion([.editingDisabled, .progressAvailable]) }
        onFileQueue { document in
            try document.coordinatedRead(url)
            return DocumentFile.modificationDate(of: url)
        } completion: { [self] result in
            isReading = false
            progress.completedUnitCount = 1
            let wasOpen = !documentState.contains(.closed)
            change { $0.subtract([.editingDisabled, .progressAvailable]) }
            if wasOpen { enableEditing() }
            switch result {
            case .success(let date):
                fileModificationDate = date
                updateChangeCount(.cleared)
                completion(nil)
            case .failure(let error):
                handleError(error, userInteractionPermitted: true)
                completion(error)
            }
        }
    }

    private nonisolated func coordinatedRead(_ url: URL) throws {
        var failure: Error?
        var denied: NSError?
        NSFileCoordinator(filePresenter: self).coordinate(readingItemAt: url, error: &denied) { place in
            do { try read(from: place) } catch { failure = error }
        }
        if let error = failure ?? denied { throw error }
    }

    /// Reads a file and calls `load(fromContents:ofType:)` on the main thread; called on the queue of file access.
    nonisolated open func read(from url: URL) throws {
        let contents = Handed(value: try DocumentFile.contents(of: url))
        let type = DocumentTypeTable.ofApp.type(ofExtension: url.pathExtension)
        if MainQueue.isCurrent {
            try MainActor.assumeIsolated { try load(fromContents: contents.value, ofType: type) }
        } else {
            try DispatchQueue.main.sync {
                try MainActor.assumeIsolated { try context.perform { try load(fromContents: contents.value, ofType: type) } }
            }
        }
    }

    /// Override to take the contents: `Data`, or `FileWrapper` for a folder. > Throws: why they are none of this document.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {
        ProgrammerError.raise("-[UIDocument loadFromContents:ofType:error:] is not implemented: a subclass of UIDocument must override it")
    }

    // MARK: Saving

    /// Override to return what is written: `Data`, or `FileWrapper` for a folder. > Throws: why there is nothing to write.
    open func contents(forType typeName: String) throws -> Any {
        ProgrammerError.raise("-[UIDocument contentsForType:error:] is not implemented: a subclass of UIDocument must override it")
    }

    /// Writes the contents of this moment, and calls the handler with whether they were written.
    ///
    /// A closed document is open after it was created so. An error adds `savingError` to the state and goes to `handleError`.
    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        autosaver?.cancel()
        let contents: Handed<Any>
        do {
            let type = savingFileType ?? DocumentTypeTable.ofApp.type(ofExtension: url.pathExtension) ?? "public.data"
            contents = Handed(value: try self.contents(forType: type))
        } catch {
            return ApplicationContext.later { [self] in saveFailed(error, completionHandler) }
        }
        let token = Handed(value: changeCountToken(for: saveOperation))
        onFileQueue { document in
            try document.coordinatedWrite(contents.value, to: url, for: saveOperation)
            return DocumentFile.modificationDate(of: url)
        } completion: { [self] result in
            switch result {
            case .success(let date): saved(to: url, for: saveOperation, token.value, date)
            case .failure(let error): return saveFailed(error, completionHandler)
            }
            completionHandler?(true)
        }
    }

    private func saved(to url: URL, for operation: SaveOperation, _ token: Any, _ date: Date?) {
        fileModificationDate = date
        if operation == .forCreating { place.withLock { $0 = url } }
        updateChangeCount(withToken: token, for: operation)
        if operation == .forCreating && documentState.contains(.closed) {
            NSFileCoordinator.addFilePresenter(self)
            change { $0.remove(.closed) }
            autosaver = autosaver ?? DocumentAutosaver(self)
        }
        change { $0.remove(.savingError) }
    }

    private func saveFailed(_ error: Error, _ completion: ((Bool) -> Void)?) {
        change { $0.insert(.savingError) }
        handleError(error, userInteractionPermitted: true)
        completion?(false)
    }

    private nonisolated func coordinatedWrite(_ contents: Any, to url: URL, for operation: SaveOperation) throws {
        var failure: Error?
        var denied: NSError?
        NSFileCoordinator(filePresenter: self).coordinate(writingItemAt: url, options: .forReplacing, error: &denied) { place in
            do {
                let attributes = try fileAttributesToWrite(to: place, for: operation)
                try writeContents(contents, andAttributes: attributes, safelyTo: place, for: operation)
            } catch { failure = error }
        }
        if let error = failure ?? denied { throw error }
    }

    /// Saves if there are unsaved changes; otherwise the handler is called with true.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return finish(completionHandler, true) }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Writes next to the file, then takes its place in one step; called on the queue of file access.
    nonisolated open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL, for saveOperation: SaveOperation
    ) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try AtomicReplacement.replace(url) { scratch in
            try writeContents(contents, to: scratch, for: saveOperation, originalContentsURL: saveOperation == .forCreating ? nil : url)
            try DocumentFile.setAttributes(additionalFileAttributes, of: scratch)
        }
    }

    /// Writes contents, `Data` or `FileWrapper`, to a place where nothing is; called on the queue of file access.
    nonisolated open func writeContents(_ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?) throws {
        try DocumentFile.write(contents, to: url)
    }

    /// Attributes for the written file; none by default.
    nonisolated open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

    /// The extension of files of a type; that of the document's file if the type has none.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap { DocumentTypeTable.ofApp.fileExtension(of: $0) } ?? fileURL.pathExtension
    }

    /// Runs a block on the serial queue where the document reads and writes its file.
    nonisolated open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) { fileQueue.async(execute: block) }

    // MARK: Changes

    /// Whether the file lacks changes. Override it with ``updateChangeCount(_:)`` if the app knows better.
    open var hasUnsavedChanges: Bool { changes.isEdited }

    /// Notes a change; a document with unsaved changes is saved some time later.
    open func updateChangeCount(_ change: ChangeKind) {
        changes.add([.done: .done, .undone: .undone, .redone: .redone][change] ?? .cleared)
        if hasUnsavedChanges && !documentState.contains(.closed) { autosaver?.schedule() } else { autosaver?.cancel() }
    }

    /// The changes of this moment, which a save of the contents of this moment writes.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

    /// Notes that the changes of a token were saved.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        guard let saved = changeCountToken as? DocumentChanges else { return }
        changes.remove(saved)
        if hasUnsavedChanges { autosaver?.schedule() }
    }

    /// Records changes for undo, and counts them. It is created when it is first asked for.
    open var undoManager: UndoManager! {
        get {
            if let known = undo?.manager { return known }
            let made = UndoManager()
            undo = UndoObserver(made, self)
            return made
        }
        set { undo = newValue.map { UndoObserver($0, self) } }
    }

    // MARK: Errors and editing

    /// Called on the main thread for an error of reading or writing; logs it and ends the handling. Override to notify the user.
    open func handleError(_ error: Error, userInteractionPermitted: Bool) {
        context.send(.log("UIDocument: \(fileURL.lastPathComponent): \((error as NSError).localizedDescription)"))
        finishedHandlingError(error, recovered: false)
    }

    /// Called at the end of the handling of an error. > Parameters: recovered: whether the user could do something about it.
    open func finishedHandlingError(_ error: Error, recovered: Bool) {}

    /// Called when the user can no longer be asked about an error; ends its handling.
    open func userInteractionNoLongerPermitted(forError error: Error) { finishedHandlingError(error, recovered: false) }

    /// Called before the document is read again: the user must not edit it until `enableEditing`.
    open func disableEditing() {}
    /// Called when the user may edit again.
    open func enableEditing() {}

    /// Adds the document's URL to an activity.
    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL])
    }
    /// Called with an activity to continue; does nothing by default.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: File presenter

    nonisolated open func presentedItemDidMove(to newURL: URL) { place.withLock { $0 = newURL } }
    nonisolated open func presentedItemDidChange() { ApplicationContext.later { [self] in fileChanged() } }
    nonisolated open func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        ApplicationContext.later { [self] in
            autosave { completionHandler($0 ? nil : CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: self.fileURL.path])) }
        }
    }
    nonisolated open func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        ApplicationContext.later { [self] in
            updateChangeCount(.cleared)
            endPresenting()
            completionHandler(nil)
        }
    }

    /// Another part of the app wrote the file: a document without changes of its own reads it again.
    private func fileChanged() {
        guard !documentState.contains(.closed), !isReading, !hasUnsavedChanges else { return }
        let date = DocumentFile.modificationDate(of: fileURL)
        if date != fileModificationDate { revert(toContentsOf: fileURL) }
    }

    private func endPresenting() {
        autosaver = nil
        NSFileCoordinator.removeFilePresenter(self)
        change { $0.insert(.closed) }
    }

    // MARK: Support

    private func change(_ body: (inout State) -> Void) {
        let hasChanged = condition.withLock { state in
            let before = state
            body(&state)
            return state != before
        }
        if hasChanged { NotificationCenter.default.post(name: Self.stateChangedNotification, object: self) }
    }

    private func finish(_ completion: ((Bool) -> Void)?, _ isDone: Bool) {
        let handler = Handed(value: completion)
        ApplicationContext.later { handler.value?(isDone) }
    }

    private func onFileQueue<Value: Sendable>(
        _ work: @escaping @Sendable (UIDocument) throws -> Value, completion: @escaping @MainActor (Result<Value, Error>) -> Void
    ) {
        // The block may outlive the completion; the document's last reference must not be released on this queue.
        let loan = Loan((document: self, completion: completion))
        performAsynchronousFileAccess {
            guard let result = loan.use({ lent in Result { try work(lent.document) } }) else { return }
            DispatchQueue.main.async {
                guard let (document, completion) = loan.giveBack() else { return }
                document.context.perform { completion(result) }
            }
        }
    }
}
