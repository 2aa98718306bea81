public import CoreGraphics
internal import Dispatch
public import Foundation
public import FoundationNetworking
internal import ObjectiveC
internal import QuartzCore
public import UIKitCore
internal import WebEngine

/// Shows web pages, by the engine of the Debian package `chromium-headless-shell`.
///
/// Without that package a message takes the page's place, and navigations fail with an error of `NSURLErrorDomain`.
/// > Contract: WebKit, WKWebView. > Isolation: main actor.
@preconcurrency @MainActor open class WKWebView: UIView {
    /// The settings with which the view was created.
    public let configuration: WKWebViewConfiguration
    /// Scrolls the page; its content has the page's size.
    open var scrollView: UIScrollView { scroller }
    /// Decides about navigations and follows them; not retained.
    open weak var navigationDelegate: (any WKNavigationDelegate)?

    /// The page's address, when it has one. Observable.
    open internal(set) var url: URL? {
        willSet { willChangeValue(forKey: "URL") }
        didSet { didChangeValue(forKey: "URL") }
    }
    /// The page's title. Observable.
    open internal(set) var title: String? {
        willSet { willChangeValue(forKey: "title") }
        didSet { didChangeValue(forKey: "title") }
    }
    /// Whether a page is being loaded. Observable.
    open internal(set) var isLoading = false {
        willSet { willChangeValue(forKey: "loading") }
        didSet {
            didChangeValue(forKey: "loading")
            estimatedProgress = isLoading ? 0.1 : 1
        }
    }
    /// The loaded part, from 0 to 1. Observable. > Partial: 0.1 during a load and 1 after it.
    open private(set) var estimatedProgress = 0.0 {
        willSet { willChangeValue(forKey: "estimatedProgress") }
        didSet { didChangeValue(forKey: "estimatedProgress") }
    }
    /// Whether the history has a page before this one. Observable.
    open private(set) var canGoBack = false {
        willSet { willChangeValue(forKey: "canGoBack") }
        didSet { didChangeValue(forKey: "canGoBack") }
    }
    /// Whether the history has a page after this one. Observable.
    open private(set) var canGoForward = false {
        willSet { willChangeValue(forKey: "canGoForward") }
        didSet { didChangeValue(forKey: "canGoForward") }
    }

    private let scroller = WebScrollView(frame: .zero)
    private let content = WebPageView(frame: .zero)
    private(set) var navigator: WebNavigator?
    private var ticker: (any DispatchSourceTimer)?
    private var pageSize = CGSize.zero
    private var pageOffset = CGPoint.zero
    /// Points per CSS pixel: less than 1 for pages that are laid out for wide screens.
    private var pageScale = 1.0

