public import Foundation
public import FoundationNetworking

/// How a session behaves. A session stores a copy: later changes do not affect it.
///
/// Apple's "URLSessionConfiguration". Cellular, expensive and constrained networks do not exist on a simulated device: their settings are
/// stored and have no effect. > Isolation: one thread at a time.
open class URLSessionConfiguration: NSObject, NSCopying, @unchecked Sendable {
    /// Nil except for background sessions.
    open internal(set) var identifier: String?
    /// When the cache is used instead of the network, for requests that do not say so themselves.
    open var requestCachePolicy: NSURLRequest.CachePolicy = .useProtocolCachePolicy
    /// Time without data until a task fails. A request's own `timeoutInterval` takes precedence if it is not the default 60.
    /// > Units: seconds.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// Maximum duration of a task. > Units: seconds.
    open var timeoutIntervalForResource: TimeInterval = 7 * 24 * 60 * 60
    /// The kind of traffic; stored without effect.
    open var networkServiceType: NSURLRequest.NetworkServiceType = .default
    /// Whether mobile networks may be used; stored without effect.
    open var allowsCellularAccess = true
    /// Whether networks that cost money may be used; stored without effect.
    open var allowsExpensiveNetworkAccess = true
    /// Whether networks in Low Data Mode may be used; stored without effect.
    open var allowsConstrainedNetworkAccess = true
    /// Whether a task waits and retries while there is no network, instead of failing.
    open var waitsForConnectivity = false
    /// Whether the system chooses the time of background transfers; stored without effect.
    open var isDiscretionary = false
    /// The shared container of background sessions; stored without effect.
    open var sharedContainerIdentifier: String?
    /// Whether the app is launched for the events of a background session; stored without effect, and true in background configurations.
    open var sessionSendsLaunchEvents = false
    /// Proxies by CFNetwork's keys (`HTTPEnable`, `HTTPProxy`, `HTTPPort`, and `HTTPS…`); if nil, those of the process's environment.
    open var connectionProxyDictionary: [AnyHashable: Any]?
    /// Whether requests are sent before earlier responses; stored without effect.
    open var httpShouldUsePipelining = false
    /// Whether requests get the cookies of the storage; true by default.
    open var httpShouldSetCookies = true
    /// Which cookies of responses are stored; only `.never` makes a difference here.
    open var httpCookieAcceptPolicy: HTTPCookie.AcceptPolicy = .onlyFromMainDocumentDomain
    /// Added to every request that does not have them.
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    /// How many connections to one host are open at once, at least 1; 4 by default.
    open var httpMaximumConnectionsPerHost = 4
    /// The storage of cookies; nil stores and sends none.
    open var httpCookieStorage: HTTPCookieStorage? = .shared
    /// The storage of credentials that answer challenges; nil has none.
    open var urlCredentialStorage: URLCredentialStorage? = .shared
    /// The cache of responses; nil caches nothing.
    open var urlCache: URLCache? = .shared
    /// Whether connections stay open in the background; stored without effect.
    open var shouldUseExtendedBackgroundIdleMode = false
    /// Searched in order before the session's own.
    open var protocolClasses: [AnyClass]? = []

    public override init() { super.init() }

    /// A new one each time, with the shared cache, cookies and credentials.
    open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }

    /// A new one each time, with its own cache, cookies and credentials, which are never on disk.
    open class var ephemeral: URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        // A disk capacity of 0 keeps the cache in memory; Foundation has in-memory cookies only for its own ephemeral sessions.
        configuration.urlCache = URLCache(memoryCapacity: 512_000, diskCapacity: 0, diskPath: nil)
        configuration.httpCookieStorage = FoundationNetworking.URLSessionConfiguration.ephemeral.httpCookieStorage
        configuration.urlCredentialStorage = URLCredentialStorage()
        return configuration
    }

    /// Downloads of such a session are resumed when the app creates the session again in a later launch. Unlike on iOS, nothing is
    /// loaded while the app is not running.
    open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.identifier = identifier
        configuration.urlCache = nil
        configuration.sessionSendsLaunchEvents = true
        return configuration
    }

    open override func copy() -> Any { copy(with: nil) }

    /// A copy of the configuration, such as each session keeps.
    open func copy(with zone: NSZone?) -> Any {
        let copy = URLSessionConfiguration()
        copy.identifier = identifier
        copy.requestCachePolicy = requestCachePolicy
        copy.timeoutIntervalForRequest = timeoutIntervalForRequest
        copy.timeoutIntervalForResource = timeoutIntervalForResource
        copy.networkServiceType = networkServiceType
        copy.allowsCellularAccess = allowsCellularAccess
        copy.allowsExpensiveNetworkAccess = allowsExpensiveNetworkAccess
        copy.allowsConstrainedNetworkAccess = allowsConstrainedNetworkAccess
        copy.waitsForConnectivity = waitsForConnectivity
        copy.isDiscretionary = isDiscretionary
        copy.sharedContainerIdentifier = sharedContainerIdentifier
        copy.sessionSendsLaunchEvents = sessionSendsLaunchEvents
        copy.connectionProxyDictionary = connectionProxyDictionary
        copy.httpShouldUsePipelining = httpShouldUsePipelining
        copy.httpShouldSetCookies = httpShouldSetCookies
        copy.httpCookieAcceptPolicy = httpCookieAcceptPolicy
        copy.httpAdditionalHeaders = httpAdditionalHeaders
        copy.httpMaximumConnectionsPerHost = httpMaximumConnectionsPerHost
        copy.httpCookieStorage = httpCookieStorage
        copy.urlCredentialStorage = urlCredentialStorage
        copy.urlCache = urlCache
        copy.shouldUseExtendedBackgroundIdleMode = shouldUseExtendedBackgroundIdleMode
        copy.protocolClasses = protocolClasses
        return copy
    }

    /// `host:port` by scheme.
    var proxies: [String: String] {
        var proxies: [String: String] = [:]
        for (scheme, key) in [("http", "HTTP"), ("https", "HTTPS")] {
            let known = connectionProxyDictionary ?? [:]
            guard (known[key + "Enable"] as? NSNumber)?.boolValue ?? (known[key + "Enable"] as? Int == 1) else { continue }
            guard let host = known[key + "Proxy"] as? String else { continue }
            proxies[scheme] = (known[key + "Port"] as? Int).map { "\(host):\($0)" } ?? host
        }
        return proxies
    }
}
