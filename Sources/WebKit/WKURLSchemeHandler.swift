public import Foundation
public import FoundationNetworking

/// Answers a web view's requests for addresses of a scheme. > Contract: WebKit, WKURLSchemeHandler.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// A page needs what a request names; answer by the task's methods, now or later.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// The page needs the task no more. A call of the task's methods after this is a programming error.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request for a handler's scheme, and its answer. > Contract: WebKit, WKURLSchemeTask.
///
/// > Partial: the page gets the answer when it is whole, and its `location` is an address of the web that stands for the handler's.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
    /// What the page asks for.
    var request: URLRequest { get }
    /// The type and length of what is going to arrive, or status and headers. Comes first.
    func didReceive(_ response: URLResponse)
    /// The next part of the answer.
    func didReceive(_ data: Data)
    /// The answer is whole.
    func didFinish()
    /// There is no answer, or only a part of it.
    func didFailWithError(_ error: any Error)
}

extension WKWebView {
    /// Whether web views load addresses of a scheme by themselves, so that no handler can be set for it.
    public static func handlesURLScheme(_ urlScheme: String) -> Bool { SchemeHandlers.isNative(urlScheme) }
}

extension WKWebViewConfiguration {
    /// Lets an object answer requests for a scheme. A programming error for a scheme that is invalid, is loaded by web views themselves, or
    /// has a handler.
    public func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        schemeHandlers.set(urlSchemeHandler, for: urlScheme)
    }

    /// The handler that was set for a scheme; nil if none was.
    public func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { schemeHandlers[urlScheme] }
}
