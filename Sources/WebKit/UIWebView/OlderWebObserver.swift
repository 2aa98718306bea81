internal import Foundation
internal import FoundationNetworking
internal import UIKitCore

/// Tells the delegate of a `UIWebView` what its `WKWebView` does.
@MainActor final class OlderWebObserver: NSObject, WKNavigationDelegate, WKUIDelegate {
    private typealias Answer = (title: String, action: (String?) -> Void)

    private unowned let view: UIWebView
    /// The request that was allowed last.
    private(set) var request: URLRequest?

    init(_ view: UIWebView) {
        self.view = view
        super.init()
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        let type = UIWebViewNavigationType(rawValue: navigationAction.navigationType.rawValue) ?? .other
        let isAllowed = view.delegate?.webView(view, shouldStartLoadWith: navigationAction.request, navigationType: type) ?? true
        if isAllowed { request = navigationAction.request }
        decisionHandler(isAllowed ? .allow : .cancel)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { view.delegate?.webViewDidStartLoad(view) }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { view.delegate?.webViewDidFinishLoad(view) }
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        view.delegate?.webView(view, didFailLoadWithError: error)
    }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        view.delegate?.webView(view, didFailLoadWithError: error)
    }

    /// A link for a new window leads on in this one.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        webView.load(navigationAction.request)
        return nil
    }

    // MARK: Dialogs, which this class shows by itself

    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor () -> Void
    ) {
        present(message, [(SystemStrings.text("OK"), { _ in completionHandler() })], otherwise: completionHandler)
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor (Bool) -> Void
    ) {
        let answers: [Answer] = [
            (SystemStrings.text("Cancel"), { _ in completionHandler(false) }), (SystemStrings.text("OK"), { _ in completionHandler(true) }),
        ]
        present(message, answers) { completionHandler(false) }
    }

    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void
    ) {
        let answers: [Answer] = [
            (SystemStrings.text("Cancel"), { _ in completionHandler(nil) }), (SystemStrings.text("OK"), { completionHandler($0 ?? "") }),
        ]
        present(prompt, answers, field: defaultText ?? "") { completionHandler(nil) }
    }

    /// Shows an alert with the page's host, or answers by `otherwise` if the view is in no window.
    private func present(
        _ message: String, _ answers: [Answer], field: String? = nil,
        otherwise: @MainActor () -> Void
    ) {
        guard let presenter = WebPresenter.controller(for: view) else { return otherwise() }
        let alert = UIAlertController(title: request?.url?.host, message: message, preferredStyle: .alert)
        if let field { alert.addTextField { $0.text = field } }
        for (title, action) in answers {
            let isCancel = answers.count > 1 && title == answers[0].title
            alert.addAction(
                UIAlertAction(title: title, style: isCancel ? .cancel : .default) { [weak alert] _ in action(alert?.textFields?.first?.text)
                })
        }
        presenter.present(alert, animated: true)
    }
}
