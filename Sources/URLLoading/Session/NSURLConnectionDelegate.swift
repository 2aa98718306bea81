public import Foundation
public import FoundationNetworking

/// Is notified of a connection. Each method is optional.
///
/// > Contract: Foundation, NSURLConnectionDelegate
public protocol NSURLConnectionDelegate: NSObjectProtocol {
    /// The connection failed; its last call.
    func connection(_ connection: NSURLConnection, didFailWithError error: any Error)
    /// Whether stored credentials are used first; here they always are.
    func connectionShouldUseCredentialStorage(_ connection: NSURLConnection) -> Bool
    /// The server or the system asks; answer through the challenge's sender.
    func connection(_ connection: NSURLConnection, willSendRequestFor challenge: URLAuthenticationChallenge)
}

extension NSURLConnectionDelegate {
    public func connection(_ connection: NSURLConnection, didFailWithError error: any Error) {}
    public func connectionShouldUseCredentialStorage(_ connection: NSURLConnection) -> Bool { true }
    public func connection(_ connection: NSURLConnection, willSendRequestFor challenge: URLAuthenticationChallenge) {
        challenge.sender?.performDefaultHandling(for: challenge)
    }
}

/// Receives what a connection loads. Each method is optional.
///
/// > Contract: Foundation, NSURLConnectionDataDelegate
public protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {
    /// The request is about to be sent to another place; return it, another one, or nil to take the redirect as the response.
    func connection(_ connection: NSURLConnection, willSend request: URLRequest, redirectResponse response: URLResponse?) -> URLRequest?
    /// The head of the response.
    func connection(_ connection: NSURLConnection, didReceive response: URLResponse)
    /// A part of the body.
    func connection(_ connection: NSURLConnection, didReceive data: Data)
    /// The body has to be sent again.
    func connection(_ connection: NSURLConnection, needNewBodyStream request: URLRequest) -> InputStream?
    /// A part of the body was sent. > Units: bytes.
    func connection(
        _ connection: NSURLConnection, didSendBodyData bytesWritten: Int, totalBytesWritten: Int, totalBytesExpectedToWrite: Int)
    /// Return what is to be cached, or nil.
    func connection(_ connection: NSURLConnection, willCacheResponse cachedResponse: CachedURLResponse) -> CachedURLResponse?
    /// Everything was received; the last call.
    func connectionDidFinishLoading(_ connection: NSURLConnection)
}

extension NSURLConnectionDataDelegate {
    public func connection(
        _ connection: NSURLConnection, willSend request: URLRequest, redirectResponse response: URLResponse?
    ) -> URLRequest? { request }
    public func connection(_ connection: NSURLConnection, didReceive response: URLResponse) {}
    public func connection(_ connection: NSURLConnection, didReceive data: Data) {}
    public func connection(_ connection: NSURLConnection, needNewBodyStream request: URLRequest) -> InputStream? { nil }
    public func connection(
        _ connection: NSURLConnection, didSendBodyData bytesWritten: Int, totalBytesWritten: Int, totalBytesExpectedToWrite: Int
    ) {}
    public func connection(_ connection: NSURLConnection, willCacheResponse cachedResponse: CachedURLResponse) -> CachedURLResponse? {
        cachedResponse
    }
    public func connectionDidFinishLoading(_ connection: NSURLConnection) {}
}
