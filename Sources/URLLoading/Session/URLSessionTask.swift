public import Foundation
public import FoundationNetworking

/// The key of the resume data in an error's `userInfo`.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLError {
    /// The argument of `downloadTask(withResumeData:)`, for a failed download that can be resumed.
    public var downloadTaskResumeData: Data? { userInfo[NSURLSessionDownloadTaskResumeData] as? Data }
}

/// A session's load. Apple's "URLSessionTask". Created by a session, suspended; `resume()` starts it.
///
/// > Isolation: any thread. > Units: bytes.
open class URLSessionTask: NSObject, ProgressReporting, @unchecked Sendable {
    /// Whether a task has started, waits, or has ended.
    public enum State: Int, Sendable {
        /// Loading, suspended (as new tasks are), being cancelled, or ended with or without an error.
        case running, suspended, canceling, completed
    }

    /// The priority of a new task.
    public static let defaultPriority: Float = 0.5
    /// The lowest priority.
    public static let lowPriority: Float = 0
    /// The highest priority.
    public static let highPriority: Float = 1

    /// State of a task.
    struct Facts {
        var state = State.suspended
        var suspensions = 1
        var currentRequest: URLRequest?
        var response: URLResponse?
        var error: (any Error)?
        var bytesSent: Int64 = 0
        var bytesReceived: Int64 = 0
        var bytesExpectedToSend: Int64 = 0
        var bytesExpectedToReceive: Int64 = 0
        var clientSends: Int64 = NSURLSessionTransferSizeUnknown
        var clientReceives: Int64 = NSURLSessionTransferSizeUnknown
        var earliestBeginDate: Date?
        var taskDescription: String?
        var priority = URLSessionTask.defaultPriority
        var prefersIncrementalDelivery = true
        var delegate: (any URLSessionTaskDelegate)?
    }

    private let lock = NSLock()
    private var known = Facts()
    let session: URLSession
    /// Set on the session's queue, once the task is created.
    var load: TaskLoad?
    private var hasBegun = false

    private let identifier: Int
    private let firstRequest: URLRequest?
    private let bodies = Progress(totalUnitCount: 0)

    /// Unique in its session.
    open var taskIdentifier: Int { identifier }
    /// The request that the task was created with; nil for a resumed download without one.
    open var originalRequest: URLRequest? { firstRequest }
    /// The progress of sending and receiving the bodies; cancelling it cancels the task.
    open var progress: Progress { bodies }

    /// A task of no session, which loads nothing: apps have classes that inherit from this one, and answer in tests instead of a server.
    public override init() {
        (session, firstRequest, identifier) = (.shared, nil, 0)
        super.init()
    }

    init(session: URLSession, request: URLRequest?, identifier: Int) {
        (self.session, firstRequest, self.identifier) = (session, request, identifier)
        super.init()
        known.currentRequest = request
        progress.cancellationHandler = { [weak self] in self?.cancel() }
        progress.pausingHandler = { [weak self] in self?.suspend() }
        progress.resumingHandler = { [weak self] in self?.resume() }
    }

    var facts: Facts { lock.withLock { known } }

    func note(_ change: (inout Facts) -> Void) { lock.withLock { change(&known) } }

    /// Continues another task's state.
    func take(_ facts: Facts, load: TaskLoad) {
        note { $0 = facts }
        hasBegun = true
        self.load = load
    }

