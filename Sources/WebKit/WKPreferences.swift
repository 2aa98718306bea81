public import Foundation
internal import UIKitCore

/// Settings of pages that web views share. > Contract: WebKit, WKPreferences.
@preconcurrency @MainActor open class WKPreferences: NSObject {
    /// Whether pages' own scripts run; default true. `WKWebpagePreferences.allowsContentJavaScript` decides it for each page.
    @available(iOS, introduced: 8.0, deprecated: 14.0, message: "Use WKWebpagePreferences.allowsContentJavaScript")
    open var javaScriptEnabled: Bool {
        get { runsScripts }
        set { runsScripts = newValue }
    }
    /// Whether scripts open windows when the user has done nothing; default false.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// The least size of text; default 0. > Units: points.
    open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != 0 { report("minimumFontSize") } } }
    /// Whether pages that are known for fraud are marked; default true. No list of them is here.
    open var isFraudulentWebsiteWarningEnabled = true
    /// Whether text can be selected; default true.
    open var isTextInteractionEnabled = true { didSet { if !isTextInteractionEnabled { report("isTextInteractionEnabled") } } }
    /// Whether elements can take the whole screen; default false.
    open var isElementFullscreenEnabled = false { didSet { if isElementFullscreenEnabled { report("isElementFullscreenEnabled") } } }
    /// Whether exceptions for some sites apply; default true. The engine has none.
    open var isSiteSpecificQuirksModeEnabled = true
    /// Whether PDF has backgrounds; default false.
    open var shouldPrintBackgrounds = false

    var runsScripts = true

    public override init() { super.init() }

    private func report(_ member: String) { UnimplementedSetting.report(member, on: self) }
}

/// Settings of one page. > Contract: WebKit, WKWebpagePreferences.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject, @MainActor NSCopying {
    /// Whether a page is for a phone or for a computer.
    public enum ContentMode: Int, Sendable {
        case recommended = 0
        case mobile = 1
        case desktop = 2
    }

    /// Whether the page's own scripts run; default true. Scripts that the app evaluates always do; user scripts do as the page's.
    open var allowsContentJavaScript = true
    /// For which kind of device the page is; default `.recommended`, which is a phone on an iPhone and a computer on an iPad.
    ///
    /// > Partial: page and server see the name of such a device's browser; the layout is the same.
    open var preferredContentMode = ContentMode.recommended

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKWebpagePreferences()
        (copy.allowsContentJavaScript, copy.preferredContentMode) = (allowsContentJavaScript, preferredContentMode)
        return copy
    }
}

/// The process of pages. Ferry has one for all web views of an app, so that sharing one changes nothing.
/// > Contract: WebKit, WKProcessPool.
@preconcurrency @MainActor open class WKProcessPool: NSObject {
    public override init() { super.init() }
}