    /// Creates a web view. Later changes of the configuration's properties have no effect, except in its content controller.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        prepare()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    /// Creates a web view from a storyboard or a nib.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        prepare(from: coder)
    }

    private func prepare(from coder: NSCoder? = nil) {
        Self.registersKeys
        ViewCoding.setDefaultBackground(.white, of: self, unlessIn: coder)
        addSubview(scroller)
        scroller.addSubview(content)
        scroller.onScroll = { [weak self] in self?.follow() }
        content.onTap = { [weak self] in self?.tap($0) }
        content.onText = { [weak self] in self?.navigator?.page.send("Input.insertText", ["text": $0]) }
        content.onDelete = { [weak self] in
            for type in ["rawKeyDown", "keyUp"] {
                self?.navigator?.page.send("Input.dispatchKeyEvent", ["type": type, "key": "Backspace", "windowsVirtualKeyCode": 8])
            }
        }
    }

    isolated deinit {
        ticker?.cancel()
        navigator?.page.close()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scroller.frame = bounds
        follow()
        guard pageSize != bounds.size, let page = navigator?.page else { return }
        pageSize = bounds.size
        page.resize(width: Int(bounds.width), height: Int(bounds.height))
        measure()
    }

    // MARK: Loading

    /// Loads a request.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { open(request, text: nil) }

    /// Loads a text as a page whose relative addresses start at `baseURL`.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        guard let url = baseURL ?? URL(string: WebNavigator.blank) else { return nil }
        return open(URLRequest(url: url), text: string)
    }

    private func open(_ request: URLRequest, text: String?) -> WKNavigation? {
        do { return try startedNavigator().load(request, text: text) } catch {
            let navigation = WKNavigation()
            let message = (error as? EngineError)?.message ?? "\(error)"
            NSLog("WebKit: %@", message)
            show(message)
            DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                let error = NSError(
                    domain: NSURLErrorDomain, code: URLError.Code.resourceUnavailable.rawValue,
                    userInfo: [NSLocalizedDescriptionKey: message])
                navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
            }
            return navigation
        }
    }

    private func show(_ message: String) {
        let label = UILabel(frame: bounds.insetBy(dx: 20, dy: 20))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.numberOfLines = 0
        label.textColor = .darkGray
        label.textAlignment = .center
        label.text = message
        addSubview(label)
    }

    private func startedNavigator() throws -> WebNavigator {
        if let navigator, !navigator.page.engine.hasEnded { return navigator }
        let scale = max(1, Double(traitCollection.displayScale))
        pageSize = bounds.size
        let engine = try EngineProcess.shared(scale: scale)
        let new = WebNavigator(view: self, page: EnginePage(engine: engine, width: Int(bounds.width), height: Int(bounds.height)))
        navigator = new
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: .milliseconds(16))
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.step() } }
        timer.resume()
        ticker?.cancel()
        ticker = timer
        return new
    }

    /// Loads the page again.
    @discardableResult open func reload() -> WKNavigation? { navigator?.reload() }
    /// Ends a load.
    open func stopLoading() {
        navigator?.page.send("Page.stopLoading")
        isLoading = false
    }
    /// Shows the page before this one; nil if there is none.
    @discardableResult open func goBack() -> WKNavigation? { go(-1, canGoBack) }
    /// Shows the page after this one; nil if there is none.
    @discardableResult open func goForward() -> WKNavigation? { go(1, canGoForward) }

    private func go(_ distance: Int, _ isPossible: Bool) -> WKNavigation? { isPossible ? navigator?.go(distance) : nil }

    func setHistory(canGoBack back: Bool, canGoForward forward: Bool) {
        for key in ["canGoBack", "canGoForward"] { willChangeValue(forKey: key) }
        (canGoBack, canGoForward) = (back, forward)
        for key in ["canGoBack", "canGoForward"] { didChangeValue(forKey: key) }
    }

    // MARK: Scripts

    /// Runs a script in the page; the closure receives the value of its last statement. > Errors: `WKError`, for exceptions too.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        guard let page = navigator?.page else {
            DispatchQueue.main.async { completionHandler?(nil, WKError(code: .webViewInvalidated, message: "No page is loaded.")) }
            return
        }
        page.send("Runtime.evaluate", ["expression": javaScriptString, "returnByValue": true]) { result in
            switch result {
            case .failure(let error):
                completionHandler?(nil, WKError(code: .javaScriptResultTypeIsUnsupported, message: error.message))
            case .success(let value):
                if let details = value["exceptionDetails"] as? [String: Any] {
                    let text = (details["exception"] as? [String: Any])?["description"] as? String ?? details["text"] as? String
                    completionHandler?(nil, WKError(code: .javaScriptExceptionOccurred, message: text ?? "exception"))
                } else {
                    completionHandler?(EngineMessage.value(of: value["result"] as? [String: Any] ?? [:]), nil)
                }
            }
        }
    }

    // MARK: Images and input

    private func step() {
        navigator?.page.step { [weak self] data in
            guard let self, let data, let image = UIImage(data: data)?.cgImage else { return }
            content.layer.contents = image
            // What changed its look may have changed its size.
            measure()
        }
    }

    /// The visible part stays in place, and the page scrolls in the engine; beyond the page's ends, in insets and while it bounces, the
    /// visible part moves.
    private func follow() {
        let offset = WebPageOffset.place(
            scroller.contentOffset, page: scroller.contentSize, visible: scroller.bounds.size)
        content.frame = CGRect(origin: offset, size: scroller.bounds.size)
        guard offset != pageOffset else { return }
        pageOffset = offset
        evaluateJavaScript("window.scrollTo(\(offset.x / pageScale), \(offset.y / pageScale))")
    }

    /// Gives the scroll view the page's size.
    func measure(_ completion: (() -> Void)? = nil) {
        navigator?.page.send("Page.getLayoutMetrics") { [weak self] result in
            defer { completion?() }
            guard let self, let metrics = try? result.get(), let size = metrics["cssContentSize"] as? [String: Any] else { return }
            let viewport = metrics["cssVisualViewport"] as? [String: Any]
            let scale = (viewport?["scale"] as? NSNumber)?.doubleValue ?? 1
            pageScale = scale > 0 ? scale : 1
            let width = (size["width"] as? NSNumber)?.doubleValue ?? 0
            let height = (size["height"] as? NSNumber)?.doubleValue ?? 0
            let points = CGSize(width: width * pageScale, height: height * pageScale)
            if scroller.contentSize != points { scroller.contentSize = points }
        }
    }

    private func tap(_ point: CGPoint) {
        guard let page = navigator?.page else { return }
        for type in ["mousePressed", "mouseReleased"] {
            page.send(
                "Input.dispatchMouseEvent",
                ["type": type, "x": Double(point.x) / pageScale, "y": Double(point.y) / pageScale, "button": "left", "clickCount": 1])
        }
        let takesText = "(e => !!e && (e.isContentEditable || /^(INPUT|TEXTAREA)$/.test(e.tagName)))(document.activeElement)"
        evaluateJavaScript(takesText) { [weak self] value, _ in
            guard let content = self?.content else { return }
            if (value as? NSNumber)?.boolValue == true { content.becomeFirstResponder() } else { content.resignFirstResponder() }
        }
    }
}
