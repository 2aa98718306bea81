import Foundation
import FoundationNetworking

/// Which responses may be stored, and when they are still fresh: RFC 9111 for a private cache.
///
/// > Units: seconds.
struct CacheRules {
    /// What to do for a request, given its cached response.
    enum Decision: Equatable {
        case use
        /// Send these fields to validate the cached response.
        case revalidate([String: String])
        case load
        /// Only a cached response is allowed, and there is none.
        case fail
    }

    var policy: URLRequest.CachePolicy
    var now: Date

    /// The fields that determine for which requests a cached response is valid.
    static let varyKey = "FerryVary"
    static let storedKey = "FerryStored"

    func decision(for request: URLRequest, kept: CachedURLResponse?) -> Decision {
        guard let kept, let response = kept.response as? HTTPURLResponse, Self.matches(kept, request) else {
            return policy == .returnCacheDataDontLoad ? .fail : .load
        }
        switch policy {
        case .returnCacheDataElseLoad, .returnCacheDataDontLoad: return .use
        case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData: return .load
        case .reloadRevalidatingCacheData: return Self.validators(of: response).map(Decision.revalidate) ?? .load
        default:
            // The app's own conditional and range requests bypass the cache.
            let own = ["If-None-Match", "If-Modified-Since", "If-Range", "Range"]
            guard own.allSatisfy({ request.value(forHTTPHeaderField: $0) == nil }) else { return .load }
            let asked = CacheControl(request.value(forHTTPHeaderField: "Cache-Control"))
            if asked.has("no-store") { return .load }
            let control = CacheControl(response.value(forHTTPHeaderField: "Cache-Control"))
            let mustAsk = asked.has("no-cache") || control.has("no-cache")
            let age = Self.age(of: response, stored: kept.userInfo?[Self.storedKey] as? Date, now: now)
            if !mustAsk, age < min(Self.lifetime(of: response, control), asked.seconds("max-age") ?? .infinity) { return .use }
            return Self.validators(of: response).map(Decision.revalidate) ?? .load
        }
    }

    /// Whether a private cache may store the response.
    static func isStorable(_ response: HTTPURLResponse, for request: URLRequest) -> Bool {
        guard request.httpMethod ?? "GET" == "GET", request.value(forHTTPHeaderField: "Range") == nil else { return false }
        let control = CacheControl(response.value(forHTTPHeaderField: "Cache-Control"))
        guard !control.has("no-store"), !CacheControl(request.value(forHTTPHeaderField: "Cache-Control")).has("no-store") else {
            return false
        }
        guard response.value(forHTTPHeaderField: "Vary")?.contains("*") != true else { return false }
        let isUsual = [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501].contains(response.statusCode)
        let isSaid = control.seconds("max-age") != nil || response.value(forHTTPHeaderField: "Expires") != nil
        // Without a date or a validator it could never be used.
        return isUsual && (isSaid || validators(of: response) != nil)
    }

    /// What to store with a response, so that it is used for matching requests.
    static func notes(for request: URLRequest, _ response: HTTPURLResponse, now: Date) -> [AnyHashable: Any] {
        var values: [String: String] = [:]
        for name in varied(response) { values[name.lowercased()] = request.value(forHTTPHeaderField: name) ?? "" }
        return [varyKey: values, storedKey: now]
    }

    private static func varied(_ response: HTTPURLResponse) -> [String] {
        (response.value(forHTTPHeaderField: "Vary") ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static func matches(_ kept: CachedURLResponse, _ request: URLRequest) -> Bool {
        guard let response = kept.response as? HTTPURLResponse else { return false }
        let values = kept.userInfo?[varyKey] as? [String: String] ?? [:]
        return varied(response).allSatisfy { values[$0.lowercased(), default: ""] == request.value(forHTTPHeaderField: $0) ?? "" }
    }

    /// Fields of a conditional request; nil if the response has no validators.
    static func validators(of response: HTTPURLResponse) -> [String: String]? {
        var fields: [String: String] = [:]
        fields["If-None-Match"] = response.value(forHTTPHeaderField: "ETag")
        fields["If-Modified-Since"] = response.value(forHTTPHeaderField: "Last-Modified")
        return fields.isEmpty ? nil : fields
    }

    /// How long a response is fresh (4.2.1); without explicit lifetime, a tenth of its age (4.2.2).
    private static func lifetime(of response: HTTPURLResponse, _ control: CacheControl) -> TimeInterval {
        if let seconds = control.seconds("max-age") { return seconds }
        let date = response.value(forHTTPHeaderField: "Date").flatMap(HTTPDate.parse)
        if let expires = response.value(forHTTPHeaderField: "Expires") {
            // An invalid date means expired.
            guard let end = HTTPDate.parse(expires), let date else { return 0 }
            return end.timeIntervalSince(date)
        }
        guard let changed = response.value(forHTTPHeaderField: "Last-Modified").flatMap(HTTPDate.parse), let date else { return 0 }
        return max(0, date.timeIntervalSince(changed) / 10)
    }

    /// The age of a response (4.2.3).
    private static func age(of response: HTTPURLResponse, stored: Date?, now: Date) -> TimeInterval {
        let date = response.value(forHTTPHeaderField: "Date").flatMap(HTTPDate.parse)
        let said = response.value(forHTTPHeaderField: "Age").flatMap(TimeInterval.init) ?? 0
        guard let stored = stored ?? date else { return .infinity }
        return max(said, date.map { stored.timeIntervalSince($0) } ?? 0, 0) + now.timeIntervalSince(stored)
    }

    /// The cached response updated by a `304` (4.3.4).
    static func refreshed(_ kept: CachedURLResponse, by confirmation: HTTPURLResponse, for request: URLRequest, now: Date)
        -> CachedURLResponse?
    {
        guard let old = kept.response as? HTTPURLResponse, let url = old.url else { return nil }
        var fields: [String: String] = [:]
        for (name, value) in old.allHeaderFields { if let name = name as? String, let value = value as? String { fields[name] = value } }
        for (name, value) in confirmation.allHeaderFields {
            guard let name = name as? String, let value = value as? String else { continue }
            if ["content-length", "content-encoding", "content-type", "transfer-encoding"].contains(name.lowercased()) { continue }
            if let known = fields.keys.first(where: { $0.caseInsensitiveCompare(name) == .orderedSame }) { fields[known] = nil }
            fields[name] = value
        }
        guard let response = HTTPURLResponse(url: url, statusCode: old.statusCode, httpVersion: "HTTP/1.1", headerFields: fields) else {
            return nil
        }
        return CachedURLResponse(
            response: response, data: kept.data, userInfo: notes(for: request, response, now: now), storagePolicy: kept.storagePolicy)
    }
}

/// The directives of a `Cache-Control` field.
struct CacheControl {
    private var directives: [String: String] = [:]

    init(_ field: String?) {
        for part in (field ?? "").split(separator: ",") {
            let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard let name = pair.first?.lowercased(), !name.isEmpty else { continue }
            directives[name] = pair.count > 1 ? pair[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"")) : ""
        }
    }

    func has(_ name: String) -> Bool { directives[name] != nil }

    /// An invalid number is ignored, because a stale response is harmless (RFC 9111, 4.2.1).
    func seconds(_ name: String) -> TimeInterval? { directives[name].map { UInt32($0).map(TimeInterval.init) ?? 0 } }
}
