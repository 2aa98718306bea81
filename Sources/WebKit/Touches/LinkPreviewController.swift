internal import Foundation
internal import FoundationNetworking
internal import UIKitCore

/// The page of a link, over the link's menu. It shares what pages keep with the web view, and none of the app's scripts and handlers.
@MainActor final class LinkPreviewController: UIViewController {
    private let url: URL
    private let page: WKWebView
    private var isLoaded = false

    init(_ url: URL, like view: WKWebView) {
        self.url = url
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = view.settings.websiteDataStore
        page = WKWebView(frame: .zero, configuration: configuration)
        page.customUserAgent = view.customUserAgent
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = page }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The page is laid out for the size that it has.
        guard !isLoaded, !page.bounds.isEmpty else { return }
        isLoaded = true
        page.load(URLRequest(url: url))
    }
}
