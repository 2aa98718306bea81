import Foundation
import FoundationNetworking

/// Fetches what one request names. > Isolation: the session's queue.
protocol Loader: AnyObject {
    func start()
    /// Nothing is told afterwards.
    func stop()
    /// Until `letGo` no more data come than are under way.
    func hold()
    func letGo()
}

/// Whom a loader tells. A loader that was stopped may still call; it is told apart by its identity. > Isolation: the session's queue.
protocol LoaderClient: AnyObject {
    /// - Parameter head: the head as it came, for answers over HTTP.
    func loader(_ loader: any Loader, didReceive response: URLResponse, head: ResponseHead?, storage: URLCache.StoragePolicy)
    func loader(_ loader: any Loader, didLoad data: Data)
    /// - Parameter sent: bytes of the body that went out so far.
    func loader(_ loader: any Loader, didSend sent: Int64)
    func loader(_ loader: any Loader, wasRedirectedTo request: URLRequest, response: URLResponse)
    func loader(_ loader: any Loader, didReceive challenge: URLAuthenticationChallenge)
    func loaderDidFinish(_ loader: any Loader, timing: TransferTiming)
    func loader(_ loader: any Loader, didFailWith error: any Error, timing: TransferTiming)
}
