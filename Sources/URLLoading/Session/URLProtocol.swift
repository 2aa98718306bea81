public import Foundation
public import FoundationNetworking
internal import ProgrammerErrors

/// Loads what an app wants loaded in a way of its own. Apple's "URLProtocol".
///
/// A session asks the classes of its configuration's `protocolClasses`, and `URLSession.shared` those that were registered, the last first.
/// > Isolation: `startLoading` and `stopLoading` are called on a queue of the session's; the client may be called from any thread.
open class URLProtocol: NSObject, @unchecked Sendable {
    open private(set) var client: (any URLProtocolClient)?
    open private(set) var request: URLRequest
    open private(set) var cachedResponse: CachedURLResponse?
    open internal(set) var task: URLSessionTask?

    public required init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
        (self.request, self.cachedResponse, self.client) = (request, cachedResponse, client)
    }

    public convenience init(task: URLSessionTask, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
        self.init(
            request: task.currentRequest ?? task.originalRequest ?? URLRequest(url: URL(fileURLWithPath: "/")),
            cachedResponse: cachedResponse,
            client: client)
        self.task = task
    }

    open class func canInit(with request: URLRequest) -> Bool {
        ProgrammerError.raise("\(self) has to override canInit(with:)", name: .invalidArgument)
    }
    open class func canInit(with task: URLSessionTask) -> Bool {
        guard let request = task.currentRequest ?? task.originalRequest else { return false }
        return canInit(with: request)
    }
    open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { a == b }

    open func startLoading() { ProgrammerError.raise("\(type(of: self)) has to override startLoading()", name: .invalidArgument) }
    open func stopLoading() { ProgrammerError.raise("\(type(of: self)) has to override stopLoading()", name: .invalidArgument) }

    // MARK: Notes on requests

    /// A note that `setProperty` made, on this request or one that it was copied from.
    open class func property(forKey key: String, in request: URLRequest) -> Any? {
        RequestProperties(request.value(forHTTPHeaderField: RequestProperties.field))[key]
    }

    /// - Parameter value: of a property list. Unlike on iOS notes are seen in `allHTTPHeaderFields`, under a name of Ferry's; they never go out.
    open class func setProperty(_ value: Any, forKey key: String, in request: NSMutableURLRequest) {
        var notes = RequestProperties(request.value(forHTTPHeaderField: RequestProperties.field))
        notes[key] = value
        request.setValue(notes.encoded, forHTTPHeaderField: RequestProperties.field)
    }

    open class func removeProperty(forKey key: String, in request: NSMutableURLRequest) {
        var notes = RequestProperties(request.value(forHTTPHeaderField: RequestProperties.field))
        notes[key] = nil
        request.setValue(notes.encoded, forHTTPHeaderField: RequestProperties.field)
    }

    // MARK: Classes for the shared session

    private static let lock = NSLock()
    nonisolated(unsafe) private static var registered: [AnyClass] = []

    /// False where the class is none of protocols.
    @discardableResult open class func registerClass(_ protocolClass: AnyClass) -> Bool {
        guard protocolClass is URLProtocol.Type else { return false }
        lock.withLock { registered.append(protocolClass) }
        return true
    }

    open class func unregisterClass(_ protocolClass: AnyClass) {
        lock.withLock { if let place = registered.lastIndex(where: { $0 == protocolClass }) { registered.remove(at: place) } }
    }

    /// The last one first.
    static var registeredClasses: [AnyClass] { lock.withLock { registered.reversed() } }
}

/// Notes on a request, in one of its fields: of all that a `URLRequest` has, Foundation on Linux copies no more.
struct RequestProperties {
    static let field = "Ferry-Request-Notes"
    private var values: [String: Any]

    /// What cannot be read is no note.
    init(_ text: String?) {
        let data = text.flatMap { Data(base64Encoded: $0) }
        values = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] } ?? [:]
    }

    subscript(key: String) -> Any? {
        get { values[key] }
        set {
            if let newValue, !PropertyListSerialization.propertyList([newValue], isValidFor: .binary) {
                return NSLog("%@", "URLProtocol.setProperty: the value for \(key) is none of a property list: \(newValue)")
            }
            values[key] = newValue
        }
    }

    var encoded: String? {
        guard !values.isEmpty else { return nil }
        return (try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0))?.base64EncodedString()
    }
}

/// Whom a protocol tells what it loads. Apple's "URLProtocolClient".
public protocol URLProtocolClient: NSObjectProtocol {
    func urlProtocol(_ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
    func urlProtocol(_ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy)
    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
    func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
}
