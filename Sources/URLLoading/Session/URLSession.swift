public import Foundation
import FoundationNetworking
internal import ProgrammerErrors

/// Loads URLs: over HTTP and HTTPS, from files, from `data:` URLs, and with the app's protocols. Apple's "URLSession".
///
/// The connections are libcurl's. `FoundationNetworking`'s own session is not used: it busy-waits, does not use its
/// cache, and supports neither progress nor resuming. > Isolation: any thread.
open class URLSession: NSObject, @unchecked Sendable {
    /// A delegate's decision about a response's head.
    public enum ResponseDisposition: Int, Sendable {
        /// Ends the task with `URLError.cancelled`.
        case cancel = 0
        /// Receives the body.
        case allow = 1
        /// Receives the body into a file, as a download task.
        case becomeDownload = 2
        @available(*, unavailable, message: "Ferry has no stream tasks")
        case becomeStream = 3
    }

    /// A delegate's decision about a challenge.
    public enum AuthChallengeDisposition: Int, Sendable {
        /// Answers with the credential, as without a delegate, not at all and end the task, or with another method.
        case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
    }

    /// A delegate's decision before a delayed task.
    public enum DelayedRequestDisposition: Int, Sendable {
        /// Starts with the original request, with another one, or not at all.
        case continueLoading, useNewRequest, cancel
    }

    /// For simple requests: the default configuration, no delegate.
    open class var shared: URLSession { common }
    private static let common = URLSession(configuration: .default, isShared: true)

    /// Serial, unless it was given.
    open var delegateQueue: OperationQueue { calls }
    private let calls: OperationQueue
    let queue: DispatchQueue
    /// Accessed on `queue`.
    private(set) var engine: TransferEngine
    /// The configuration as it was given; it is not changed.
    let frozen: URLSessionConfiguration
    /// Set before the first task.
    var network = NetworkConditions.shared
    /// What answers instead of the network, or records it; set before the first task.
    var script = NetworkScript.shared
    private let isShared: Bool
    private(set) var background: BackgroundTransfers?

    private let lock = NSLock()
    private var currentDelegate: (any URLSessionDelegate)?
    private var currentDescription: String?
    private var running: [Int: URLSessionTask] = [:]
    /// Tasks that have ended but whose last call has not returned.
    private var ends = 0
    private var lastIdentifier = 0
    private var isInvalid = false
    private var restored: Set<Int> = []

    /// Creates a session without a delegate.
    public convenience init(configuration: URLSessionConfiguration) {
        self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
    }

