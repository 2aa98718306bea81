import UIKit
import WebKit

/// The whole page of a deal, where it is bought.
final class DealPageViewController: UIViewController, WKNavigationDelegate {
    private let url: URL?
    private let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    private let state = StateView()
    private var refusal: Int?

    init(url: URL?) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
        title = words("抢购")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "close page"
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

    private func load() {
        guard let url else {
            return state.show(symbol: "cart", title: words("现在不能购买"), detail: words("这个团购没有页面。"), action: nil)
        }
        refusal = nil
        state.showLoading()
        web.load(URLRequest(url: url))
    }

    private func showFailure(_ message: String) {
        state.show(symbol: "exclamationmark.triangle", title: words("加载失败"), detail: message, action: words("重试"))
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) {
        if navigationResponse.isForMainFrame { refusal = PageStatus.refusal(navigationResponse.response) }
        decisionHandler(.allow)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        if let refusal { showFailure(DealsError.broken(refusal).message) } else { state.hide() }
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
