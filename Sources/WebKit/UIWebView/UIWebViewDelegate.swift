public import Foundation
public import FoundationNetworking
internal import ObjectiveC

/// What caused a load. > Contract: UIKit, UIWebView.NavigationType.
@available(iOS, deprecated: 12.0)
public enum UIWebViewNavigationType: Int, Sendable {
    case linkClicked = 0
    case formSubmitted = 1
    case backForward = 2
    case reload = 3
    case formResubmitted = 4
    case other = 5
}

/// How a page is laid out in pages. > Contract: UIKit, UIWebPaginationMode.
@available(iOS, deprecated: 12.0)
public enum UIWebPaginationMode: Int, Sendable {
    case unpaginated = 0
    case leftToRight = 1
    case topToBottom = 2
    case bottomToTop = 3
    case rightToLeft = 4
}

/// Where pages of a pagination break. > Contract: UIKit, UIWebPaginationBreakingMode.
@available(iOS, deprecated: 12.0)
public enum UIWebPaginationBreakingMode: Int, Sendable {
    case page = 0
    case column = 1
}

@available(iOS, deprecated: 12.0)
extension UIWebView {
    /// The name in Swift's newer versions.
    public typealias NavigationType = UIWebViewNavigationType
}

/// Decides about the loads of a `UIWebView` and follows them. Every method is optional. > Contract: UIKit, UIWebViewDelegate.
@available(iOS, deprecated: 12.0, message: "No longer supported.")
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
    /// Asks whether a page is loaded; true without this method.
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType
    ) -> Bool
    /// A load has begun.
    func webViewDidStartLoad(_ webView: UIWebView)
    /// The page and what it refers to are loaded.
    func webViewDidFinishLoad(_ webView: UIWebView)
    /// A load has failed, or was stopped.
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

@available(iOS, deprecated: 12.0)
extension UIWebViewDelegate {
    public func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType
    ) -> Bool {
        ObjCRuntime.optional(
            self, "webView:shouldStartLoadWithRequest:navigationType:", [webView, request, navigationType]) ?? true
    }
    public func webViewDidStartLoad(_ webView: UIWebView) { ObjCRuntime.optional(self, "webViewDidStartLoad:", [webView]) }
    public func webViewDidFinishLoad(_ webView: UIWebView) { ObjCRuntime.optional(self, "webViewDidFinishLoad:", [webView]) }
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
        ObjCRuntime.optional(self, "webView:didFailLoadWithError:", [webView, error])
    }
}
