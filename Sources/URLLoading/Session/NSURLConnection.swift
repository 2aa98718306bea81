public import Foundation
public import FoundationNetworking
internal import Synchronization

/// Loads one request: the class before `URLSession`, over it.
///
/// > Contract: Foundation, NSURLConnection. > Isolation: any thread; a delegate is called on the main thread, or on the queue that was set.
open class NSURLConnection: NSObject, @unchecked Sendable {
    private struct State {
        var delegate: (any NSURLConnectionDelegate)?
        var queue: OperationQueue?
        var session: URLSession?
        var task: URLSessionDataTask?
        var isCancelled = false
    }
    private let state = Mutex(ConnectionBox(State()))
    private let configuration: URLSessionConfiguration
    /// The request as it was given.
    public let originalRequest: URLRequest
    /// The request as it is now, after redirects.
    open var currentRequest: URLRequest { state.withLock { $0.value.task?.currentRequest } ?? originalRequest }

    /// Creates a connection, which retains its delegate until it ends, and begins it if wanted.
    public init?(request: URLRequest, delegate: Any?, startImmediately: Bool) {
        originalRequest = request
        configuration = .default
        super.init()
        state.withLock { $0.value.delegate = delegate as? any NSURLConnectionDelegate }
        if startImmediately { start() }
    }

    /// Creates a connection and begins it.
    public convenience init?(request: URLRequest, delegate: Any?) {
        self.init(request: request, delegate: delegate, startImmediately: true)
    }

    /// For tests, with a configuration of theirs.
    init(_ request: URLRequest, _ delegate: any NSURLConnectionDelegate, _ configuration: URLSessionConfiguration, _ queue: OperationQueue)
    {
        (originalRequest, self.configuration) = (request, configuration)
        super.init()
        state.withLock { ($0.value.delegate, $0.value.queue) = (delegate, queue) }
    }

    /// Whether there is a way to load a request: its URL has a host, or is of a file or of data.
    open class func canHandle(_ request: URLRequest) -> Bool {
        switch request.url?.scheme?.lowercased() {
        case "http", "https": request.url?.host?.isEmpty == false
        case "file", "data": true
        default: false
        }
    }

    // MARK: Loading

    /// Begins; no effect after the first time.
    open func start() {
        let adaptor = ConnectionAdaptor(self)
        let task = state.withLock { box -> ConnectionBox<URLSessionDataTask>? in
            guard box.value.task == nil, !box.value.isCancelled else { return nil }
            let session = URLSession(configuration: configuration, delegate: adaptor, delegateQueue: box.value.queue ?? .main)
            let task = session.dataTask(with: originalRequest)
            (box.value.session, box.value.task) = (session, task)
            return ConnectionBox(task)
        }
        task?.value.resume()
    }

    /// Ends the connection: its delegate is not called any more.
    open func cancel() {
        let task = state.withLock { box in
            (box.value.isCancelled, box.value.delegate) = (true, nil)
            return ConnectionBox(box.value.task)
        }
        task.value?.cancel()
    }

    /// Calls the delegate on a queue. > Precondition for an effect: the connection was not started.
    open func setDelegateQueue(_ queue: OperationQueue?) { state.withLock { $0.value.queue = queue } }

    /// Calls the delegate on a run loop: here only the main one, which is used anyway.
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Ends the calls on a run loop; no effect, as the main one is used.
    open func unschedule(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

    var delegate: (any NSURLConnectionDelegate)? { state.withLock { ConnectionBox($0.value.delegate) }.value }
    /// The delegate for its last call.
    func takeDelegate() -> (any NSURLConnectionDelegate)? {
        let (delegate, session) = state.withLock { box in
            defer { (box.value.delegate, box.value.session) = (nil, nil) }
            return ConnectionBox((box.value.delegate, box.value.session))
        }.value
        // It retains its delegate, and so this connection, until then.
        session?.finishTasksAndInvalidate()
        return delegate
    }

    // MARK: Without a delegate

    /// Loads a request and waits for it. > Throws: a `URLError`.
    @available(iOS, deprecated: 9)
    open class func sendSynchronousRequest(
        _ request: URLRequest, returning response: UnsafeMutablePointer<URLResponse?>?
    ) throws -> Data {
        let result = SynchronousResult()
        URLSession.shared.dataTask(with: request) { result.finish(($0, $1, $2)) }.resume()
        let (data, answer, error) = result.wait()
        response?.pointee = answer
        if let error { throw error }
        return data ?? Data()
    }

    /// Loads a request and calls the handler on a queue.
    @available(iOS, deprecated: 9)
    open class func sendAsynchronousRequest(
        _ request: URLRequest, queue: OperationQueue,
        completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        URLSession.shared.dataTask(with: request) { data, response, error in
            let box = ConnectionBox((response, data, error))
            queue.addOperation { handler(box.value.0, box.value.2 == nil ? box.value.1 : nil, box.value.2) }
        }.resume()
    }
}

/// A value that one thread at a time uses, which the compiler cannot check.
struct ConnectionBox<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// What a thread waits for.
private final class SynchronousResult: @unchecked Sendable {
    typealias Value = (data: Data?, response: URLResponse?, error: (any Error)?)
    private let done = DispatchSemaphore(value: 0)
    /// Written before, and read after, the semaphore is signalled.
    private var value: Value = (nil, nil, nil)

    func finish(_ value: Value) {
        self.value = value
        done.signal()
    }

    func wait() -> Value {
        done.wait()
        return value
    }
}
