public import CoreGraphics
public import Foundation
public import FoundationNetworking
internal import ObjectiveC
internal import ProgrammerErrors
internal import QuartzCore
public import UIKitCore
internal import WebEngine

/// Shows web pages, by the engine of the Debian package `chromium-headless-shell`.
///
/// Without that package a message takes the page's place, and navigations fail with an error of `NSURLErrorDomain`.
/// > Contract: WebKit, WKWebView. > Isolation: main actor.
@preconcurrency @MainActor open class WKWebView: UIView {
    /// A copy of the settings with which the view was created.
    open var configuration: WKWebViewConfiguration { settings.copied }
    /// Scrolls the page; its content has the page's size.
    open var scrollView: UIScrollView { scroller }
    /// Decides about navigations and follows them; not retained.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Shows dialogs and windows of pages; not retained.
    open weak var uiDelegate: (any WKUIDelegate)?

    /// The page's address, when it has one. Observable.
    open internal(set) var url: URL? {
        willSet { willChangeValue(forKey: "URL") }
        didSet {
            didChangeValue(forKey: "URL")
            // The engine asks for the parts of such a page by HTTPS alone.
            let isSecure = url?.scheme?.lowercased() == "https"
            if isSecure != hasOnlySecureContent { hasOnlySecureContent = isSecure }
        }
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
    /// Whether everything in the page has arrived by encrypted connections. Observable.
    open private(set) var hasOnlySecureContent = false {
        willSet { willChangeValue(forKey: "hasOnlySecureContent") }
        didSet { didChangeValue(forKey: "hasOnlySecureContent") }
    }
    /// Whether a long press on a link shows the link's page over the menu; default true.
    open var allowsLinkPreview = true
    /// Whether the history has a page before this one. Observable.
    open internal(set) var canGoBack = false {
        willSet { willChangeValue(forKey: "canGoBack") }
        didSet { didChangeValue(forKey: "canGoBack") }
    }
    /// Whether the history has a page after this one. Observable.
    open internal(set) var canGoForward = false {
        willSet { willChangeValue(forKey: "canGoForward") }
        didSet { didChangeValue(forKey: "canGoForward") }
    }

    /// The pages that the view has shown.
    open var backForwardList: WKBackForwardList { list }
    /// Whether a drag from the left edge goes back and one from the right edge goes forward; default false.
    open var allowsBackForwardNavigationGestures = false {
        didSet {
            guard oldValue != allowsBackForwardNavigationGestures else { return }
            swipes?.end()
            swipes = allowsBackForwardNavigationGestures ? PageSwipeController(self) : nil
        }
    }
    /// What pages and servers see as the browser's name; nil or empty is that of a web view of iOS. Counts from the next load.
    open var customUserAgent: String? { didSet { navigator?.applySettings() } }
    /// How much larger than usual the page is laid out; default 1. Values that are not above 0 count as 1.
    ///
    /// > Partial: the page sees a `zoom` of its root element.
    open var pageZoom: CGFloat = 1 { didSet { navigator?.applySettings() } }
    /// The media type of style sheets, such as "print"; nil is that of a screen.
    open var mediaType: String? { didSet { navigator?.applySettings() } }
    /// The colour that the page names for the browser's bars in `<meta name="theme-color">`; nil if it names none. Observable.
    open internal(set) var themeColor: UIColor? {
        willSet { willChangeValue(forKey: "themeColor") }
        didSet { didChangeValue(forKey: "themeColor") }
    }
    /// What is behind the page where it bounces; by default the page's own background. Nil brings the default back. Observable.
    open var underPageBackgroundColor: UIColor! {
        get { ownUnderPageColor ?? pageBackground ?? .white }
        set {
            willChangeValue(forKey: "underPageBackgroundColor")
            ownUnderPageColor = newValue
            didChangeValue(forKey: "underPageBackgroundColor")
            scroller.backgroundColor = underPageBackgroundColor
        }
    }
    /// The view's history as a value that another web view takes over, which then loads the page that is shown here. Nil before the first
    /// page. A value of another origin changes nothing.
    open var interactionState: Any? {
        get { list.state }
        set { (newValue as? Data).map(restore) }
    }

    /// Which files the pages may read, instead of those of each load.
    var ownFiles: FileAccess?
    /// Whether pages choose their layout width and are made to fit.
    var fitsPages = true { didSet { if fitsPages != oldValue { applyFit() } } }
    /// The page that the app has given last, if it has asked for no other one since.
    var givenPage: GivenPage?
    /// When pages were loaded again by themselves because their process had ended.
    var relaunches = RelaunchLimit()
    let settings: WKWebViewConfiguration
    let scroller = WebScrollView(frame: .zero)
    let content = WebPageView(frame: .zero)
    let list = WKBackForwardList()
    private(set) lazy var elements = WebElements(self)
    private(set) lazy var scrollAreas = PageScrollAreas(self)
    private(set) var pageTouches: PageTouches?
    private(set) var pageKeyboard: PageKeyboard?
    var navigator: WebNavigator?
    var ticker: (any DispatchSourceTimer)?
    var swipes: PageSwipeController?
    var pageSize = CGSize.zero
    /// The visible part of the page that the engine was told last, and that of the last image.
    var (shown, drawn) = (PageGeometry(), PageGeometry())
    /// Stands for the page without zoom in the scroll view, which enlarges it.
    let zoomed = UIView(frame: .zero)
    /// The text that the user has selected.
    private(set) var selection: WebSelection?
    /// The menus of links.
    private(set) var linkMenu: LinkMenu?
    /// Points per CSS pixel: less than 1 for pages that are laid out for wide screens.
    var pageScale = 1.0
    /// What the page looks like now; nil before its first image.
    var pageImage: CGImage?
    /// What asks the user for files, while it does.
    var filePanel: FilePanel?
    private(set) lazy var uploads = UploadFolder()
    /// The place of the last tap. > Units: points of the visible part.
    var lastTap = CGPoint.zero
    /// Those who wait for the next image.
    var snapshots: [(CGImage?) -> Void] = []
    /// The page's own background; nil if it has none.
    var pageBackground: UIColor? {
        willSet { willChangeValue(forKey: "underPageBackgroundColor") }
        didSet {
            didChangeValue(forKey: "underPageBackgroundColor")
            scroller.backgroundColor = underPageBackgroundColor
        }
    }
    private var ownUnderPageColor: UIColor?

    /// Creates a web view. Later changes of the configuration's properties have no effect, except in the objects that copies share.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        settings = configuration.copied
        super.init(frame: frame)
        prepare()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    /// Creates a web view from a storyboard or a nib.
    public required init?(coder: NSCoder) {
        settings = WKWebViewConfiguration()
        super.init(coder: coder)
        prepare(from: coder)
    }

    private func prepare(from coder: NSCoder? = nil) {
        Self.registersKeys
        ViewCoding.setDefaultBackground(.white, of: self, unlessIn: coder)
        addSubview(scroller)
        zoomed.isUserInteractionEnabled = false
        zoomed.isAccessibilityElement = false
        scroller.addSubview(zoomed)
        scroller.addSubview(content)
        linkMenu = LinkMenu(self)
        selection = WebSelection(self)
        scroller.onScroll = { [weak self] in self?.follow() }
        let touches = PageTouches(self)
        (pageTouches, content.pageTouches) = (touches, touches)
        pageKeyboard = PageKeyboard(self)
        content.onText = { [weak self] in self?.navigator?.page.send("Input.insertText", ["text": $0]) }
        content.onComposition = { [weak self] text, caret in
            let parameters: [String: Any] = ["text": text, "selectionStart": caret, "selectionEnd": caret]
            self?.navigator?.page.send("Input.imeSetComposition", parameters)
        }
        content.onDelete = { [weak self] in
            for type in ["rawKeyDown", "keyUp"] {
                self?.navigator?.page.send("Input.dispatchKeyEvent", ["type": type, "key": "Backspace", "windowsVirtualKeyCode": 8])
            }
        }
    }

    isolated deinit {
        ticker?.cancel()
        filePanel?.cancel()
        finishSnapshots(nil)
        navigator?.stopSchemeTasks(of: self)
        navigator?.page.close()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        navigator?.applySettings()
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

    /// Loads a request. A page of a file may read that file only.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        open(request, nil, files: request.url.flatMap { $0.isFileURL ? FileAccess($0) : nil })
    }

    /// Loads a text as a page whose relative addresses start at `baseURL`. If that is a file or a folder, the page may read what is in the folder.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        guard let url = baseURL ?? URL(string: WebNavigator.blank) else { return nil }
        return open(URLRequest(url: url), SimulatedResponse(html: string), files: FileAccess(base: url))
    }

