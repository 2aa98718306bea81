public import Foundation
internal import ObjectiveC

/// When a script of the app runs. > Contract: WebKit, WKUserScriptInjectionTime.
public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart = 0
    case atDocumentEnd = 1
}

/// A script that the app adds to every page. > Contract: WebKit, WKUserScript.
@preconcurrency @MainActor open class WKUserScript: NSObject {
    /// The script's text.
    public let source: String
    /// When it runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether frames in the page are left out.
    public let isForMainFrameOnly: Bool

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        super.init()
    }

    /// What the engine runs before a page's own scripts.
    var engineSource: String {
        var text = source
        if injectionTime == .atDocumentEnd { text = "document.addEventListener('DOMContentLoaded', function () {\n\(text)\n});" }
        return isForMainFrameOnly ? "if (window === window.top) {\n\(text)\n}" : text
    }
}

/// What a page posted to a message handler. > Contract: WebKit, WKScriptMessage. > Partial: the body is what JSON can express.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
    /// The posted value.
    public let body: Any
    /// The handler's name.
    public let name: String
    /// The web view with the page.
    open private(set) weak var webView: WKWebView?

    init(name: String, body: Any, webView: WKWebView) {
        self.name = name
        self.body = body
        self.webView = webView
        super.init()
    }
}

/// Receives what pages post with `window.webkit.messageHandlers`. > Contract: WebKit, WKScriptMessageHandler.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Scripts of the app in pages, and messages from pages. > Contract: WebKit, WKUserContentController.
/// > Partial: changes take effect with the next load.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    /// The name of the engine's function that posts a message.
    static let binding = "__ferryPostMessage"
    /// The scripts, in the order in which they were added.
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]

    public override init() { super.init() }

    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
    /// Retains the handler until it is removed.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) { handlers[name] = scriptMessageHandler }
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
    open func removeAllScriptMessageHandlers() { handlers = [:] }

    /// What the engine runs before a page's own scripts.
    var engineSources: [String] {
        let names = handlers.keys.sorted()
        guard let data = try? JSONSerialization.data(withJSONObject: names), let list = String(data: data, encoding: .utf8) else {
            return []
        }
        let bridge = """
            (function () {
                const post = window.\(Self.binding), handlers = {};
                for (const name of \(list)) {
                    handlers[name] = { postMessage(body) { post(JSON.stringify({ name, body: body === undefined ? null : body })); } };
                }
                window.webkit = { messageHandlers: handlers };
            })();
            """
        return (names.isEmpty ? [] : [bridge]) + userScripts.map(\.engineSource)
    }

    /// Delivers a message of a page; what is not one of a handler that is present is dropped.
    func receive(_ payload: String, from webView: WKWebView) {
        guard let object = try? JSONSerialization.jsonObject(with: Data(payload.utf8)) as? [String: Any],
            let name = object["name"] as? String, let body = object["body"], let handler = handlers[name]
        else { return }
        handler.userContentController(self, didReceive: WKScriptMessage(name: name, body: body, webView: webView))
    }
}

/// The settings of new web views. > Contract: WebKit, WKWebViewConfiguration. > Partial: only the content controller.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
    /// Scripts and message handlers.
    open var userContentController = WKUserContentController()
    public override init() { super.init() }
}
