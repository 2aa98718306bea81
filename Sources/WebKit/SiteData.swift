internal import Foundation

/// The sites of a data store, from what is known of their pages and cookies.
struct SiteData {
    /// The engine's names for types of data; the caches have none, as they are not those of a site.
    private static let engineTypes = [
        WKWebsiteDataTypeCookies: "cookies", WKWebsiteDataTypeLocalStorage: "local_storage",
        WKWebsiteDataTypeIndexedDBDatabases: "indexeddb", WKWebsiteDataTypeWebSQLDatabases: "websql",
        WKWebsiteDataTypeOfflineWebApplicationCache: "appcache", WKWebsiteDataTypeFetchCache: "cache_storage",
        WKWebsiteDataTypeServiceWorkerRegistrations: "service_workers", WKWebsiteDataTypeFileSystem: "file_systems",
    ]
    static let caches: Set<String> = [WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache]
    /// Every type that can be removed. Session storage ends with its view.
    static let all = caches.union(engineTypes.keys)

    /// When a page of an origin was shown last, by origin: "https://host:port".
    let origins: [String: Date]
    /// The domains of the cookies, as cookies have them.
    let cookieDomains: Set<String>

    /// The engine's list of some types; empty if it has none of them.
    static func engineList(_ types: Set<String>) -> String { types.compactMap { engineTypes[$0] }.sorted().joined(separator: ",") }

    static func host(ofDomain domain: String) -> String { (domain.hasPrefix(".") ? String(domain.dropFirst()) : domain).lowercased() }

    /// The hosts with what they keep of some types, in alphabetical order.
    func sites(_ types: Set<String>) -> [(host: String, types: Set<String>)] {
        var sites: [String: Set<String>] = [:]
        for origin in origins.keys {
            guard let host = URL(string: origin)?.host?.lowercased() else { continue }
            sites[host, default: []].formUnion(types.intersection(Self.all).subtracting([WKWebsiteDataTypeCookies]))
        }
        if types.contains(WKWebsiteDataTypeCookies) {
            for domain in cookieDomains { sites[Self.host(ofDomain: domain), default: []].insert(WKWebsiteDataTypeCookies) }
        }
        return sites.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The origins of hosts.
    func origins(of hosts: Set<String>) -> [String] {
        origins.keys.filter { URL(string: $0)?.host.map { hosts.contains($0.lowercased()) } ?? false }.sorted()
    }

    /// The hosts of which a page was shown at that time or later.
    func hosts(since date: Date) -> Set<String> {
        Set(origins.filter { $0.value >= date }.keys.compactMap { URL(string: $0)?.host?.lowercased() })
    }
}
