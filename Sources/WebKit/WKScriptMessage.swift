public import Foundation
internal import ObjectiveC

/// What a page posted to a message handler. > Contract: WebKit, WKScriptMessage. > Partial: the body is what JSON can express.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
    /// The posted value.
    public let body: Any
    /// The handler's name.
    public let name: String
    /// The frame whose script posted it.
    public let frameInfo: WKFrameInfo
    /// The world whose script posted it.
    public let world: WKContentWorld
    /// The web view with the page.
    open private(set) weak var webView: WKWebView?

    init(name: String, body: Any, webView: WKWebView, frame: WKFrameInfo, world: WKContentWorld) {
        self.name = name
        self.body = body
        self.webView = webView
        self.world = world
        frameInfo = frame
        super.init()
    }
}

/// Receives what pages post with `window.webkit.messageHandlers`. > Contract: WebKit, WKScriptMessageHandler.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Receives what pages post, and answers: `postMessage` returns a promise. Implement one of the two methods.
/// > Contract: WebKit, WKScriptMessageHandlerWithReply.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// Receives a message; call the closure once, with a value that JSON can express or with the text of an error.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void)
    /// Returns the value, and the text of an error if there is one.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void
    ) {
        let name = "userContentController:didReceiveScriptMessage:replyHandler:"
        guard !ObjCRuntime.optional(self, name, [userContentController, message, replyHandler]) else { return }
        Task {
            let (value, error) = await self.userContentController(userContentController, didReceive: message)
            replyHandler(value, error)
        }
    }
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { (nil, "The message handler has no method for replies.") }
}
