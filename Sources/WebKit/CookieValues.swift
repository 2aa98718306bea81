internal import Foundation
internal import FoundationNetworking

/// Cookies as the engine has them.
enum CookieValues {
    static func cookie(_ values: [String: Any]) -> HTTPCookie? {
        guard let name = values["name"] as? String, let value = values["value"] as? String, let domain = values["domain"] as? String,
            let path = values["path"] as? String
        else { return nil }
        var properties: [HTTPCookiePropertyKey: Any] = [.name: name, .value: value, .domain: domain, .path: path]
        if values["session"] as? Bool == true { properties[.discard] = "TRUE" }
        if values["secure"] as? Bool == true { properties[.secure] = "TRUE" }
        if values["httpOnly"] as? Bool == true { properties[HTTPCookiePropertyKey("HttpOnly")] = "TRUE" }
        if values["session"] as? Bool != true, let expires = (values["expires"] as? NSNumber)?.doubleValue {
            properties[.expires] = Date(timeIntervalSince1970: expires)
        }
        return HTTPCookie(properties: properties)
    }

    /// The `Cookie` header of a request, as browsers choose the cookies: by domain, path and security.
    static func header(_ cookies: [HTTPCookie], for url: URL) -> String {
        let (host, path) = ((url.host ?? "").lowercased(), url.path.isEmpty ? "/" : url.path)
        let sent = cookies.filter { cookie in
            let domain = cookie.domain.lowercased()
            let isOfHost = domain.hasPrefix(".") ? host == domain.dropFirst() || host.hasSuffix(domain) : host == domain
            let isOfPath = path == cookie.path || path.hasPrefix(cookie.path.hasSuffix("/") ? cookie.path : cookie.path + "/")
            return isOfHost && isOfPath && (!cookie.isSecure || url.scheme?.lowercased() == "https")
        }
        return sent.sorted { $0.path.count > $1.path.count }.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
    }

    static func values(_ cookie: HTTPCookie) -> [String: Any] {
        var values: [String: Any] = [
            "name": cookie.name, "value": cookie.value, "path": cookie.path, "secure": cookie.isSecure, "httpOnly": cookie.isHTTPOnly,
        ]
        // A domain that begins with a dot is for its parts, too; the engine has it for another one only with an address.
        if cookie.domain.hasPrefix(".") {
            values["domain"] = cookie.domain
        } else {
            values["url"] = "\(cookie.isSecure ? "https" : "http")://\(cookie.domain)\(cookie.path)"
        }
        if let date = cookie.expiresDate { values["expires"] = date.timeIntervalSince1970 }
        return values
    }
}
