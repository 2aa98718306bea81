public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Shows for a page what belongs to the app: dialogs and windows. Every method is optional; without it the answer is no.
///
/// A script waits until the closure of a dialog is called; while it waits in a frame, no other page of the app is drawn.
/// > Contract: WebKit, WKUIDelegate.
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {
    /// A page opens a window: return a web view with that configuration, which gets the page, or nil for no window.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// A script has closed the window; remove its view.
    func webViewDidClose(_ webView: WKWebView)
    /// Shows the message of `alert`; call the closure when it is dismissed.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor () -> Void)
    /// The same, as an `async` function; implement one of the two.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo) async
    /// Shows the question of `confirm`; call the closure with the answer.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor (Bool) -> Void)
    /// The same, as an `async` function; implement one of the two.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async -> Bool
    /// Shows the question of `prompt`; call the closure with the text, or with nil if the user cancels.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void)
    /// The same, as an `async` function; implement one of the two.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo
    ) async -> String?
    /// An element of the page asks for files: call the closure with them, or with nil if the user cancels. Without this method the system's panel
    /// is shown.
    func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor ([URL]?) -> Void)
    /// The same, as an `async` function; implement one of the two.
    func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo
    ) async -> [URL]?
    /// A link is pressed for long: call the closure with the menu that is shown for it, or with nil for none, before the method ends. Without this
    /// method the system's menu is shown.
    func webView(
        _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
        completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void)
    /// The menu of a link appears.
    func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
    /// The user taps the preview of a link's menu. Without this method the link is opened.
    func webView(
        _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
        willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating)
    /// The menu of a link goes away.
    func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
}

extension WKUIDelegate {
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        let name = "webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:"
        let view: WKWebView?? = ObjCRuntime.optional(self, name, [webView, configuration, navigationAction, windowFeatures])
        return view ?? nil
    }
    public func webViewDidClose(_ webView: WKWebView) { ObjCRuntime.optional(self, "webViewDidClose:", [webView]) }
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor () -> Void
    ) {
        let name = "webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:"
        guard !ObjCRuntime.optional(self, name, [webView, message, frame, completionHandler]) else { return }
        Task {
            await self.webView(webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame)
            completionHandler()
        }
    }
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async {}
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor (Bool) -> Void
    ) {
        let name = "webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:"
        guard !ObjCRuntime.optional(self, name, [webView, message, frame, completionHandler]) else { return }
        Task {
            completionHandler(await self.webView(webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame))
        }
    }
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async -> Bool { false }
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void
    ) {
        let name = "webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:"
        guard !ObjCRuntime.optional(self, name, [webView, prompt, defaultText, frame, completionHandler]) else { return }
        Task {
            completionHandler(
                await self.webView(
                    webView, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText, initiatedByFrame: frame))
        }
    }
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo
    ) async -> String? { nil }
    public func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor ([URL]?) -> Void
    ) {
        let name = "webView:runOpenPanelWithParameters:initiatedByFrame:completionHandler:"
        guard !ObjCRuntime.optional(self, name, [webView, parameters, frame, completionHandler]) else { return }
        Task {
            completionHandler(await self.webView(webView, runOpenPanelWith: parameters, initiatedByFrame: frame))
        }
    }
    public func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo
    ) async -> [URL]? {
        await withCheckedContinuation { continuation in webView.showFilePanel(parameters) { continuation.resume(returning: $0) } }
    }
    public func webView(
        _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
        completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void
    ) {
        let name = "webView:contextMenuConfigurationForElement:completionHandler:"
        guard !ObjCRuntime.optional(self, name, [webView, elementInfo, completionHandler]) else { return }
        completionHandler(webView.linkMenu?.systemConfiguration(elementInfo))
    }
    public func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo) {
        ObjCRuntime.optional(self, "webView:contextMenuWillPresentForElement:", [webView, elementInfo])
    }
    public func webView(
        _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
        willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating
    ) {
        let name = "webView:contextMenuForElement:willCommitWithAnimator:"
        guard !ObjCRuntime.optional(self, name, [webView, elementInfo, animator]) else { return }
        webView.linkMenu?.open(elementInfo, animator)
    }
    public func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo) {
        ObjCRuntime.optional(self, "webView:contextMenuDidEndForElement:", [webView, elementInfo])
    }
}
