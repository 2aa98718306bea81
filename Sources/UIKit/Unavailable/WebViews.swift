public import Foundation

/// Not available in Ferry: web views need WebKit, which Ferry does not have yet.
@available(*, unavailable, message: "web views need WebKit, which Ferry does not have yet")
@preconcurrency @MainActor open class UIWebView: NSObject {}

/// Not available in Ferry: web views need WebKit, which Ferry does not have yet.
@available(*, unavailable, message: "web views need WebKit, which Ferry does not have yet")
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {}