    /// Loads bytes as a page whose relative addresses start at `baseURL`. If that is a file or a folder, the page may read what is in the folder.
    @discardableResult open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        let response = SimulatedResponse(data, type: MIMEType, encoding: characterEncodingName)
        return open(URLRequest(url: baseURL), response, files: FileAccess(base: baseURL))
    }

    /// Loads a file, whose page may read that file or everything in that folder.
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        loadFileRequest(URLRequest(url: URL), allowingReadAccessTo: readAccessURL)
    }

    /// Loads the file of a request, whose page may read that file or everything in that folder. A programming error for other addresses.
    @discardableResult open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
        for url in [request.url, readAccessURL] where url?.isFileURL != true {
            ProgrammerError.raise("\(url?.absoluteString ?? "nil") is not a file URL", name: .invalidArgument)
        }
        return open(request, nil, files: FileAccess(readAccessURL))
    }

    /// Shows bytes as if they were the answer to a request, which no server gets.
    @discardableResult open func loadSimulatedRequest(
        _ request: URLRequest, response: URLResponse, responseData data: Data
    ) -> WKNavigation { open(request, SimulatedResponse(response, body: data)) }

    /// Shows a text as if it were the answer to a request, which no server gets.
    @discardableResult open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        open(request, SimulatedResponse(html: string))
    }

    /// Loads the page again.
    @discardableResult open func reload() -> WKNavigation? { reloadPage() }
    /// Loads the page and what it refers to again, without the cache.
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { reloadPage(ignoresCache: true) }
    /// Ends a load, which fails with `URLError.cancelled`.
    open func stopLoading() { navigator?.stop() }
    /// Shows the page before this one; nil if there is none.
    @discardableResult open func goBack() -> WKNavigation? { list.backItem.flatMap { go(to: $0) } }
    /// Shows the page after this one; nil if there is none.
    @discardableResult open func goForward() -> WKNavigation? { list.forwardItem.flatMap { go(to: $0) } }
    /// Shows a page of the history; nil if it is not in the list.
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        guard list.state(of: item) != nil, let navigator = try? startedNavigator() else { return nil }
        // An engine that takes the place of another one has none of its entries.
        return list.state(of: item).map { navigator.go(to: $0) }
    }

    // MARK: Scripts

    /// Runs a script in the page; the closure receives the value of its last statement. > Errors: `WKError`, for exceptions too.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        evaluate(javaScriptString, nil, .page) { result in
            switch result {
            case .success(let value): completionHandler?(value, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }
}