    /// The session retains its delegate until it is invalidated.
    ///
    /// - Parameter queue: for calls of delegates and completion handlers; if nil, a serial queue of the session.
    public convenience init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?
    ) {
        self.init(configuration: configuration, isShared: false, delegate: delegate, delegateQueue: queue)
    }

    private init(
        configuration: URLSessionConfiguration, isShared: Bool, delegate: (any URLSessionDelegate)? = nil,
        delegateQueue: OperationQueue? = nil
    ) {
        frozen = configuration.copy() as? URLSessionConfiguration ?? configuration
        self.isShared = isShared
        currentDelegate = delegate
        calls = delegateQueue ?? Self.ownQueue()
        queue = DispatchQueue(label: "url-loading", qos: .userInitiated)
        engine = TransferEngine(queue: queue, connectionsPerHost: max(1, frozen.httpMaximumConnectionsPerHost))
        super.init()
        if let identifier = frozen.identifier { takeUp(BackgroundTransfers(identifier)) }
    }

    /// A session with the default configuration: apps have classes that inherit from this one, and answer in tests instead of a server.
    public override init() {
        (frozen, isShared, currentDelegate, calls) = (.default, false, nil, Self.ownQueue())
        queue = DispatchQueue(label: "url-loading", qos: .userInitiated)
        engine = TransferEngine(queue: queue, connectionsPerHost: max(1, frozen.httpMaximumConnectionsPerHost))
        super.init()
    }

    private static func ownQueue() -> OperationQueue {
        let own = OperationQueue()
        own.maxConcurrentOperationCount = 1
        own.name = "NSURLSession delegate"
        return own
    }

    deinit {
        // Connections are closed on their own queue.
        queue.async { [engine] in _ = engine }
    }

    /// A copy: changing it has no effect.
    open var configuration: URLSessionConfiguration { frozen.copy() as? URLSessionConfiguration ?? frozen }
    /// Receives the events of tasks without a completion handler; released when the session is invalidated.
    open var delegate: (any URLSessionDelegate)? { lock.withLock { currentDelegate } }
    /// A text of the app's own, for logs.
    open var sessionDescription: String? {
        get { lock.withLock { currentDescription } }
        set { lock.withLock { currentDescription = newValue } }
    }

    var protocolClasses: [AnyClass] { (frozen.protocolClasses ?? []) + (isShared ? URLProtocol.registeredClasses : []) }

    // MARK: Tasks

    func nextIdentifier() -> Int {
        lock.withLock {
            lastIdentifier += 1
            return lastIdentifier
        }
    }

    /// Adds a task, until it ends.
    func add<Task: URLSessionTask>(_ task: Task, _ output: TaskLoad.Output, body: UploadBody = .request, resume: ResumeData? = nil) -> Task
    {
        let delegate: (any URLSessionDelegate)? = lock.withLock {
            ProgrammerError.require(!isInvalid, "Task created in a session that has been invalidated", name: .generic)
            running[task.taskIdentifier] = task
            return currentDelegate
        }
        let load = TaskLoad(task, in: self, output: output, body: body, resume: resume)
        task.load = load
        if let background, task is URLSessionDownloadTask { background.save(task, resume) }
        if let delegate = delegate as? any URLSessionTaskDelegate { load.calls.add { delegate.urlSession(self, didCreateTask: task) } }
        return task
    }

    func replace(_ task: URLSessionTask, by other: URLSessionTask) {
        lock.withLock {
            running[task.taskIdentifier] = nil
            running[other.taskIdentifier] = other
        }
    }

    /// Before the last call for a task: it is already removed then.
    func ending(_ task: URLSessionTask) {
        background?.forget(task)
        lock.withLock {
            running[task.taskIdentifier] = nil
            ends += 1
        }
    }

    /// After the last call for a task, on `queue`.
    func ended(_ task: URLSessionTask) {
        task.load = nil
        let (wasLast, restoredAll) = lock.withLock {
            ends -= 1
            let wasRestored = restored.remove(task.taskIdentifier) != nil
            return (isInvalid && running.isEmpty && ends == 0, wasRestored && restored.isEmpty)
        }
        if restoredAll, let delegate { delegateQueue.addOperation { delegate.urlSessionDidFinishEvents(forBackgroundURLSession: self) } }
        if wasLast { letDelegateGo() }
    }

    private var current: [URLSessionTask] { lock.withLock { running.values.sorted { $0.taskIdentifier < $1.taskIdentifier } } }

    /// The handler is called on the delegate's queue.
    open func getTasksWithCompletionHandler(
        _ completionHandler: @escaping ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void
    ) {
        // Called once, on the delegate's queue.
        nonisolated(unsafe) let handler = completionHandler
        delegateQueue.addOperation { [self] in
            let all = current
            let uploads = all.compactMap { $0 as? URLSessionUploadTask }
            handler(
                all.compactMap { $0 is URLSessionUploadTask ? nil : $0 as? URLSessionDataTask }, uploads,
                all.compactMap { $0 as? URLSessionDownloadTask })
        }
    }

    /// Passes all tasks that have not ended to the handler, on the delegate's queue.
    open func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) {
        // Called once, on the delegate's queue.
        nonisolated(unsafe) let handler = completionHandler
        delegateQueue.addOperation { [self] in handler(current) }
    }

    /// The data, upload and download tasks that have not ended.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withCheckedContinuation { continuation in getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) } }
        }
    }

    /// All tasks that have not ended, in the order of their creation.
    public var allTasks: [URLSessionTask] {
        get async { await withCheckedContinuation { continuation in getAllTasks { continuation.resume(returning: $0) } } }
    }

    // MARK: Creating tasks. One with a completion handler calls its delegate only for challenges, redirects and metrics.

    /// Creates a suspended task that reports to the delegate.
    open func dataTask(with request: URLRequest) -> URLSessionDataTask {
        add(URLSessionDataTask(session: self, request: request, identifier: nextIdentifier()), .delegate)
    }

    /// Creates a suspended task that reports to the delegate.
    open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    /// Creates a suspended task that passes the whole response to a handler.
    ///
    /// - Parameter completionHandler: called once on the delegate's queue: data and response, or an error.
    open func dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        add(URLSessionDataTask(session: self, request: request, identifier: nextIdentifier()), .data(completionHandler))
    }

    /// Creates a suspended task that passes the whole response to the handler, on the delegate's queue.
    open func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { dataTask(with: URLRequest(url: url), completionHandler: completionHandler) }

    /// Creates a suspended task that sends a file as its body and reports to the delegate.
    open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        add(upload(request), .delegate, body: .file(fileURL))
    }

    /// Creates a suspended task that sends data as its body and reports to the delegate.
    open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
        add(upload(request), .delegate, body: .data(bodyData))
    }

    /// The body is requested from the delegate with `needNewBodyStream`.
    open func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
        add(upload(request), .delegate, body: .stream)
    }

    /// Creates a suspended task that sends a file as its body and passes the response to the handler, on the delegate's queue.
    open func uploadTask(
        with request: URLRequest, fromFile fileURL: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask { add(upload(request), .data(completionHandler), body: .file(fileURL)) }

    /// Creates a suspended task that sends data as its body and passes the response to the handler, on the delegate's queue.
    open func uploadTask(
        with request: URLRequest, from bodyData: Data?, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask { add(upload(request), .data(completionHandler), body: .data(bodyData ?? Data())) }

    /// Creates a suspended task that loads into a file and reports to the delegate.
    open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask { add(download(request), .delegate) }
    /// Creates a suspended task that loads into a file and reports to the delegate.
    open func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }

    /// Resumes a download. If that is impossible, because the file was removed or the content changed, the whole content is loaded again;
    /// data that no session created fails with `URLError.cannotDecodeContentData`.
    open func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask { resumed(resumeData, .delegate) }

    /// Creates a suspended task that loads into a file and passes it to a handler.
    ///
    /// - Parameter completionHandler: called once on the delegate's queue. The file is removed when it returns: open or move it before.
    open func downloadTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask { add(download(request), .file(completionHandler)) }

    /// Creates a suspended task that loads into a file, which is removed when the handler returns.
    open func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url), completionHandler: completionHandler) }

    /// Creates a suspended task that resumes a download; its file is removed when the handler returns.
    open func downloadTask(
        withResumeData resumeData: Data, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask { resumed(resumeData, .file(completionHandler)) }

    // MARK: Invalidation

    /// No new tasks; existing ones finish, and then the delegate is notified that the session is invalid and is released.
    open func finishTasksAndInvalidate() { invalidate(cancelling: false) }

    /// As `finishTasksAndInvalidate`, but the tasks are cancelled.
    open func invalidateAndCancel() { invalidate(cancelling: true) }

    private func invalidate(cancelling: Bool) {
        // The shared session is never invalidated.
        guard !isShared else { return }
        let (left, isFree) = lock.withLock {
            defer { isInvalid = true }
            return (Array(running.values), !isInvalid && ends == 0)
        }
        if cancelling { for task in left { task.cancel() } }
        if isFree, left.isEmpty { letDelegateGo() }
    }

    private func letDelegateGo() {
        guard
            let delegate = lock.withLock({
                defer { currentDelegate = nil }
                return currentDelegate
            })
        else { return }
        delegateQueue.addOperation { delegate.urlSession(self, didBecomeInvalidWithError: nil) }
    }

    /// Clears the session's cookies, cache and credentials.
    open func reset(completionHandler: @escaping () -> Void) {
        frozen.httpCookieStorage?.cookies?.forEach { frozen.httpCookieStorage?.deleteCookie($0) }
        frozen.urlCache?.removeAllCachedResponses()
        if let storage = frozen.urlCredentialStorage {
            for (space, credentials) in storage.allCredentials {
                for credential in credentials.values { storage.remove(credential, for: space) }
            }
        }
        flush(completionHandler: completionHandler)
    }

    /// Later requests use new connections. Cookies and cache are already on disk.
    open func flush(completionHandler: @escaping () -> Void) {
        // Called once, on the delegate's queue.
        nonisolated(unsafe) let handler = completionHandler
        queue.async { [self] in
            // Running transfers keep the old one.
            engine = TransferEngine(queue: queue, connectionsPerHost: max(1, frozen.httpMaximumConnectionsPerHost))
            delegateQueue.addOperation { handler() }
        }
    }

    /// Clears the session's cookies, cache and credentials.
    open func reset() async { await withCheckedContinuation { continuation in reset { continuation.resume() } } }
    /// Lets later requests use new connections.
    open func flush() async { await withCheckedContinuation { continuation in flush { continuation.resume() } } }

    // MARK: Background sessions

    /// Resumes what the previous launch did not finish.
    private func takeUp(_ transfers: BackgroundTransfers) {
        let records = transfers.records()
        lastIdentifier = records.map(\.task).max() ?? 0
        background = transfers
        for record in records {
            let task = URLSessionDownloadTask(session: self, request: record.resume.request, identifier: record.task)
            task.taskDescription = record.description
            restored.insert(record.task)
            add(task, .delegate, resume: record.resume.received > 0 ? record.resume : nil).resume()
        }
    }
}
