public import CoreGraphics
public import Foundation
public import FoundationNetworking
public import UIKitCore
internal import WebEngine

/// Shows web pages: the older class, over a `WKWebView`.
///
/// On iOS it is part of UIKit; here a file that names it gets this module too.
/// > Contract: UIKit, UIWebView. > Isolation: main actor. > Partial: the delegate is asked about pages, not about the frames in them.
@available(iOS, deprecated: 12.0, message: "No longer supported; please adopt WKWebView.")
@preconcurrency @MainActor open class UIWebView: UIView, UIScrollViewDelegate {
    /// Decides about loads and follows them; not retained. Observes nothing of `WKWebView`.
    open weak var delegate: (any UIWebViewDelegate)?
    /// Scrolls the page; its content has the page's size.
    open var scrollView: UIScrollView { page.scrollView }
    /// The request of the page, or of a load that has begun; nil before the first.
    open var request: URLRequest? { observer.request }
    /// Whether a page is being loaded.
    open var isLoading: Bool { page.isLoading }
    /// Whether the history has a page before this one.
    open var canGoBack: Bool { page.canGoBack }
    /// Whether the history has a page after this one.
    open var canGoForward: Bool { page.canGoForward }
    /// Whether a page is laid out as wide as it wants, by its `viewport` element or 980, and is made to fit; else it is as wide as the view.
    /// Default false.
    open var scalesPageToFit = false { didSet { page.fitsPages = scalesPageToFit } }
    /// Which text becomes links; default telephone numbers. > Partial: none does.
    open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
    /// Whether videos play in the page; default false. > Partial: media are off.
    open var allowsInlineMediaPlayback = false { didSet { if allowsInlineMediaPlayback { report("allowsInlineMediaPlayback") } } }
    /// Whether media wait for the user; default true. > Partial: media are off.
    open var mediaPlaybackRequiresUserAction = true
    /// Whether media can be sent to other devices; default true. > Partial: media are off.
    open var mediaPlaybackAllowsAirPlay = true
    /// Whether videos can leave the page; default true. > Partial: media are off.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether a page is shown only when it has arrived whole; default false.
    open var suppressesIncrementalRendering = false {
        didSet { if suppressesIncrementalRendering { report("suppressesIncrementalRendering") } }
    }
    /// Whether the keyboard waits for a tap of the user; default true. > Partial: it does.
    open var keyboardDisplayRequiresUserAction = true {
        didSet { if !keyboardDisplayRequiresUserAction { report("keyboardDisplayRequiresUserAction") } }
    }
    /// Whether the page is laid out in columns or rows of pages; default not.
    open var paginationMode: UIWebPaginationMode = .unpaginated {
        didSet { if paginationMode != .unpaginated { report("paginationMode") } }
    }
    /// Where pages of a pagination break; default between pages.
    open var paginationBreakingMode: UIWebPaginationBreakingMode = .page
    /// The length of a page of a pagination; 0, the default, is the view's. > Units: points.
    open var pageLength: CGFloat = 0
    /// The space between pages of a pagination; default 0. > Units: points.
    open var gapBetweenPages: CGFloat = 0
    /// The number of pages of a pagination. > Partial: always 0, as without a pagination.
    open var pageCount: Int { 0 }
    /// Whether a long press on a link shows its page; default true. > Partial: it shows none.
    open var allowsLinkPreview = true

    private let page = WKWebView(frame: .zero)
    private lazy var observer = OlderWebObserver(self)

    /// Creates a web view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare(from: nil)
    }

    /// Creates a web view from a storyboard or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare(from: coder)
        if coder.containsValue(forKey: "UIScalesPageToFit") { scalesPageToFit = coder.decodeBool(forKey: "UIScalesPageToFit") }
    }

    private func prepare(from coder: NSCoder?) {
        ViewCoding.setDefaultBackground(.white, of: self, unlessIn: coder)
        page.fitsPages = false
        page.navigationDelegate = observer
        page.uiDelegate = observer
        page.frame = bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Pages of this class read what the app can read.
        page.ownFiles = FileAccess(Bundle.main.bundleURL, URL(fileURLWithPath: NSHomeDirectory()))
        page.scrollView.delegate = self
        addSubview(page)
    }

    private func report(_ member: String) { UnimplementedSetting.report(member, on: self) }

    /// Loads a request.
    open func loadRequest(_ request: URLRequest) { page.load(request) }
    /// Loads a text as a page whose relative addresses start at `baseURL`.
    open func loadHTMLString(_ string: String, baseURL: URL?) { page.loadHTMLString(string, baseURL: baseURL) }
    /// Loads bytes as a page whose relative addresses start at `baseURL`.
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        page.load(data, mimeType: MIMEType, characterEncodingName: textEncodingName, baseURL: baseURL)
    }
    /// Loads the page again.
    open func reload() { page.reload() }
    /// Ends a load, which fails with `URLError.cancelled`.
    open func stopLoading() { page.stopLoading() }
    /// Shows the page before this one.
    open func goBack() { page.goBack() }
    /// Shows the page after this one.
    open func goForward() { page.goForward() }

    /// Runs a script in the page and waits for it, at most 10 seconds: numbers, texts and truth values as text, for other values and
    /// exceptions the empty text. A dialog of the script is answered with no. Nil without an engine.
    ///
    /// > Contract: UIKit, UIWebView. > Partial: while the next page is asked for, until it arrives, no script runs, and the text is empty.
    open func stringByEvaluatingJavaScript(from script: String) -> String? { page.evaluateNow(script) }

    // MARK: UIScrollViewDelegate, for subclasses, which call `super`

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
