import UIKit
import WebKit

/// The service's sign-in page in a web view. The redirection with the code is never shown.
final class OAuthViewController: UIViewController, WKNavigationDelegate {
    /// Called once: with the account, or with a message.
    var onEnd: ((Result<Account, SignInFailure>) -> Void)?

    struct SignInFailure: Error {
        var message: String
    }

    private let client: WeiboClient
    private let state = OAuth.newState()
    private let web = WKWebView(frame: .zero)
    private let bar = UIProgressView(progressViewStyle: .bar)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private var observation: NSKeyValueObservation?
    private var exchange: Cancellable?

    init(client: WeiboClient) {
        self.client = client
        super.init(nibName: nil, bundle: nil)
        title = words("Sign in")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.card
        web.navigationDelegate = self
        web.accessibilityIdentifier = "authorize page"
        bar.tintColor = Palette.accent
        spinner.hidesWhenStopped = true
        for child in [web, bar, spinner] { view.addSubview(child) }
        observation = web.observe(\.estimatedProgress, options: [.new]) { [weak self] web, _ in
            MainActor.assumeIsolated {
                self?.bar.setProgress(Float(web.estimatedProgress), animated: true)
                self?.bar.isHidden = web.estimatedProgress >= 1
            }
        }
        load()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        web.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: view.bounds.maxY - area.minY)
        bar.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 2)
        spinner.center = CGPoint(x: area.midX, y: area.midY)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { exchange?.cancel() }
    }

    private func load() { web.load(URLRequest(url: client.url("oauth2/authorize", OAuth.parameters(state: state)))) }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        guard let url = navigationAction.request.url, OAuth.isRedirect(url) else { return decisionHandler(.allow) }
        decisionHandler(.cancel)
        switch OAuth.outcome(of: url, state: state) {
        case .code(let code): change(code)
        case .refused(let message): end(.failure(SignInFailure(message: message)))
        case .foreign: end(.failure(SignInFailure(message: words("The answer does not belong to this sign-in."))))
        }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        if let title = webView.title, !title.isEmpty { navigationItem.title = title }
    }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
        // A navigation that was refused above, or replaced by another one, is no failure.
        let isExpected = (error as NSError).code == URLError.cancelled.rawValue || (error as NSError).domain == WKErrorDomain
        guard !isExpected, exchange == nil else { return }
        bar.isHidden = true
        let alert = UIAlertController(
            title: words("The sign-in page cannot be opened"), message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: words("Try again"), style: .default) { [weak self] _ in self?.load() })
        alert.addAction(
            UIAlertAction(title: words("Cancel"), style: .cancel) { [weak self] _ in
                self?.navigationController?.popViewController(animated: true)
            })
        present(alert, animated: true)
    }

    private func change(_ code: String) {
        guard exchange == nil else { return }
        web.isHidden = true
        spinner.startAnimating()
        exchange = client.request(.accessToken(code: code)) { [weak self] result in
            self?.spinner.stopAnimating()
            self?.end(result.map { Account($0, now: Date()) }.mapError { SignInFailure(message: $0.words) })
        }
    }

    private func end(_ result: Result<Account, SignInFailure>) {
        onEnd?(result)
        onEnd = nil
    }
}
