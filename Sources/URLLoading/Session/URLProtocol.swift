public import Foundation
public import FoundationNetworking
internal import ProgrammerErrors
internal import Synchronization

/// Loads requests in an app-defined way. Apple's "URLProtocol".
///
/// A session searches the classes of its configuration's `protocolClasses`, and `URLSession.shared` the registered ones, the last first.
/// > Isolation: `startLoading` and `stopLoading` are called on a queue of the session's; the client may be called from any thread.
open class URLProtocol: NSObject, @unchecked Sendable {
    /// Receives what the protocol loads.
    open private(set) var client: (any URLProtocolClient)?
    /// The request to load.
    open private(set) var request: URLRequest
    /// The response that the cache has for the request; nil if there is none.
    open private(set) var cachedResponse: CachedURLResponse?
    /// The task that loads the request.
    open internal(set) var task: URLSessionTask?

    /// Creates a protocol for one request; the session calls it after `canInit(with:)` accepted the request.
    ///
    /// - Parameters:
    ///   - request: The request, in its canonical form.
    ///   - cachedResponse: The response that the cache has for it, or nil.
    ///   - client: Receives what the protocol loads.
    public required init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
        (self.request, self.cachedResponse, self.client) = (request, cachedResponse, client)
    }

    /// Creates a protocol for the current request of a task.
    ///
    /// - Parameters:
    ///   - task: The task that loads the request.
    ///   - cachedResponse: The response that the cache has for it, or nil.
    ///   - client: Receives what the protocol loads.
    public convenience init(task: URLSessionTask, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
        self.init(
            request: task.currentRequest ?? task.originalRequest ?? URLRequest(url: URL(fileURLWithPath: "/")),
            cachedResponse: cachedResponse,
            client: client)
        self.task = task
    }

    /// Whether the class loads a request; a subclass must override this, or it is a programming error.
    open class func canInit(with request: URLRequest) -> Bool {
        ProgrammerError.raise("\(self) must override canInit(with:)", name: .invalidArgument)
    }
    /// Whether the class loads a task's current request; asks `canInit(with:)` about the request unless overridden.
    open class func canInit(with task: URLSessionTask) -> Bool {
        guard let request = task.currentRequest ?? task.originalRequest else { return false }
        return canInit(with: request)
    }
    /// The form of a request by which caches find it; the request itself unless overridden.
    open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    /// Whether two requests have the same response in the cache; compares them for equality unless overridden.
    open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { a == b }

    /// Begins to load the request and to report to the client; a subclass must override this, or it is a programming error.
    open func startLoading() { ProgrammerError.raise("\(type(of: self)) must override startLoading()", name: .invalidArgument) }
    /// Ends the loading, when the task is cancelled or complete; a subclass must override this, or it is a programming error.
    open func stopLoading() { ProgrammerError.raise("\(type(of: self)) must override stopLoading()", name: .invalidArgument) }

    // MARK: Properties of requests

    /// A value set by `setProperty`, on this request or one that it was copied from.
    open class func property(forKey key: String, in request: URLRequest) -> Any? {
        RequestProperties(request.value(forHTTPHeaderField: RequestProperties.field))[key]
    }

    /// Stores a value with a request, for the protocol that loads it later.
    ///
    /// - Parameter value: of a property list. Unlike on iOS, properties are visible in `allHTTPHeaderFields`, with a prefix; never sent.
    open class func setProperty(_ value: Any, forKey key: String, in request: NSMutableURLRequest) {
        var notes = RequestProperties(request.value(forHTTPHeaderField: RequestProperties.field))
        notes[key] = value
        request.setValue(notes.encoded, forHTTPHeaderField: RequestProperties.field)
    }

    /// Removes what `setProperty(_:forKey:in:)` stored under the key.
    open class func removeProperty(forKey key: String, in request: NSMutableURLRequest) {
        var notes = RequestProperties(request.value(forHTTPHeaderField: RequestProperties.field))
        notes[key] = nil
        request.setValue(notes.encoded, forHTTPHeaderField: RequestProperties.field)
    }

    // MARK: Classes for the shared session

    private static let registered = Mutex<[AnyClass]>([])

    /// False if the class is not a subclass of `URLProtocol`.
    @discardableResult open class func registerClass(_ protocolClass: AnyClass) -> Bool {
        guard protocolClass is URLProtocol.Type else { return false }
        registered.withLock { $0.append(protocolClass) }
        return true
    }

    /// Removes a class that was registered for `URLSession.shared`; its last registration if there are several.
    open class func unregisterClass(_ protocolClass: AnyClass) {
        registered.withLock { if let place = $0.lastIndex(where: { $0 == protocolClass }) { $0.remove(at: place) } }
    }

    /// The last one first.
    static var registeredClasses: [AnyClass] { registered.withLock { $0.reversed() } }
}

/// Properties of a request, stored in a header field: Foundation on Linux copies nothing else of a `URLRequest`.
struct RequestProperties {
    static let field = "Ferry-Request-Notes"
    private var values: [String: Any]

    /// Unreadable text means no properties.
    init(_ text: String?) {
        let data = text.flatMap { Data(base64Encoded: $0) }
        values = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] } ?? [:]
    }

    subscript(key: String) -> Any? {
        get { values[key] }
        set {
            if let newValue, !PropertyListSerialization.propertyList([newValue], isValidFor: .binary) {
                return NSLog("%@", "URLProtocol.setProperty: the value for \(key) is not a property list value: \(newValue)")
            }
            values[key] = newValue
        }
    }

    var encoded: String? {
        guard !values.isEmpty else { return nil }
        return (try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0))?.base64EncodedString()
    }
}

/// Receives what a protocol loads. Apple's "URLProtocolClient".
public protocol URLProtocolClient: NSObjectProtocol {
    /// Reports a redirect, with the request to load next and the response that asks for it.
    func urlProtocol(_ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
    /// Reports that the response of the cache is valid; the task receives it and ends.
    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
    /// Reports the head of the response, and whether it may be stored in the cache.
    func urlProtocol(_ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy)
    /// Reports a part of the response's body.
    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
    /// Reports that the response is complete.
    func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
    /// Reports that loading failed; the task ends with the error.
    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
    /// Asks for credentials; the answer goes to the challenge's sender.
    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
    /// Reports that the protocol no longer needs an answer to a challenge; ignored here.
    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
}
