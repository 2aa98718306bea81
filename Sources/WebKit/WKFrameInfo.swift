public import Foundation
public import FoundationNetworking

/// Where a page or a frame in it comes from. > Contract: WebKit, WKSecurityOrigin.
@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
    /// The scheme, such as "https"; empty for a page without an address.
    open var `protocol`: String { scheme }
    /// The host; empty for an origin without a host.
    public let host: String
    /// The port; 0 if it is the scheme's own.
    public let port: Int
    private let scheme: String

    init(_ url: URL?) {
        scheme = url?.scheme?.lowercased() ?? ""
        host = url?.host?.lowercased() ?? ""
        let usual = ["http": 80, "https": 443][scheme]
        port = url?.port.flatMap { $0 == usual ? nil : $0 } ?? 0
        super.init()
    }
}

/// A page or a frame in it, as it was when the value was made. > Contract: WebKit, WKFrameInfo.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
    /// Whether it is the page itself.
    public let isMainFrame: Bool
    /// A request for the address that is shown.
    open var request: URLRequest { URLRequest(url: url ?? WebNavigator.emptyAddress) }
    /// Where what is shown comes from.
    public let securityOrigin: WKSecurityOrigin
    /// The web view with the page.
    open private(set) weak var webView: WKWebView?
    /// The engine's name for it.
    let identifier: String
    private let url: URL?

    init(identifier: String, isMainFrame: Bool, url: URL?, webView: WKWebView?) {
        self.identifier = identifier
        self.isMainFrame = isMainFrame
        self.url = url
        self.webView = webView
        securityOrigin = WKSecurityOrigin(url)
        super.init()
    }
}
