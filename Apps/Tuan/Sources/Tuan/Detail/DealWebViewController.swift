import UIKit
import WebKit

/// The images and texts of a deal: its page for phones, of which a script leaves one section.
final class DealWebViewController: UIViewController, WKNavigationDelegate {
    private let lifetime = Lifetime("DealWebViewController")
    private let url: URL?
    private let topInset: CGFloat
    private let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    /// Hides the page until only its section is left.
    private let cover = StateView()
    /// Distinguishes a load from earlier ones.
    private var number = 0
    /// The HTTP status of an answer that is an error: its page is a page too, without the section.
    private var refusal: Int?

    /// Leaves only the wanted section, also where the page adds other elements later, and no shadows. Answers whether the section is there.
    static let script = """
        (function () {
            var section = document.getElementById('pictures-text');
            if (!section) { return false; }
            document.body.replaceChildren(section);
            var style = document.createElement('style');
            style.textContent = 'body > *:not(#pictures-text) { display: none !important; } ' +
                '* { box-shadow: none !important; } body, .card { margin: 0 !important; }';
            document.head.appendChild(style);
            return true;
        })()
        """
    /// A page may add the section after it has loaded.
    static let attempts = 10
    static let pause: TimeInterval = 0.2

    init(url: URL?, topInset: CGFloat) {
        self.url = url
        self.topInset = topInset
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("is not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.card
        web.frame = view.bounds
        web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        web.navigationDelegate = self
        web.scrollView.contentInset.top = topInset
        web.scrollView.verticalScrollIndicatorInsets.top = topInset
        web.accessibilityIdentifier = "deal page"
        cover.frame = view.bounds
        cover.backgroundColor = Palette.card
        cover.onAction = { [weak self] in self?.load() }
        view.addSubview(web)
        view.addSubview(cover)
        load()
    }

    private func load() {
        guard let url else { return showFailure(words("这个团购没有图文。")) }
        number += 1
        refusal = nil
        view.accessibilityIdentifier = nil
        cover.showLoading()
        web.load(URLRequest(url: url))
    }

    private func showFailure(_ message: String) {
        // A page that has stopped is no longer the stripped one; attempts to strip it are over.
        number += 1
        view.accessibilityIdentifier = nil
        cover.show(symbol: "exclamationmark.triangle", title: words("加载失败"), detail: message, action: url == nil ? nil : words("重试"))
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) {
        if navigationResponse.isForMainFrame { refusal = PageStatus.refusal(navigationResponse.response) }
        decisionHandler(.allow)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        if let refusal { return showFailure(DealsError.broken(refusal).message) }
        strip(load: number, attempt: 1)
    }

    private func strip(load: Int, attempt: Int) {
        web.evaluateJavaScript(Self.script) { [weak self] found, _ in
            guard let self, load == self.number else { return }
            if (found as? NSNumber)?.boolValue == true {
                self.web.scrollView.contentOffset.y = -self.topInset
                // What is drawn follows the script a little later.
                self.later(load) {
                    $0.cover.hide()
                    $0.view.accessibilityIdentifier = "stripped page"
                }
            } else if attempt < Self.attempts {
                self.later(load) { $0.strip(load: load, attempt: attempt + 1) }
            } else {
                self.showFailure(words("这个团购没有图文。"))
            }
        }
    }

    /// After a pause, unless another load has begun.
    private func later(_ load: Int, _ body: @escaping (DealWebViewController) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
            guard let self, load == self.number else { return }
            body(self)
        }
    }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
        showFailure(DealsError(error).message)
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) { showFailure(DealsError(error).message) }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { showFailure(words("页面停止了响应。")) }
}
