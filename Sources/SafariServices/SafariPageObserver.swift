internal import Foundation
internal import UIKitCore
internal import WebKit

/// Follows the page of a Safari controller, which so shows none of its delegates to the app.
@MainActor final class SafariPageObserver: NSObject, WKNavigationDelegate, UINavigationBarDelegate {
    enum Change {
        case began, redirected
        case ended(isSuccess: Bool)
    }

    private let didChange: (Change) -> Void

    init(_ didChange: @escaping (Change) -> Void) {
        self.didChange = didChange
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { didChange(.began) }
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
        didChange(.redirected)
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { didChange(.began) }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { didChange(.ended(isSuccess: true)) }
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        didChange(.ended(isSuccess: false))
    }

    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}
