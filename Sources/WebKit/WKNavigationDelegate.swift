public import Foundation
public import URLLoading
internal import ObjectiveC

/// Decides about a web view's navigations and follows them. Every method is optional. > Contract: WebKit, WKNavigationDelegate.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Asks whether a request of the main frame is sent; call the closure once.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    /// The same, as an `async` function; implement one of the two.
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy
    /// Asks whether a request of the main frame is sent, and with which settings the page is shown; call the closure once. If it is there,
    /// the methods without settings are not called.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    /// Asks whether a response of the main frame is shown; call the closure once.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
    /// The same, as an `async` function; implement one of the two.
    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy
    /// A request was allowed.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// The server sent the request to another address.
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// No page arrived; the old one stays.
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// The first part of the page arrived.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// The page and what it refers to are loaded.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// The load of a page that was already shown in part ended with an error.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// A server asks for a name and a password; call the closure once. Asked for the page and the frames in it.
    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    /// The same, as an `async` function; implement one of the two.
    func webView(
        _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    /// A request was answered by `.download`; set the download's delegate.
    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
    /// A response was answered by `.download`; set the download's delegate.
    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
    /// The process of the page ended; `reload()` starts another. Without this method the page is loaded again by itself.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
        let name = "webView:decidePolicyForNavigationAction:preferences:decisionHandler:"
        guard !ObjCRuntime.optional(self, name, [webView, navigationAction, preferences, decisionHandler]) else { return }
        self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
    }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        let name = "webView:decidePolicyForNavigationAction:decisionHandler:"
        guard !ObjCRuntime.optional(self, name, [webView, navigationAction, decisionHandler]) else { return }
        Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
    }
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy {
        .allow
    }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) {
        let name = "webView:decidePolicyForNavigationResponse:decisionHandler:"
        guard !ObjCRuntime.optional(self, name, [webView, navigationResponse, decisionHandler]) else { return }
        Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) }
    }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy { .allow }
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        ObjCRuntime.optional(self, "webView:didStartProvisionalNavigation:", [webView, navigation])
    }
    public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
        ObjCRuntime.optional(self, "webView:didReceiveServerRedirectForProvisionalNavigation:", [webView, navigation])
    }
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        ObjCRuntime.optional(self, "webView:didFailProvisionalNavigation:withError:", [webView, navigation, error])
    }
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        ObjCRuntime.optional(self, "webView:didCommitNavigation:", [webView, navigation])
    }
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        ObjCRuntime.optional(self, "webView:didFinishNavigation:", [webView, navigation])
    }
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        ObjCRuntime.optional(self, "webView:didFailNavigation:withError:", [webView, navigation, error])
    }
    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let name = "webView:didReceiveAuthenticationChallenge:completionHandler:"
        guard !ObjCRuntime.optional(self, name, [webView, challenge, completionHandler]) else { return }
        Task {
            let (disposition, credential) = await self.webView(webView, respondTo: challenge)
            completionHandler(disposition, credential)
        }
    }
    public func webView(
        _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
    public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
        ObjCRuntime.optional(self, "webView:navigationAction:didBecomeDownload:", [webView, navigationAction, download])
    }
    public func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {
        ObjCRuntime.optional(self, "webView:navigationResponse:didBecomeDownload:", [webView, navigationResponse, download])
    }
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        if !ObjCRuntime.optional(self, "webViewWebContentProcessDidTerminate:", [webView]) { webView.relaunchPage() }
    }
}
