public import Foundation
internal import UIKitCore

/// How precisely text is selected. > Contract: WebKit, WKSelectionGranularity.
public enum WKSelectionGranularity: Int, Sendable {
    case dynamic = 0
    case character = 1
}

/// Kinds of media. > Contract: WebKit, WKAudiovisualMediaTypes.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = Self(rawValue: 1)
    public static let video = Self(rawValue: 2)
    public static let all = Self(rawValue: UInt.max)
}

/// Kinds of text that become links. > Contract: WebKit, WKDataDetectorTypes.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = Self(rawValue: 1)
    public static let link = Self(rawValue: 2)
    public static let address = Self(rawValue: 4)
    public static let calendarEvent = Self(rawValue: 8)
    public static let trackingNumber = Self(rawValue: 16)
    public static let flightNumber = Self(rawValue: 32)
    public static let lookupSuggestion = Self(rawValue: 64)
    public static let all = Self(rawValue: UInt.max)
}

/// The settings of new web views, which keep a copy. > Contract: WebKit, WKWebViewConfiguration.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, @MainActor NSCopying {
    /// Scripts, message handlers and content rules. Copies share it.
    open var userContentController = WKUserContentController()
    /// Settings of pages. Copies share it.
    open var preferences = WKPreferences()
    /// The settings of pages for which the navigation delegate sets no others. Copied.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The process of pages. > Partial: there is one for all web views of an app.
    open var processPool = WKProcessPool()
    /// What pages keep: cookies, storage and caches. Copies share it.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// What follows the engine's name in `navigator.userAgent` and in requests; nil for what the system has there.
    open var applicationNameForUserAgent: String?
    /// Whether a page is shown only when it has arrived whole; default false.
    open var suppressesIncrementalRendering = false {
        didSet { if suppressesIncrementalRendering { report("suppressesIncrementalRendering") } }
    }
    /// Whether videos play in the page; default false. > Partial: media are off.
    open var allowsInlineMediaPlayback = false { didSet { if allowsInlineMediaPlayback { report("allowsInlineMediaPlayback") } } }
    /// Whether videos can leave the page; default true. > Partial: media are off.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether media can be sent to other devices; default true. > Partial: media are off.
    open var allowsAirPlayForMediaPlayback = true
    /// Which media wait for the user; default none. > Partial: media are off.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// How precisely text is selected. > Partial: text cannot be selected yet.
    open var selectionGranularity = WKSelectionGranularity.dynamic {
        didSet { if selectionGranularity != .dynamic { report("selectionGranularity") } }
    }
    /// Which text becomes links; default none.
    open var dataDetectorTypes: WKDataDetectorTypes = [] { didSet { if !dataDetectorTypes.isEmpty { report("dataDetectorTypes") } } }
    /// Whether pages can be pinched although they forbid it; default false.
    open var ignoresViewportScaleLimits = false
    /// Whether the app's domains alone are loaded; default false.
    open var limitsNavigationsToAppBoundDomains = false {
        didSet { if limitsNavigationsToAppBoundDomains { report("limitsNavigationsToAppBoundDomains") } }
    }
    /// Whether hosts that are known for HTTPS are asked by it; default true. > Partial: no list of them is here.
    open var upgradeKnownHostsToHTTPS = true

    /// What answers requests for schemes of the app.
    var schemeHandlers = SchemeHandlers()

    public override init() { super.init() }

    private func report(_ member: String) { UnimplementedSetting.report(member, on: self) }

    open func copy(with zone: NSZone? = nil) -> Any { copied }

    var copied: WKWebViewConfiguration {
        let copy = WKWebViewConfiguration()
        copy.userContentController = userContentController
        copy.preferences = preferences
        copy.defaultWebpagePreferences = defaultWebpagePreferences.copy() as? WKWebpagePreferences
        copy.processPool = processPool
        copy.websiteDataStore = websiteDataStore
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.suppressesIncrementalRendering = suppressesIncrementalRendering
        copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
        copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.selectionGranularity = selectionGranularity
        copy.dataDetectorTypes = dataDetectorTypes
        copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
        copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
        copy.schemeHandlers = schemeHandlers
        copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
        return copy
    }
}
