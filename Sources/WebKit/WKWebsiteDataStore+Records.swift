public import Foundation
internal import FoundationNetworking
internal import WebEngine

/// What sites keep, and how it is removed.
extension WKWebsiteDataStore {
    /// Every type of data that can be removed.
    public class func allWebsiteDataTypes() -> Set<String> { SiteData.all }

    /// Lists the sites that keep data of some types; none without an engine.
    public func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
    ) {
        readSites { sites in
            completionHandler((sites?.sites(dataTypes) ?? []).map { WKWebsiteDataRecord(host: $0.host, types: $0.types) })
        }
    }

    /// Lists the sites that keep data of some types; none without an engine.
    public func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
        await withCheckedContinuation { continuation in
            fetchDataRecords(ofTypes: dataTypes) { continuation.resume(returning: $0) }
        }
    }

    /// Removes what sites keep of some types. The caches are removed whole, since the engine has one for all sites.
    public func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping @MainActor () -> Void
    ) {
        let hosts = Set(dataRecords.map(\.host))
        readSites { [weak self] sites in
            guard let self, let sites else { return completionHandler() }
            remove(dataTypes, of: hosts, sites, completionHandler)
        }
    }

    /// Removes what sites keep of some types. The caches are removed whole, since the engine has one for all sites.
    public func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
        await withCheckedContinuation { continuation in
            removeData(ofTypes: dataTypes, for: dataRecords) { continuation.resume() }
        }
    }

    /// Removes what was kept since a time: the data of every site of which a page was shown at that time or later; before 1971 stands for
    /// everything.
    public func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
    ) {
        readSites { [weak self] sites in
            guard let self, let sites else { return completionHandler() }
            guard date.timeIntervalSince1970 < 365 * 86400 else {
                return remove(dataTypes, of: sites.hosts(since: date), sites, completionHandler)
            }
            removeEverything(dataTypes, completionHandler)
        }
    }

    /// Removes what was kept since a time: the data of every site of which a page was shown at that time or later; before 1971 stands for
    /// everything.
    public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        await withCheckedContinuation { continuation in
            removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() }
        }
    }

    /// Gives the sites of the store; nil without an engine.
    private func readSites(_ completion: @escaping (SiteData?) -> Void) {
        guard let context = currentContext else {
            Task { completion(nil) }
            return
        }
        httpCookieStore.getAllCookies { cookies in
            completion(SiteData(origins: context.origins, cookieDomains: Set(cookies.map(\.domain))))
        }
    }

    private func removeEverything(_ types: Set<String>, _ completion: @escaping () -> Void) {
        guard let context = currentContext else { return completion() }
        let list = SiteData.engineList(types)
        if types.isSuperset(of: SiteData.all) { context.origins = [:] }
        var commands = list.isEmpty ? [] : [("Storage.clearDataForOrigin", ["origin": "*", "storageTypes": list] as [String: Any])]
        if !types.isDisjoint(with: SiteData.caches) { commands.append(("Network.clearBrowserCache", [:])) }
        context.sendFromPage(commands) { [weak self] in
            self?.httpCookieStore.check()
            completion()
        }
    }

    private func remove(_ types: Set<String>, of hosts: Set<String>, _ sites: SiteData, _ completion: @escaping () -> Void) {
        guard let context = currentContext else { return completion() }
        let list = SiteData.engineList(types.subtracting([WKWebsiteDataTypeCookies]))
        let origins = sites.origins(of: hosts)
        var commands =
            list.isEmpty
            ? [] : origins.map { ("Storage.clearDataForOrigin", ["origin": $0, "storageTypes": list] as [String: Any]) }
        if !types.isDisjoint(with: SiteData.caches), !hosts.isEmpty { commands.append(("Network.clearBrowserCache", [:])) }
        if types.isSuperset(of: SiteData.all.subtracting([WKWebsiteDataTypeCookies])) {
            for origin in origins { context.origins[origin] = nil }
        }
        context.sendFromPage(commands) { [httpCookieStore] in
            guard types.contains(WKWebsiteDataTypeCookies) else { return completion() }
            httpCookieStore.removeCookies(ofHosts: hosts, completion)
        }
    }
}
