public import Foundation
public import URLLoading
internal import ObjectiveC

/// Whether a download follows a redirection. > Contract: WebKit, WKDownload.RedirectPolicy.
public enum WKDownloadRedirectPolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
}

extension WKDownload {
    public typealias RedirectPolicy = WKDownloadRedirectPolicy
}

/// Decides where downloads go, and follows them. > Contract: WebKit, WKDownloadDelegate.
@preconcurrency @MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
    /// Asks for the file that does not exist yet, in a folder that does; nil cancels the download. Required; call the closure once.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor (URL?) -> Void)
    /// The same, as an `async` function; implement one of the two.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
    ) async -> URL?
    /// Asks whether a redirection is followed; it is without this method.
    func download(
        _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        decisionHandler: @escaping @MainActor (WKDownloadRedirectPolicy) -> Void)
    /// A server asks for a name and a password, or whether it is trusted.
    func download(
        _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    /// The file is whole.
    func downloadDidFinish(_ download: WKDownload)
    /// The download has ended without a whole file; `resumeData` is for `resumeDownload(fromResumeData:)`, and nil if that cannot go on.
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor (URL?) -> Void
    ) {
        Task {
            completionHandler(await self.download(download, decideDestinationUsing: response, suggestedFilename: suggestedFilename))
        }
    }
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
    ) async -> URL? { nil }
    public func download(
        _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        decisionHandler: @escaping @MainActor (WKDownloadRedirectPolicy) -> Void
    ) {
        let name = "download:willPerformHTTPRedirection:newRequest:decisionHandler:"
        if !ObjCRuntime.optional(self, name, [download, response, request, decisionHandler]) { decisionHandler(.allow) }
    }
    public func download(
        _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let name = "download:didReceiveAuthenticationChallenge:completionHandler:"
        guard !ObjCRuntime.optional(self, name, [download, challenge, completionHandler]) else { return }
        completionHandler(.performDefaultHandling, nil)
    }
    public func downloadDidFinish(_ download: WKDownload) { ObjCRuntime.optional(self, "downloadDidFinish:", [download]) }
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
        ObjCRuntime.optional(self, "download:didFailWithError:resumeData:", [download, error, resumeData as Any])
    }
}
