import Foundation
import URLLoading
import Glibc

@testable import WebKit

/// Whether the engine is installed: without it these suites are skipped.
let hasEngine = access("/usr/bin/" + "chromium-headless-shell", X_OK) == 0

/// Records a web view's navigations and ends waits for them.
@MainActor final class Recorder: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
    var events: [String] = []
    var errors: [NSError] = []
    /// What an app gets that casts an error to `URLError`.
    var codes: [URLError.Code?] = []
    var messages: [WKScriptMessage] = []
    var types: [WKNavigationType] = []
    var statuses: [Int] = []
    var response = WKNavigationResponsePolicy.allow
    var action: (WKNavigationAction) -> WKNavigationActionPolicy = { _ in .allow }
    var onDownload: (WKDownload) -> Void = { _ in }
    var challenges: [URLAuthenticationChallenge] = []
    var credential: (URLAuthenticationChallenge) -> (URLSession.AuthChallengeDisposition, URLCredential?) = { _ in
        (.performDefaultHandling, nil)
    }
    private var waits: [(event: String, count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    private func note(_ event: String) {
        events.append(event)
        for index in waits.indices where waits[index].event == event { waits[index].count -= 1 }
        let done = waits.filter { $0.count == 0 }
        waits.removeAll { $0.count == 0 }
        for wait in done { wait.continuation.resume() }
    }

    /// Waits for the next events of that name. Two waits in a row would miss an event between them: `count` waits for several.
    func next(_ event: String, count: Int = 1, after start: () -> Void) async {
        await withCheckedContinuation { continuation in
            waits.append((event, count, continuation))
            start()
        }
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        types.append(navigationAction.navigationType)
        note("action")
        decisionHandler(action(navigationAction))
    }
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) {
        statuses.append((navigationResponse.response as? HTTPURLResponse)?.statusCode ?? 0)
        decisionHandler(response)
    }
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) { note("redirect") }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { note("start") }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { note("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { note("finish") }
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        errors.append(error as NSError)
        codes.append((error as? URLError)?.code)
        note("fail")
    }
    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        challenges.append(challenge)
        let (disposition, credential) = credential(challenge)
        completionHandler(disposition, credential)
    }
    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) { onDownload(download) }
    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) { onDownload(download) }
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { note("terminate") }
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
        messages.append(message)
        note("message")
    }
}

@MainActor extension WKWebView {
    /// The value of a script, or its error.
    func evaluate(_ script: String) async -> Any? {
        await withCheckedContinuation { (continuation: CheckedContinuation<[Any?], Never>) in
            evaluateJavaScript(script) { value, error in
                nonisolated(unsafe) let result: [Any?] = [error ?? value]
                continuation.resume(returning: result)
            }
        }.first ?? nil
    }
}