    /// The current request: differs from the original after a redirect.
    open var currentRequest: URLRequest? { facts.currentRequest }
    /// The server's response, once its head was received.
    open var response: URLResponse? { facts.response }
    /// Whether the task has started, waits, or has ended.
    open var state: State { facts.state }
    /// Why the task failed; nil while it is running.
    open var error: (any Error)? { facts.error }
    /// The number of bytes of the body that were sent.
    open var countOfBytesSent: Int64 { facts.bytesSent }
    /// The number of bytes of the response's body that were received.
    open var countOfBytesReceived: Int64 { facts.bytesReceived }
    /// The number of bytes of the body to send; -1 if unknown.
    open var countOfBytesExpectedToSend: Int64 { facts.bytesExpectedToSend }
    /// The number of bytes of the response's body, from its head; -1 if unknown.
    open var countOfBytesExpectedToReceive: Int64 { facts.bytesExpectedToReceive }
    /// The app's estimate of the bytes to send; stored without effect.
    open var countOfBytesClientExpectsToSend: Int64 {
        get { facts.clientSends }
        set { note { $0.clientSends = newValue } }
    }
    /// The app's estimate of the bytes to receive; stored without effect.
    open var countOfBytesClientExpectsToReceive: Int64 {
        get { facts.clientReceives }
        set { note { $0.clientReceives = newValue } }
    }
    /// The task does not start before.
    open var earliestBeginDate: Date? {
        get { facts.earliestBeginDate }
        set { note { $0.earliestBeginDate = newValue } }
    }
    /// A text of the app's own, for logs.
    open var taskDescription: String? {
        get { facts.taskDescription }
        set { note { $0.taskDescription = newValue } }
    }
    /// From 0 to 1; a hint that connections to one host ignore.
    open var priority: Float {
        get { facts.priority }
        set { note { $0.priority = min(max(newValue, 0), 1) } }
    }
    /// Whether the delegate wants the body in parts as they come; stored without effect, and parts always come at once.
    open var prefersIncrementalDelivery: Bool {
        get { facts.prefersIncrementalDelivery }
        set { note { $0.prefersIncrementalDelivery = newValue } }
    }
    /// Called instead of the session's delegate; set it before the task starts. Unlike on iOS, it is then the only one that is called.
    open var delegate: (any URLSessionTaskDelegate)? {
        get { facts.delegate }
        set { note { $0.delegate = newValue } }
    }

    // MARK: Control

    /// Starts a new task, or continues a suspended one after as many calls as `suspend()` had; otherwise does nothing.
    open func resume() {
        let goesOn = lock.withLock {
            guard known.state == .suspended else { return false }
            known.suspensions = max(0, known.suspensions - 1)
            if known.suspensions == 0 { known.state = .running }
            return known.suspensions == 0
        }
        guard goesOn else { return }
        session.queue.async { [self] in
            guard let load, state == .running else { return }
            if hasBegun { return load.letGo(.suspended) }
            hasBegun = true
            PendingRequests.begin(self)
            load.begin()
        }
    }

    /// While suspended, no bytes are received and timeouts are paused. Suspended twice, a task must be resumed twice.
    open func suspend() {
        let stops = lock.withLock {
            guard known.state == .running || known.state == .suspended else { return false }
            known.suspensions += 1
            defer { known.state = .suspended }
            return known.state == .running
        }
        guard stops else { return }
        session.queue.async { [self] in
            if hasBegun, state == .suspended { load?.hold(.suspended) }
        }
    }

    /// Returns at once; the task ends with `URLError.cancelled`.
    open func cancel() {
        if beginCancelling() {
            session.queue.async { [self] in load?.end(with: TransferFailure.error(.cancelled, url: currentRequest?.url)) }
        }
    }

    /// Whether this call cancelled it.
    func beginCancelling() -> Bool {
        lock.withLock {
            guard known.state == .running || known.state == .suspended else { return false }
            known.state = .canceling
            return true
        }
    }
}

/// A task whose response is data in memory. Apple's "URLSessionDataTask".
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A task that sends a body. Apple's "URLSessionUploadTask".
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A task whose response is a file. Apple's "URLSessionDownloadTask".
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
    /// Cancels, and passes resume data: nil unless it is a GET over HTTP whose response has an entity tag or a modification date, from
    /// a server that supports ranges. The handler is called on the delegate's queue.
    open func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
        // Called once, on the delegate's queue.
        nonisolated(unsafe) let handler = completionHandler
        session.queue.async { [self] in
            guard let load, beginCancelling() else { return session.delegateQueue.addOperation { handler(nil) } }
            let data = load.unfinished()?.encoded()
            try? load.download?.close()
            load.calls.add { handler(data) }
            load.end(with: TransferFailure.error(.cancelled, url: currentRequest?.url, resumeData: data))
        }
    }

    /// Cancels the download and returns what resumes it; nil if the server does not allow that.
    open func cancelByProducingResumeData() async -> Data? {
        await withCheckedContinuation { continuation in cancel { continuation.resume(returning: $0) } }
    }
}
