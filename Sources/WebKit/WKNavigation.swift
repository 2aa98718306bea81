public import Foundation
public import FoundationNetworking

/// A load of a page, as methods of the navigation delegate receive it. > Contract: WebKit, WKNavigation.
@preconcurrency @MainActor open class WKNavigation: NSObject {
    override init() { super.init() }
}

/// A request that is about to be loaded. > Contract: WebKit, WKNavigationAction.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
    /// The request, with its method and headers.
    open var request: URLRequest { storedRequest }
    /// What caused it.
    open var navigationType: WKNavigationType { storedType }
    /// The frame that asks for it.
    open var sourceFrame: WKFrameInfo { storedSource }
    /// The frame that is to show it; nil for a new window.
    open var targetFrame: WKFrameInfo? { storedTarget }
    /// Whether the link asks for a file, by its `download` attribute: answer `.download` then.
    open var shouldPerformDownload: Bool { isForFile }
    private let storedRequest: URLRequest
    private let storedType: WKNavigationType
    private let storedSource: WKFrameInfo
    private let storedTarget: WKFrameInfo?
    private let isForFile: Bool

    init(request: URLRequest, type: WKNavigationType, source: WKFrameInfo, target: WKFrameInfo?, shouldPerformDownload: Bool = false) {
        isForFile = shouldPerformDownload
        (storedRequest, storedType, storedSource, storedTarget) = (request, type, source, target)
        super.init()
    }
}

/// A response before its page is shown. > Contract: WebKit, WKNavigationResponse.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
    /// The response's status and headers.
    open var response: URLResponse { storedResponse }
    /// Always true: responses for frames are delivered without the delegate.
    open var isForMainFrame: Bool { true }
    /// Whether the engine has a way to show what arrives, by its type.
    open var canShowMIMEType: Bool { ShownTypes.contains(storedResponse.mimeType ?? "") }
    private let storedResponse: URLResponse

    init(response: URLResponse) {
        storedResponse = response
        super.init()
    }
}

/// What caused a navigation. > Contract: WebKit, WKNavigationType.
public enum WKNavigationType: Int, Sendable {
    case linkActivated = 0
    case formSubmitted = 1
    case backForward = 2
    case reload = 3
    case formResubmitted = 4
    case other = -1
}

/// Whether a request is sent. > Contract: WebKit, WKNavigationActionPolicy.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    /// It is sent for a file instead of a page.
    case download = 2
}

/// Whether a response is shown. > Contract: WebKit, WKNavigationResponsePolicy.
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    /// It goes into a file.
    case download = 2
}

/// The domain and codes of WebKit's errors. > Contract: WebKit, WKError.
public let WKErrorDomain = "WKErrorDomain"

/// An error of a web view.
public struct WKError: Error, CustomNSError {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated = 2
        case webViewInvalidated = 3
        case javaScriptExceptionOccurred = 4
        case javaScriptResultTypeIsUnsupported = 5
        case contentRuleListStoreCompileFailed = 6
        case contentRuleListStoreLookUpFailed = 7
        case contentRuleListStoreRemoveFailed = 8
        case contentRuleListStoreVersionMismatch = 9
        case javaScriptInvalidFrameTarget = 12
    }
    public let code: Code
    let message: String
    public static var errorDomain: String { WKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: message, "WKJavaScriptExceptionMessage": message]
    }
}

extension WKError.Code {
    /// Whether an error has this reason: for `catch WKError.…` and `case WKError.…`.
    public static func ~= (match: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == WKError.errorDomain && error.code == match.rawValue
    }
}

extension WKError {
    /// The reason of this name, for a comparison in a `catch`.
    public static var unknown: Code { .unknown }
    /// The reason of this name, for a comparison in a `catch`.
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    /// The reason of this name, for a comparison in a `catch`.
    public static var webViewInvalidated: Code { .webViewInvalidated }
    /// The reason of this name, for a comparison in a `catch`.
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    /// The reason of this name, for a comparison in a `catch`.
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
    /// The reason of this name, for a comparison in a `catch`.
    public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
    /// The reason of this name, for a comparison in a `catch`.
    public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
    /// The reason of this name, for a comparison in a `catch`.
    public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
    /// The reason of this name, for a comparison in a `catch`.
    public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
    /// The reason of this name, for a comparison in a `catch`.
    public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
}
