public import Foundation
public import FoundationNetworking
internal import ObjectiveC
internal import WebEngine

/// Is notified when the cookies of a store have changed. > Contract: WebKit, WKHTTPCookieStoreObserver.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    /// Cookies were added, changed or removed. Optional.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {
        ObjCRuntime.optional(self, "cookiesDidChangeInCookieStore:", [cookieStore])
    }
}

/// The cookies of a data store. > Contract: WebKit, WKHTTPCookieStore.
/// > Partial: observers hear of what pages change when a page has loaded.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    private final class Observer {
        weak var object: (any WKHTTPCookieStoreObserver)?
        init(_ object: any WKHTTPCookieStoreObserver) { self.object = object }
    }

    private let context: () -> EngineContext?
    private var observers: [Observer] = []
    private var known: Set<HTTPCookie>?

    /// `context` starts the engine if it is not there; nil without one.
    init(_ context: @escaping () -> EngineContext?) {
        self.context = context
        super.init()
    }

    /// Reads every cookie; none without an engine.
    open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
        guard let context = context() else {
            Task { completionHandler([]) }
            return
        }
        context.send("Storage.getCookies") { result in
            let values = (try? result.get())?["cookies"] as? [[String: Any]] ?? []
            completionHandler(values.compactMap(CookieValues.cookie))
        }
    }

    /// Reads every cookie; none without an engine.
    open func allCookies() async -> [HTTPCookie] {
        await withCheckedContinuation { continuation in getAllCookies { continuation.resume(returning: $0) } }
    }

    /// Adds a cookie, or replaces the one of its name, domain and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        write(CookieValues.values(cookie), completionHandler)
    }

    /// Adds a cookie, or replaces the one of its name, domain and path.
    open func setCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in setCookie(cookie) { continuation.resume() } }
    }

    /// Removes a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        var values = CookieValues.values(cookie)
        // The engine removes what has expired.
        values["expires"] = 1
        write(values, completionHandler)
    }

    /// Removes a cookie.
    open func deleteCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in delete(cookie) { continuation.resume() } }
    }

    /// Removes the cookies of hosts, and of the domains with these names.
    func removeCookies(ofHosts hosts: Set<String>, _ completion: @escaping () -> Void) {
        getAllCookies { [weak self] cookies in
            let values = cookies.filter { hosts.contains(SiteData.host(ofDomain: $0.domain)) }.map {
                CookieValues.values($0).merging(["expires": 1]) { $1 }
            }
            guard let self, let context = context(), !values.isEmpty else { return completion() }
            context.send("Storage.setCookies", ["cookies": values]) { [weak self] _ in
                self?.check()
                completion()
            }
        }
    }

    private func write(_ values: [String: Any], _ completion: (@MainActor () -> Void)?) {
        guard let context = context() else {
            Task { completion?() }
            return
        }
        context.send("Storage.setCookies", ["cookies": [values]]) { [weak self] _ in
            completion?()
            self?.check()
        }
    }

    /// Adds an observer, which is not retained.
    open func add(_ observer: any WKHTTPCookieStoreObserver) {
        remove(observer)
        observers.append(Observer(observer))
        if known == nil { check() }
    }

    /// Removes an observer.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.removeAll { $0.object == nil || $0.object === observer } }

    /// Tells the observers if the cookies are other ones than before.
    func check() {
        guard observers.contains(where: { $0.object != nil }) else { return known = nil }
        getAllCookies { [weak self] cookies in
            guard let self else { return }
            let (before, now) = (known, Set(cookies))
            known = now
            guard let before, before != now else { return }
            for observer in observers { observer.object?.cookiesDidChange(in: self) }
        }
    }
}
