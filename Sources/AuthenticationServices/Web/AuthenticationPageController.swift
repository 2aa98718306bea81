internal import CoreGraphics
internal import Foundation
internal import FoundationNetworking
internal import UIKitCore
internal import WebKit

/// The page of a session, between a bar with its host and nothing that the app could read.
@MainActor final class AuthenticationPageController: UIViewController {
    /// Called once: with the address that ends the session, or with nil if the user closes the page.
    var onEnd: ((URL?) -> Void)?

    private let request: URLRequest
    private let callback: ASWebAuthenticationSession.Callback?
    private let page: WKWebView
    private let bar = UINavigationBar()
    private let item = UINavigationItem(title: "")
    private lazy var decisions = PageDecisions(self)

    init(_ request: URLRequest, callback: ASWebAuthenticationSession.Callback?, isEphemeral: Bool) {
        (self.request, self.callback) = (request, callback)
        let configuration = WKWebViewConfiguration()
        if isEphemeral { configuration.websiteDataStore = .nonPersistent() }
        page = WKWebView(frame: .zero, configuration: configuration)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.end(nil) })
        item.rightBarButtonItem = UIBarButtonItem(systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.page.reload() })
        bar.setItems([item], animated: false)
        item.title = request.url?.host
        page.navigationDelegate = decisions
        page.accessibilityIdentifier = "ASWebAuthenticationPage"
        for part in [page, bar] { view.addSubview(part) }
        page.load(request)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = bar.sizeThatFits(view.bounds.size).height
        bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
        page.frame = CGRect(x: 0, y: bar.frame.maxY, width: view.bounds.width, height: max(view.bounds.height - bar.frame.maxY, 0))
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Swiped down.
        if presentingViewController == nil { end(nil) }
    }

    private func end(_ address: URL?) {
        let handler = onEnd
        onEnd = nil
        handler?(address)
    }

    /// Whether the page may go to an address. One of the callback ends the session and is never loaded.
    fileprivate func allows(_ url: URL) -> Bool {
        guard callback?.matchesURL(url) == true else {
            item.title = page.url?.host ?? item.title
            return true
        }
        end(url)
        return false
    }

    fileprivate func didCommit() { item.title = page.url?.host ?? item.title }
}

/// Follows the page, which so shows none of its delegates to the app.
private final class PageDecisions: NSObject, WKNavigationDelegate {
    private weak var controller: AuthenticationPageController?

    init(_ controller: AuthenticationPageController) { self.controller = controller }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        guard let controller, let url = navigationAction.request.url else { return decisionHandler(.cancel) }
        decisionHandler(controller.allows(url) ? .allow : .cancel)
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { controller?.didCommit() }
}
