import Foundation
import FoundationNetworking

/// Passes a session's calls to a connection's delegate.
final class ConnectionAdaptor: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    /// Retained until the session is invalidated, as a connection lives until it ends.
    private let connection: NSURLConnection

    init(_ connection: NSURLConnection) { self.connection = connection }

    private var receiver: (any NSURLConnectionDataDelegate)? { connection.delegate as? any NSURLConnectionDataDelegate }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        guard let receiver else { return completionHandler(request) }
        completionHandler(receiver.connection(connection, willSend: request, redirectResponse: response))
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let delegate = connection.delegate else { return completionHandler(.performDefaultHandling, nil) }
        let sender = ConnectionChallengeSender(completionHandler)
        delegate.connection(
            connection, willSendRequestFor: URLAuthenticationChallenge(authenticationChallenge: challenge, sender: sender))
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, needNewBodyStream completionHandler: @escaping (InputStream?) -> Void
    ) { completionHandler(receiver?.connection(connection, needNewBodyStream: connection.currentRequest)) }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        receiver?.connection(
            connection, didSendBodyData: Int(bytesSent), totalBytesWritten: Int(totalBytesSent),
            totalBytesExpectedToWrite: Int(totalBytesExpectedToSend))
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        receiver?.connection(connection, didReceive: response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        receiver?.connection(connection, didReceive: data)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse,
        completionHandler: @escaping (CachedURLResponse?) -> Void
    ) {
        guard let receiver else { return completionHandler(proposedResponse) }
        completionHandler(receiver.connection(connection, willCacheResponse: proposedResponse))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let delegate = connection.takeDelegate() else { return }
        if let error { return delegate.connection(connection, didFailWithError: error) }
        (delegate as? any NSURLConnectionDataDelegate)?.connectionDidFinishLoading(connection)
    }
}

/// Passes a delegate's answer to a challenge to the session.
private final class ConnectionChallengeSender: NSObject, URLAuthenticationChallengeSender, @unchecked Sendable {
    private let lock = NSLock()
    private var answer: ((URLSession.AuthChallengeDisposition, URLCredential?) -> Void)?

    init(_ answer: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) { self.answer = answer }

    /// The first answer counts.
    private func finish(_ disposition: URLSession.AuthChallengeDisposition, _ credential: URLCredential? = nil) {
        let waiting = lock.withLock {
            defer { answer = nil }
            return answer
        }
        waiting?(disposition, credential)
    }

    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) { finish(.useCredential, credential) }
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) { finish(.useCredential) }
    func cancel(_ challenge: URLAuthenticationChallenge) { finish(.cancelAuthenticationChallenge) }
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) { finish(.performDefaultHandling) }
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) { finish(.rejectProtectionSpace) }
}
