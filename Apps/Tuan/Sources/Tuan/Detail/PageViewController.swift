import UIKit
import WebKit

/// Shows a page below a state, which says that the page loads or why it cannot be shown. Subclasses say when the page is ready.
class PageViewController: UIViewController, WKNavigationDelegate {
    let url: URL?
    let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    /// Hides the page until it is ready.
    let state = StateView()
    /// The HTTP status of an answer that is an error: what comes with it is a page, too.
    private var refusal: Int?

    init(url: URL?) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("is not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.card
        web.frame = view.bounds
        web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        web.navigationDelegate = self
        state.frame = view.bounds
        state.backgroundColor = Palette.card
        state.onAction = { [weak self] in self?.load() }
        view.addSubview(web)
        view.addSubview(state)
        load()
    }

    func load() {
        guard let url else { return showMissing() }
        refusal = nil
        state.showLoading()
        web.load(URLRequest(url: url))
    }

    /// There is no page.
    func showMissing() {}

    /// The page has loaded, and is no error's.
    func pageDidLoad() {}

    func showFailure(_ message: String) {
        state.show(symbol: "exclamationmark.triangle", title: words("加载失败"), detail: message, action: url == nil ? nil : words("重试"))
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) {
        if navigationResponse.isForMainFrame { refusal = PageStatus.refusal(navigationResponse.response) }
        decisionHandler(.allow)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        if let refusal { showFailure(DealsError.broken(refusal).message) } else { pageDidLoad() }
    }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
        showFailure(DealsError(error).message)
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) { showFailure(DealsError(error).message) }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { showFailure(words("页面停止了响应。")) }
}

/// Whether an answer is an error.
enum PageStatus {
    /// The status of an answer that is an error; nil for a page, and for an answer without a status.
    static func refusal(_ response: URLResponse) -> Int? {
        (response as? HTTPURLResponse).map(\.statusCode).flatMap { $0 >= 400 ? $0 : nil }
    }
}
