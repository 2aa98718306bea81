internal import ObjectiveC
internal import UIKitCore

extension WKWebView {
    /// Makes the properties that apps observe readable by their keys, once.
    static let registersKeys: Void = {
        ObjCRuntime.registerGetter(WKWebView.self, "URL") { view, _ in view.url }
        ObjCRuntime.registerGetter(WKWebView.self, "title") { view, _ in view.title }
        ObjCRuntime.registerGetter(WKWebView.self, "loading") { view, _ in view.isLoading }
        ObjCRuntime.registerGetter(WKWebView.self, "isLoading") { view, _ in view.isLoading }
        ObjCRuntime.registerGetter(WKWebView.self, "estimatedProgress") { view, _ in view.estimatedProgress }
        ObjCRuntime.registerGetter(WKWebView.self, "canGoBack") { view, _ in view.canGoBack }
        ObjCRuntime.registerGetter(WKWebView.self, "hasOnlySecureContent") { view, _ in view.hasOnlySecureContent }
        ObjCRuntime.registerGetter(WKWebView.self, "themeColor") { view, _ in view.themeColor }
        ObjCRuntime.registerGetter(WKWebView.self, "underPageBackgroundColor") { view, _ in view.underPageBackgroundColor as UIColor? }
        ObjCRuntime.registerGetter(WKWebView.self, "canGoForward") { view, _ in view.canGoForward }
    }()
}
