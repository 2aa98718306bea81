public import Foundation
public import ObjectiveC
internal import ProgrammerErrors

/// The thread of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// The caller sees to it that one thread at a time uses the context.
    case confinementConcurrencyType = 0
    /// A queue of the context's own.
    case privateQueueConcurrencyType = 1
    /// The main queue.
    case mainQueueConcurrencyType = 2
}

/// Objects in memory, with their changes until these are saved or undone.
///
/// > Contract: Core Data, NSManagedObjectContext
/// > Isolation: the context's queue.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// The thread of the context.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// The stores; those of the parent context if there is one.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? ownCoordinator }
        set {
            ProgrammerError.require(parent == nil, "Context already has a coordinator;  cannot replace.")
            ownCoordinator = newValue
            newValue?.register(self)
        }
    }
    private var ownCoordinator: NSPersistentStoreCoordinator?
    /// The context whose objects this one changes, instead of the stores'.
    open var parent: NSManagedObjectContext? {
        didSet {
            ProgrammerError.require(ownCoordinator == nil, "Context already has a coordinator;  cannot replace.")
            parent?.addChild(self)
        }
    }
    /// A name for debugging.
    open var name: String?
    /// The author of changes, for history; it has no effect.
    open var transactionAuthor: String?
    /// Values of the app's own.
    public let userInfo = NSMutableDictionary()
    /// What is done about objects that were also changed by others: `NSErrorMergePolicy` by default.
    open var mergePolicy: Any = NSErrorMergePolicy
    /// Whether changes that others have saved become visible here.
    open var automaticallyMergesChangesFromParent = false
    /// Whether unchanged objects are kept while the app does not use them.
    open var retainsRegisteredObjects = false { didSet { if !retainsRegisteredObjects { retained = [] } } }
    /// Whether a fault without a row is treated as deleted; always so.
    open var shouldDeleteInaccessibleFaults = true
    /// Whether deletions are passed on by relationships at the end of an event; it is done at once.
    open var propagatesDeletesAtEndOfEvent = true
    /// The age at which values are read again; values are kept until a refresh. > Units: seconds.
    open var stalenessInterval: TimeInterval = -1
    /// Changes are not recorded: a manager is kept, and said in the log to have no effect. Nil by default, as in apps for iOS.
    open var undoManager: UndoManager? {
        didSet { if undoManager != nil { NSLog("CoreData: warning: an undo manager of a context has no effect in Ferry") } }
    }

    let registry = ObjectRegistry()
    var changes = ContextChanges()
    var pending = PendingChanges()
    var isNotificationScheduled = false
    var retained: [NSManagedObject] = []
    /// Set while the context makes an object that exists already.
    var identifierForNewObject: NSManagedObjectID?
    let queue: ContextQueue
    private let children = NSHashTable<NSManagedObjectContext>.weakObjects()
    private let childLock = NSLock()
    private var lastSerial = 0

    /// A context without stores.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ContextQueue(ct)
        super.init()
    }

    /// A context for one thread.
    public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }

    /// A context for a thread. > Parameters: ct: the thread.
    public convenience init(_ ct: ConcurrencyType) { self.init(concurrencyType: ct.older) }

    /// The thread of a context.
    public enum ConcurrencyType: Sendable {
        /// The main queue.
        case mainQueue
        /// A queue of the context's own.
        case privateQueue

        var older: NSManagedObjectContextConcurrencyType {
            self == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType
        }
    }

    deinit {
        // Objects that refer to each other would keep each other.
        for object in registry.all { object.loseContext() }
    }

    private func addChild(_ child: NSManagedObjectContext) { childLock.withLock { children.add(child) } }
    var childContexts: [NSManagedObjectContext] { childLock.withLock { children.allObjects } }
    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }

    // MARK: Queue

    /// Runs a block on the context's queue, later.
    open func perform(_ block: @escaping () -> Void) {
        queue.async { [self] in
            block()
            processPendingChanges()
        }
    }

    /// Runs a block on the context's queue and waits for it; a block on that queue runs it at once.
    open func performAndWait(_ block: () -> Void) { queue.sync(block) }
}

extension NSManagedObjectContext {
    /// Runs a block on the context's queue, waits for it and returns its result.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try queue.sync(block) }

    /// When `perform(schedule:_:)` runs its block.
    public enum ScheduledTaskType: Sendable {
        /// At once if the caller is on the queue.
        case immediate
        /// After what is in the queue.
        case enqueued
    }

    /// Runs a block on the context's queue and returns its result.
    public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows -> T {
        let outcome: Outcome<T> = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: Outcome(result: Result { try block() })) }
        }
        return try Self.value(outcome.result, block)
    }

    /// The result moves from the queue to the caller, who waits for it.
    private struct Outcome<T>: @unchecked Sendable { let result: Result<T, any Error> }

    /// Throws only what the block has thrown.
    private static func value<T>(_ result: Result<T, any Error>, _ block: () throws -> T) rethrows -> T {
        switch result {
        case .success(let value): return value
        case .failure(let error):
            func raise(_ body: () throws -> T) rethrows -> T { try body() }
            return try raise { throw error }
        }
    }
}
