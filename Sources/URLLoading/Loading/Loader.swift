import Foundation
import FoundationNetworking

/// Loads one request. > Isolation: the session's queue.
protocol Loader: AnyObject {
    func start()
    /// The client is not called afterwards.
    func stop()
    /// Until `letGo`, no data except those already received are delivered.
    func hold()
    func letGo()
}

/// Receives a loader's results. A stopped loader may still call; the client recognizes it by identity. > Isolation: the session's queue.
protocol LoaderClient: AnyObject {
    /// - Parameter head: the received head, for responses over HTTP.
    func loader(_ loader: any Loader, didReceive response: URLResponse, head: ResponseHead?, storage: URLCache.StoragePolicy)
    func loader(_ loader: any Loader, didLoad data: Data)
    /// - Parameter sent: bytes of the body sent so far.
    func loader(_ loader: any Loader, didSend sent: Int64)
    func loader(_ loader: any Loader, wasRedirectedTo request: URLRequest, response: URLResponse)
    func loader(_ loader: any Loader, didReceive challenge: URLAuthenticationChallenge)
    /// Whether a server's certificates are trusted. The answer may come later, on the session's queue.
    func loader(_ loader: any Loader, didReceive trust: SecTrust, answer: @escaping (Bool) -> Void)
    func loaderDidFinish(_ loader: any Loader, timing: TransferTiming)
    func loader(_ loader: any Loader, didFailWith error: any Error, timing: TransferTiming)
}
