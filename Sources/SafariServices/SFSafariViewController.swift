internal import CoreGraphics
public import Foundation
internal import FoundationNetworking
internal import ProgrammerErrors
public import UIKitCore
internal import WebKit

/// A browser for one address inside the app: the page between a bar with its host and a bar with what Safari offers.
///
/// The app cannot read what is shown. Cookies and history are those of web views of the app, as Ferry has one store for both.
/// > Contract: SafariServices, SFSafariViewController
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    /// What the button that dismisses the page says.
    public enum DismissButtonStyle: Int, Sendable {
        case done = 0
        case close = 1
        case cancel = 2
    }

    /// Whether the delegate gets messages is up to it: every method is optional.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The background of the bars; nil is the system's.
    open var preferredBarTintColor: UIColor? { didSet { styleBars() } }
    /// The colour of the bars' buttons; nil is the window's tint.
    open var preferredControlTintColor: UIColor? { didSet { styleBars() } }
    /// "Done" by default.
    open var dismissButtonStyle: DismissButtonStyle = .done { didSet { updateItems() } }
    /// A copy of the settings that the controller was made with.
    @NSCopying open private(set) var configuration: Configuration

    private let url: URL
    let page = WKWebView(frame: .zero)
    private let topBar = UINavigationBar()
    private let bottomBar = UIToolbar()
    private let item = UINavigationItem(title: "")
    private var isLoaded = false
    private lazy var loading = SafariPageObserver { [weak self] in self?.pageDidChange($0) }

    /// Shows an address with settings.
    ///
    /// - Parameters:
    ///   - URL: an address of `http` or `https`; another one ends the program with UIKit's exception.
    ///   - configuration: the settings, which are copied.
    public init(url URL: URL, configuration: Configuration) {
        guard let scheme = URL.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
            ProgrammerError.raise(
                "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.", name: .invalidArgument)
        }
        url = URL
        self.configuration = configuration.copied
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    /// Shows an address of `http` or `https`.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// Always nil: an address is needed.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        topBar.setItems([item], animated: false)
        topBar.delegate = loading
        page.navigationDelegate = loading
        page.accessibilityIdentifier = "SFSafariPage"
        for part in [page, topBar, bottomBar] { view.addSubview(part) }
        item.title = url.host ?? url.absoluteString
        styleBars()
        updateItems()
        page.load(URLRequest(url: url))
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        let (top, bottom) = (topBar.sizeThatFits(bounds.size).height, bottomBar.sizeThatFits(bounds.size).height)
        topBar.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: top)
        let toolbarTop = bounds.height - safe.bottom - bottom
        bottomBar.frame = CGRect(x: 0, y: toolbarTop, width: bounds.width, height: bottom)
        page.frame = CGRect(x: 0, y: topBar.frame.maxY, width: bounds.width, height: max(toolbarTop - topBar.frame.maxY, 0))
    }

    private func styleBars() {
        for bar in [topBar, bottomBar] as [UIView] { bar.tintColor = preferredControlTintColor }
        topBar.barTintColor = preferredBarTintColor
        bottomBar.barTintColor = preferredBarTintColor
    }

    private func updateItems() {
        let style =
            [DismissButtonStyle.done: UIBarButtonItem.SystemItem.done, .close: .close, .cancel: .cancel][dismissButtonStyle] ?? .done
        item.leftBarButtonItem = UIBarButtonItem(systemItem: style, primaryAction: UIAction { [weak self] _ in self?.finish() })
        let reload = page.isLoading ? UIBarButtonItem.SystemItem.stop : .refresh
        item.rightBarButtonItem = UIBarButtonItem(
            systemItem: reload,
            primaryAction: UIAction { [weak self] _ in
                guard let page = self?.page else { return }
                if page.isLoading { page.stopLoading() } else { page.reload() }
            })
        let back = button("chevron.backward", "Back", isEnabled: page.canGoBack) { $0.page.goBack() }
        let forward = button("chevron.forward", "Forward", isEnabled: page.canGoForward) { $0.page.goForward() }
        let share = button("square.and.arrow.up", "Share") { $0.share() }
        let safari = button("safari", "Open in Safari") { $0.openInBrowser() }
        let space = { UIBarButtonItem(systemItem: .flexibleSpace) }
        bottomBar.setItems([back, space(), forward, space(), share, space(), safari], animated: false)
    }

    private func button(
        _ symbol: String, _ label: String, isEnabled: Bool = true, _ action: @escaping @MainActor (SFSafariViewController) -> Void
    ) -> UIBarButtonItem {
        let button = UIBarButtonItem(
            image: UIImage(systemName: symbol), primaryAction: UIAction { [weak self] _ in self.map(action) })
        button.accessibilityLabel = SystemStrings.text(label)
        button.isEnabled = isEnabled
        return button
    }

    // MARK: Actions

    private func finish() {
        dismiss(animated: true)
        delegate?.safariViewControllerDidFinish(self)
    }

    private var shownAddress: URL { page.url ?? url }

    private func share() {
        let address = shownAddress
        let activities = delegate?.safariViewController(self, activityItemsFor: address, title: page.title) ?? []
        let sheet = UIActivityViewController(activityItems: [address], applicationActivities: activities)
        sheet.excludedActivityTypes = delegate?.safariViewController(self, excludedActivityTypesFor: address, title: page.title)
        sheet.popoverPresentationController?.sourceView = bottomBar
        present(sheet, animated: true)
    }

    private func openInBrowser() {
        delegate?.safariViewControllerWillOpenInBrowser(self)
        UIApplication.shared.open(shownAddress)
    }

    private func pageDidChange(_ change: SafariPageObserver.Change) {
        item.title = shownAddress.host ?? shownAddress.absoluteString
        updateItems()
        switch change {
        case .began: break
        case .redirected: if !isLoaded { delegate?.safariViewController(self, initialLoadDidRedirectTo: shownAddress) }
        case .ended(let isSuccess):
            guard !isLoaded else { return }
            isLoaded = true
            delegate?.safariViewController(self, didCompleteInitialLoad: isSuccess)
        }
    }
}
