public import Foundation

/// Where a call puts its error; nil where it is not wanted.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Reads and writes files so that accesses of an app do not overlap, and tells their presenters.
///
/// Many may read an item at a time, or one writes it. Deleting, moving and replacing a folder concerns all in it. Accesses of the same
/// ``purposeIdentifier``, so also those inside of another's accessor, do not wait for each other. Other apps are not coordinated: each has
/// its own files.
///
/// > Contract: Foundation, NSFileCoordinator. > Isolation: any thread; an access blocks the thread that makes it.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    /// How an item is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Presenters are not asked to save their changes first.
        public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
        /// The accessor gets the place that a symbolic link leads to.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
        /// Only attributes are read. Presenters are not told.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
        /// The item is read to send it away. On iOS the accessor gets a copy, in Ferry the item.
        public static let forUploading = ReadingOptions(rawValue: 1 << 3)
    }

    /// How an item is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The item is deleted, with all in it.
        public static let forDeleting = WritingOptions(rawValue: 1 << 0)
        /// The item is moved, with all in it.
        public static let forMoving = WritingOptions(rawValue: 1 << 1)
        /// Presenters save their changes first, which the writing takes into account.
        public static let forMerging = WritingOptions(rawValue: 1 << 2)
        /// The item is replaced by another one, or created.
        public static let forReplacing = WritingOptions(rawValue: 1 << 3)
        /// Only attributes are written. Presenters do not save first.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
    }

    private struct Access {
        var claim: FileClaim
        var reading: ReadingOptions = []
        var writing: WritingOptions?

        init(reading url: URL, _ options: ReadingOptions) {
            let place = options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url
            claim = FileClaim(url: place, isWriting: false, includesContents: false)
            reading = options
        }
        init(writing url: URL, _ options: WritingOptions) {
            let isWhole = !options.isDisjoint(with: [.forDeleting, .forMoving, .forReplacing])
            claim = FileClaim(url: url, isWriting: true, includesContents: isWhole)
            writing = options
        }

        var tells: Bool { !reading.contains(.immediatelyAvailableMetadataOnly) }
        var saves: Bool { writing.map { !$0.isDisjoint(with: [.forMerging, .forMoving]) } ?? !reading.contains(.withoutChanges) }
        var deletes: Bool { writing?.contains(.forDeleting) ?? false }
    }

    private let messenger: PresenterMessenger
    private let table = FileCoordinationTable.shared
    private let lock = NSLock()
    private var purpose = UUID().uuidString

    /// Creates a coordinator.
    ///
    /// - Parameter filePresenterOrNil: the presenter for which items are accessed. It is not told about the accesses.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
        messenger = PresenterMessenger(own: filePresenterOrNil)
        super.init()
    }

    // MARK: Presenters

    /// Makes a presenter known; it is retained until it is removed.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { FileCoordinationTable.shared.add(filePresenter) }
    /// Forgets a presenter.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) { FileCoordinationTable.shared.remove(filePresenter) }
    /// The presenters that are known, in the order in which they were added.
    open class var filePresenters: [any NSFilePresenter] { FileCoordinationTable.shared.presenters }

    /// Names what the accesses are for: those of the same purpose do not wait for each other. Different for each coordinator by default.
    open var purposeIdentifier: String {
        get { lock.withLock { purpose } }
        set { lock.withLock { purpose = newValue } }
    }

    // MARK: Accesses

    /// Reads an item, after waiting for those who write it.
    ///
    /// - Parameters:
    ///   - url: the item.
    ///   - options: how it is read.
    ///   - outError: receives why the accessor was not called.
    ///   - reader: reads at the place that it gets; runs on this thread before the call returns.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer, byAccessor reader: (URL) -> Void
    ) { access([Access(reading: url, options)], outError) { reader($0[0]) } }

    /// Writes an item, after waiting for those who read or write it.
    ///
    /// - Parameters:
    ///   - url: the item.
    ///   - options: how it is written.
    ///   - outError: receives why the accessor was not called.
    ///   - writer: writes at the place that it gets; runs on this thread before the call returns.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL) -> Void
    ) { access([Access(writing: url, options)], outError) { writer($0[0]) } }

    /// Reads one item and writes another.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
    ) {
        access([Access(reading: readingURL, readingOptions), Access(writing: writingURL, writingOptions)], outError) {
            readerWriter($0[0], $0[1])
        }
    }

    /// Writes two items, as a move does.
    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL, options options2: WritingOptions = [],
        error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
    ) { access([Access(writing: url1, options1), Access(writing: url2, options2)], outError) { writer($0[0], $0[1]) } }

    /// Prepares many accesses at once, which this coordinator makes in the accessor.
    ///
    /// - Parameter batchAccessor: makes the accesses and calls its argument when all are done, on any thread; this call waits for it.
    open func prepare(
        forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [], writingItemsAt writingURLs: [URL],
        options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor batchAccessor: (@escaping @Sendable () -> Void) -> Void
    ) {
        let accesses = readingURLs.map { Access(reading: $0, readingOptions) } + writingURLs.map { Access(writing: $0, writingOptions) }
        // The accesses inside tell the presenters what they write.
        access(accesses, outError, tellsChanges: false) { _ in
            let done = DispatchSemaphore(value: 0)
            batchAccessor { done.signal() }
            done.wait()
        }
    }

    /// Makes several accesses together, without blocking this thread.
    ///
    /// - Parameters:
    ///   - intents: what is read and written; use their `url` in the accessor.
    ///   - queue: where the accessor runs.
    ///   - accessor: receives nil, or why nothing may be accessed.
    open func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let accesses = intents.map { intent in
            intent.writing.map { Access(writing: intent.url, $0) } ?? Access(reading: intent.url, intent.reading)
        }
        let number = table.request(accesses.map(\.claim), purpose: purposeIdentifier, owner: ObjectIdentifier(self))
        Thread.detachNewThread { [self] in
            let problem = run(accesses, number) { places in
                for (intent, place) in zip(intents, places) { intent.move(to: place) }
                let operation = BlockOperation { accessor(nil) }
                queue.addOperations([operation], waitUntilFinished: true)
            }
            if let problem { queue.addOperation { accessor(problem) } }
        }
    }

    /// Ends the accesses that wait: their accessors are not called, and they report `NSUserCancelledError`. Those under way go on.
    open func cancel() { table.cancel(ObjectIdentifier(self)) }

    /// Announces a move; without effect, as there are no other apps to prepare.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}

    /// Reports a move that an accessor made: accesses that wait get the new place, and presenters are told.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        table.move(from: oldURL, to: newURL)
        messenger.didMove(from: oldURL, to: newURL)
    }

    private func access(_ accesses: [Access], _ outError: NSErrorPointer, tellsChanges: Bool = true, _ body: ([URL]) -> Void) {
        let number = table.request(accesses.map(\.claim), purpose: purposeIdentifier, owner: ObjectIdentifier(self))
        if let problem = run(accesses, number, tellsChanges: tellsChanges, body) { outError?.pointee = problem as NSError }
    }

    /// Waits, asks presenters, calls `body` and tells presenters. Returns why `body` was not called.
    private func run(_ accesses: [Access], _ number: Int, tellsChanges: Bool = true, _ body: ([URL]) -> Void) -> (any Error)? {
        guard table.wait(for: number) != nil else { return CocoaError(.userCancelled) }
        var reacquirers: [PresenterMessenger.Reacquirer] = []
        for (access, claim) in zip(accesses, table.claims(of: number)) where access.tells {
            if let error = messenger.prepare(claim, saving: access.saves, deleting: access.deletes, reacquirers: &reacquirers) {
                table.end(number)
                messenger.reacquire(reacquirers)
                return error
            }
        }
        // A presenter may have moved the item.
        let claims = table.claims(of: number)
        let existed = claims.map { FileManager.default.fileExists(atPath: $0.url.path) }
        body(claims.map(\.url))
        let written = zip(zip(accesses, claims), existed).filter { $0.0.0.writing != nil && !$0.0.0.deletes }
        table.end(number)
        messenger.reacquire(reacquirers)
        guard tellsChanges else { return nil }
        for ((_, claim), existed) in written where FileManager.default.fileExists(atPath: claim.url.path) {
            messenger.didWrite(claim, isNew: !existed)
        }
        return nil
    }
}
