import UIKit
import WebKit

/// A link's page.
final class WebPageController: UIViewController, WKNavigationDelegate {
    private let url: URL
    private let web = WKWebView(frame: .zero)
    private let message = UILabel()

    init(_ url: URL) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
        title = url.host
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.card
        web.navigationDelegate = self
        message.textColor = .secondaryLabel
        message.textAlignment = .center
        message.numberOfLines = 0
        message.isHidden = true
        view.addSubview(web)
        view.addSubview(message)
        web.load(URLRequest(url: url))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        web.frame = area
        message.frame = area.insetBy(dx: 24, dy: 0)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        if let title = webView.title, !title.isEmpty { self.title = title }
    }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
        message.text = words("This page cannot be opened: %@", error.localizedDescription)
        message.isHidden = false
    }
}
