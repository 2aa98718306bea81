public import CoreData
internal import DarwinFoundation
internal import Foundation
internal import ObjectiveC
public import UIDocuments
internal import UIKitCore

/// A document whose contents are objects of Core Data: a folder with a store, and what the app adds.
///
/// The app changes objects of `managedObjectContext`; changes are saved like those of any document, by a parent context on a queue of its own.
/// > Contract: UIKit, UIManagedDocument. Changes are not recorded for undo: a context's undo manager has no effect in Ferry.
/// > Isolation: the main actor, except for the methods that access the file.
@preconcurrency @MainActor open class UIManagedDocument: UIDocument {
    private lazy var stack = ManagedStack(managedObjectModel)
    private var observation: (any NSObjectProtocol)?

    public override init(fileURL url: URL) { super.init(fileURL: url) }

    isolated deinit { if let observation { NotificationCenter.default.removeObserver(observation) } }

    // MARK: What it is made of

    /// The name of the store's file within the document: "persistentStore".
    nonisolated open class var persistentStoreName: String { "persistentStore" }
    /// Options for the store, such as those of a migration.
    open var persistentStoreOptions: [AnyHashable: Any]?
    /// The model's configuration whose entities the document has; nil for all.
    open var modelConfiguration: String?
    /// The models of the main bundle, merged, unless overridden. Asked for once.
    open var managedObjectModel: NSManagedObjectModel { NSManagedObjectModel.mergedModel(from: nil) ?? NSManagedObjectModel() }

    /// The document's objects, on the main queue. Its parent saves them in the store, on a queue of its own.
    open var managedObjectContext: NSManagedObjectContext {
        if observation == nil {
            let center = NotificationCenter.default
            observation = center.addObserver(
                forName: .NSManagedObjectContextObjectsDidChange, object: stack.context, queue: nil
            ) { [weak self] _ in
                MainActor.assumeIsolated { self?.objectsDidChange() }
            }
        }
        return stack.context
    }

    /// Objects that were read again, or let go, are no change.
    private func objectsDidChange() {
        if stack.context.hasChanges { updateChangeCount(.done) }
    }

    open override var hasUnsavedChanges: Bool { super.hasUnsavedChanges || stack.context.hasChanges }

    // MARK: The store

    /// Opens or creates the document's store; called on the queue of file access.
    ///
    /// - Parameters:
    ///   - storeURL: the store within the document's folder.
    ///   - fileType: the document's type.
    nonisolated open func configurePersistentStoreCoordinator(
        for storeURL: URL, ofType fileType: String, modelConfiguration configuration: String?, storeOptions: [AnyHashable: Any]? = nil
    ) throws {
        try onMain { $0.stack }.coordinator.addPersistentStore(
            ofType: persistentStoreType(forFileType: fileType), configurationName: configuration, at: storeURL, options: storeOptions)
    }

    /// The type of the store: SQLite, unless overridden.
    nonisolated open func persistentStoreType(forFileType fileType: String) -> String { NSSQLiteStoreType }

    nonisolated open override func read(from url: URL) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        guard isFolder.boolValue, FileManager.default.fileExists(atPath: store(in: url).path) else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        // Objects of an earlier reading are those of a store that is closed now.
        onMain { $0.managedObjectContext.reset() }
        try openStore(in: url)
        try readAdditionalContent(from: url)
    }

    nonisolated private func store(in url: URL) -> URL {
        url.appendingPathComponent("StoreContent").appendingPathComponent(Self.persistentStoreName)
    }

    nonisolated private func openStore(in url: URL) throws {
        let (stack, configuration, options) = onMain { ($0.stack, $0.modelConfiguration, $0.persistentStoreOptions) }
        try stack.closeStores()
        let place = store(in: url)
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try configurePersistentStoreCoordinator(
            for: place, ofType: fileType ?? "public.data", modelConfiguration: configuration, storeOptions: options)
    }

    /// A value that belongs to the main thread, for the queue of file access.
    @discardableResult nonisolated private func onMain<Value>(_ body: @MainActor (UIManagedDocument) -> Value) -> Value {
        func take() -> Handed<Value> { MainActor.assumeIsolated { Handed(value: body(self)) } }
        return (MainQueue.isCurrent ? take() : DispatchQueue.main.sync(execute: take)).value
    }

    open override func close(completionHandler: ((Bool) -> Void)? = nil) {
        super.close { [self] isClosed in
            if isClosed {
                stack.context.reset()
                try? stack.closeStores()
            }
            completionHandler?(isClosed)
        }
    }

    // MARK: Saving

    /// Hands the changes to the parent context, and asks for the additional content.
    open override func contents(forType typeName: String) throws -> Any {
        if managedObjectContext.hasChanges { try stack.context.save() }
        return try additionalContent(for: fileURL)
    }

    /// Saves the parent context in the store: a transaction, so that a failure leaves the document as it was.
    nonisolated open override func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: UIDocument.SaveOperation
    ) throws {
        let stack = onMain { $0.stack }
        let earlier = stack.place
        if earlier != store(in: url) {
            // A document that is open elsewhere is copied with all that it has. Objects belong to one store, so those of before are let go.
            if let earlier {
                try stack.save()
                onMain { $0.stack.context.reset() }
                try stack.closeStores()
                let folder = earlier.deletingLastPathComponent().deletingLastPathComponent()
                try AtomicReplacement.replace(url) { try FileManager.default.copyItem(at: folder, to: $0) }
            }
            try openStore(in: url)
        }
        try stack.save()
        try writeAdditionalContent(contents, to: url, originalContentsURL: saveOperation == .forCreating ? nil : url)
        try DocumentFile.setAttributes(additionalFileAttributes, of: url)
    }

    // MARK: Additional content

    /// Override to read what is in the document besides the store; called on the queue of file access.
    nonisolated open func readAdditionalContent(from absoluteURL: URL) throws {}

    /// Override to return what is written besides the store; `NSNull` by default. Called on the main thread.
    open func additionalContent(for absoluteURL: URL) throws -> Any { NSNull() }

    /// Override to write the additional content into the document's folder; called on the queue of file access.
    nonisolated open func writeAdditionalContent(_ content: Any, to absoluteURL: URL, originalContentsURL absoluteOriginalContentsURL: URL?)
        throws
    {}
}
