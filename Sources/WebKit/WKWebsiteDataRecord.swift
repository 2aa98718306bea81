public import Foundation

/// Cookies. > Contract: WebKit, WKWebsiteDataTypeCookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// What was loaded, on the disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// What was loaded, in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The older cache of web applications.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// `sessionStorage` of pages.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// `localStorage` of pages.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// WebSQL databases.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Indexed databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The caches of `fetch`.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// Registrations of service workers.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// Files of pages.
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"

/// What a site keeps on the device. > Contract: WebKit, WKWebsiteDataRecord.
/// > Partial: a site is a host here, for WebKit a domain with all its hosts. A site of which a page was shown counts as one that keeps
/// every type of data but cookies.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
    /// The site's host.
    open var displayName: String { host }
    /// The types of data that it keeps: values of `WKWebsiteDataStore.allWebsiteDataTypes()`.
    open var dataTypes: Set<String> { types }

    let host: String
    private let types: Set<String>

    init(host: String, types: Set<String>) {
        (self.host, self.types) = (host, types)
        super.init()
    }
}
